import { Type, type Static } from 'typebox';
import { OneOf } from './schema.ts';

/** zap: thunderstorm, code 95 and above (docs/product.md#weather). */
export const WeatherIcon = OneOf('sun', 'cloud', 'cloud-rain', 'snowflake', 'zap');
export type WeatherIcon = Static<typeof WeatherIcon>;

/**
 * The weather at the club, answer of `GET /api/weather`; 204 when it is switched off, and while it is unknown. `temp`
 * in whole °C, `code` as the WMO counts, `description` German (docs/specification.md#events-weather-and-clock).
 */
export const Weather = Type.Object({
  temp: Type.Integer(),
  code: Type.Integer(),
  icon: WeatherIcon,
  description: Type.String(),
});
export type Weather = Static<typeof Weather>;
