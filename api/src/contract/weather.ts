import { Type, type Static } from 'typebox';

/** zap: thunderstorm, code 95 and above (product, decision 5). */
export const WeatherIcon = Type.Union([
  Type.Literal('sun'),
  Type.Literal('cloud'),
  Type.Literal('cloud-rain'),
  Type.Literal('snowflake'),
  Type.Literal('zap'),
]);
export type WeatherIcon = Static<typeof WeatherIcon>;

/** The weather at the club: `temp` in whole °C, `code` as the WMO counts, `description` German (specification, section 9). */
export const Weather = Type.Object({
  temp: Type.Integer(),
  code: Type.Integer(),
  icon: WeatherIcon,
  description: Type.String(),
});
export type Weather = Static<typeof Weather>;

/** `GET /api/weather`: null when the operator has switched the weather off; 503 when nobody knows it just now. */
export const WeatherAnswer = Type.Union([Weather, Type.Null()]);
export type WeatherAnswer = Static<typeof WeatherAnswer>;
