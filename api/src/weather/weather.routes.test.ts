import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '../../test/app.ts';

let upstream: Server;
let api: TestApp | null = null;
let answer: RequestListener;
let asked: URL[];

beforeEach(async () => {
  asked = [];
  upstream = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://upstream'));
    answer(request, response);
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await api?.close();
  api = null;
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});

async function weather(headers: Record<string, string> = {}) {
  const { port } = upstream.address() as AddressInfo;
  api ??= await createTestApp({ weatherUrl: `http://127.0.0.1:${port}/v1/forecast?models=icon` });
  return api.app.inject({ url: '/api/weather', headers });
}
const send =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
const current = (values: object) => send(JSON.stringify({ current: values }));

test('the weather at the club is asked for once, whoever asks', async () => {
  answer = current({ temperature_2m: 7.6, weather_code: 61 });

  const answers = [await weather(), ...(await Promise.all([weather(), weather()]))];

  for (const { body } of answers)
    expect(JSON.parse(body)).toEqual({ temp: 8, code: 61, icon: 'cloud-rain', description: 'Leichter Regen' });
  expect(asked).toHaveLength(1);
});

test('the service learns the place and what is wanted, and nothing about who asks', async () => {
  let headers = {};
  answer = (request, response) => {
    ({ headers } = request);
    current({ temperature_2m: 7, weather_code: 0 })(request, response);
  };

  await weather({ 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Handy', cookie: 'portal=secret' });

  expect(asked[0]?.pathname).toBe('/v1/forecast');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    models: 'icon',
    latitude: '49.7036',
    longitude: '8.3253',
    current: 'temperature_2m,weather_code',
    timezone: 'Europe/Berlin',
  });
  expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113|Handy|secret/);
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
])('a service that %s is a 503, and is not asked again at once', async (_case, listener) => {
  answer = listener;

  expect((await weather()).json()).toMatchObject({ statusCode: 503, code: 'weather_unavailable' });
  expect((await weather()).statusCode).toBe(503);
  expect(asked).toHaveLength(1);
});

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['begins to answer and stops', (_request, response) => void response.writeHead(200).write('{"current":')],
])(
  'a service that %s is given up',
  async (_case, listener) => {
    answer = listener;

    expect((await weather()).statusCode).toBe(503);
  },
  20_000,
);

test('the weather can be switched off: there is none, and nobody is asked', async () => {
  api = await createTestApp({ weatherUrl: null });

  expect(await weather()).toMatchObject({ statusCode: 204, body: '' });
  expect(asked).toEqual([]);
});
