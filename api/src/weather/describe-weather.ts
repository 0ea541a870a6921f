import type { Weather, WeatherIcon } from '../contract/index.ts';

type Look = { from: number; icon: WeatherIcon; description: string };

/** From the highest code down (docs/specification.md#events-weather-and-clock; zap: docs/product.md#weather). */
const LOOKS: readonly Look[] = [
  { from: 95, icon: 'zap', description: 'Regen' },
  { from: 80, icon: 'cloud-rain', description: 'Regen' },
  { from: 71, icon: 'snowflake', description: 'Schnee' },
  { from: 51, icon: 'cloud-rain', description: 'Leichter Regen' },
  { from: 2, icon: 'cloud', description: 'Bewölkt' },
];

/** From °C and the code of the WMO. */
export function describeWeather(celsius: number, code: number): Weather {
  const { icon, description } = LOOKS.find(({ from }) => code >= from) ?? { icon: 'sun', description: 'Sonnig' };
  return { temp: Math.round(celsius) + 0, code, icon, description }; // + 0: never minus zero
}
