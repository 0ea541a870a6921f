import type { Weather, WeatherIcon } from '@portal/api/contract';
import { LineIcon, useResource, VisuallyHidden } from '@portal/shared-ui';

const CLOUD = 'M7 18a4.5 4.5 0 1 1 .6-8.96A6 6 0 0 1 19 10.5 3.8 3.8 0 0 1 18.2 18z';
const RAISED_CLOUD = 'M7 14.5a4 4 0 1 1 .6-7.96A5.5 5.5 0 0 1 18 8a3.3 3.3 0 0 1-.6 6.5z';
const shapes: Record<WeatherIcon, string> = {
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.3 1.3m11.4 11.4L19 19M5 19l1.3-1.3M17.7 6.3 19 5',
  cloud: CLOUD,
  'cloud-rain': `${RAISED_CLOUD}M8 18.5v2m4-1v2m4-3v2`,
  snowflake: 'M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.5 12 6l2.5-2.5m-5 17L12 18l2.5 2.5',
  zap: 'M13 2 4 14h7l-1 8 9-12h-7z',
};

/**
 * Icon and temperature at the club, renewed every 10 minutes; nothing while they are unknown
 * (docs/specification.md#8-error-catalogue).
 */
export function WeatherIndicator() {
  const { data: weather, error } = useResource<Weather | undefined>('/api/weather');
  if (!weather || error) return null;
  return (
    <span title={weather.description}>
      <LineIcon path={shapes[weather.icon]} />
      <VisuallyHidden>{weather.description}, </VisuallyHidden>
      {weather.temp} °C
    </span>
  );
}
