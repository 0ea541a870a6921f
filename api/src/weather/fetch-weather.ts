import { request } from 'undici';
import { ZONE } from '../time/berlin-time.ts';
import type { Weather, WeatherIcon } from '../contract/index.ts';

/** Degrees, WGS 84. */
export type Place = { latitude: number; longitude: number };

type Answer = { current?: { temperature_2m?: unknown; weather_code?: unknown } };

const TIME_LIMIT_MS = 3_000;
const MAX_BYTES = 64 * 1024;

/**
 * Asks a service that answers like Open-Meteo. Only `serviceUrl` decides where the request goes: redirects are refused,
 * and nothing about a visitor is sent. Throws when there is no sensible answer in time.
 */
export async function fetchWeather(serviceUrl: string, { latitude, longitude }: Place): Promise<Weather> {
  const url = new URL(serviceUrl);
  url.searchParams.set('latitude', String(latitude));
  url.searchParams.set('longitude', String(longitude));
  url.searchParams.set('current', 'temperature_2m,weather_code');
  url.searchParams.set('timezone', ZONE);
  // Node's own fetch forgets its deadline once memory is swept while the body comes; this follows no redirects, either.
  const { statusCode, body } = await request(url, {
    headers: { accept: 'application/json', 'user-agent': 'vereinsportal' },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (statusCode !== 200) {
    body.on('error', () => undefined).destroy();
    throw new Error(`the weather service answers ${statusCode}`);
  }
  const { current = {} } = JSON.parse(await readText(body)) as Answer;
  const { temperature_2m: celsius, weather_code: code } = current;
  if (!isBetween(celsius, -90, 60) || !isBetween(code, 0, 99)) throw new Error('the weather service makes no sense');
  return describeWeather(celsius, Math.trunc(code));
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MAX_BYTES) throw new Error('the weather service sends too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function isBetween(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

type Look = { from: number; icon: WeatherIcon; description: string };

/**
 * The icons and words of codes, from the highest code down (docs/specification.md#events-weather-and-clock; zap:
 * docs/product.md#weather).
 */
const LOOKS: readonly Look[] = [
  { from: 95, icon: 'zap', description: 'Regen' },
  { from: 80, icon: 'cloud-rain', description: 'Regen' },
  { from: 71, icon: 'snowflake', description: 'Schnee' },
  { from: 51, icon: 'cloud-rain', description: 'Leichter Regen' },
  { from: 2, icon: 'cloud', description: 'Bewölkt' },
];

/** Describes the weather of a temperature in °C and a code of the WMO. */
export function describeWeather(celsius: number, code: number): Weather {
  const { icon, description } = LOOKS.find(({ from }) => code >= from) ?? { icon: 'sun', description: 'Sonnig' };
  return { temp: Math.round(celsius) + 0, code, icon, description }; // + 0: never minus zero
}
