import { describeWeather } from './fetch-weather.ts';

test.each([
  [0, 'sun', 'Sonnig'],
  [1, 'sun', 'Sonnig'],
  [2, 'cloud', 'Bewölkt'],
  [50, 'cloud', 'Bewölkt'],
  [51, 'cloud-rain', 'Leichter Regen'],
  [70, 'cloud-rain', 'Leichter Regen'],
  [71, 'snowflake', 'Schnee'],
  [79, 'snowflake', 'Schnee'],
  [80, 'cloud-rain', 'Regen'],
  [94, 'cloud-rain', 'Regen'],
  [95, 'zap', 'Regen'],
  [99, 'zap', 'Regen'],
])('code %i is %s, %s', (code, icon, description) => {
  expect(describeWeather(7, code)).toEqual({ temp: 7, code, icon, description });
});

test.each([
  [7.5, 8],
  [7.4, 7],
  [-0.4, 0],
  [-3.6, -4],
])('%d °C is shown as %i', (celsius, temp) => {
  expect(describeWeather(celsius, 0).temp).toBe(temp);
});
