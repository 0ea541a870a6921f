import type { RequestListener } from 'node:http';
import { whileMemoryIsSwept } from '../../test/sweep-memory.ts';
import { fetchWeather } from './fetch-weather.ts';
import { current, send, startUpstream, type Upstream } from './upstream.fixture.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());

const ask = (answer: RequestListener) => {
  upstream.answer = answer;
  return fetchWeather(upstream.url, { latitude: 52.5163, longitude: 13.3777 });
};

test('the service learns the place and what is wanted', async () => {
  await ask(current({ temperature_2m: 7, weather_code: 0 }));

  expect(upstream.asked.at(-1)?.pathname).toBe('/v1/forecast');
  expect(Object.fromEntries(upstream.asked.at(-1)?.searchParams ?? [])).toEqual({
    models: 'icon',
    latitude: '52.5163',
    longitude: '13.3777',
    current: 'temperature_2m,weather_code',
    timezone: 'Europe/Berlin',
  });
});

test.each<[string, RequestListener]>([
  ['fails', send('{}', 500)],
  ['answers without the weather', send('{"current":{}}')],
  ['answers with a text as temperature', current({ temperature_2m: '7', weather_code: 0 })],
  ['answers with a temperature that cannot be', current({ temperature_2m: 700, weather_code: 0 })],
  ['answers with a code that cannot be', current({ temperature_2m: 7, weather_code: 100 })],
  ['answers with something else than JSON', send('<html>Wartung</html>')],
  ['answers with null', send('null')],
  ['answers without end', send(`"${'x'.repeat(100_000)}"`)],
  ['points elsewhere', (_request, response) => response.writeHead(302, { location: '/else' }).end()],
  ['hangs up', (request) => request.socket.destroy()],
])('a service that %s tells nothing', async (_case, answer) => {
  await expect(ask(answer)).rejects.toThrow(/./);
});

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['begins to answer and stops', (_request, response) => void response.writeHead(200).write('{"current":')],
])('a service that %s is given up, when memory is swept meanwhile as well', async (_case, answer) => {
  await whileMemoryIsSwept(() => expect(ask(answer)).rejects.toThrow(/timeout/));
});
