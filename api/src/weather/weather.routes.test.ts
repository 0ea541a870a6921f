import { createTestApp, type TestApp } from '../../test/app.ts';
import { enterClub } from '../../test/club.ts';
import { current, send, startUpstream, type Upstream } from './upstream.fixture.ts';

let upstream: Upstream;
let api: TestApp;
beforeEach(async () => {
  upstream = await startUpstream();
  api = await createTestApp({ weatherUrl: upstream.url });
  await enterClub(api.app);
});
afterEach(async () => {
  await api.close();
  await upstream.close();
});

const weather = (headers: Record<string, string> = {}) => api.app.inject({ url: '/api/weather', headers });

test('the weather at the club is asked for once, whoever asks', async () => {
  upstream.answer = current({ temperature_2m: 7.6, weather_code: 61 });

  const answers = [...(await Promise.all([weather(), weather()])), await weather()];

  for (const answer of answers)
    expect(answer.json()).toEqual({ temp: 8, code: 61, icon: 'cloud-rain', description: 'Leichter Regen' });
  expect(upstream.asked).toHaveLength(1);
});

test('the service learns nothing about who asks', async () => {
  let headers = {};
  upstream.answer = (request, response) => {
    ({ headers } = request);
    current({ temperature_2m: 7, weather_code: 0 })(request, response);
  };

  await weather({ 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Handy', cookie: 'portal=secret' });

  expect(headers).toMatchObject({ accept: 'application/json' });
  expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113|Handy|secret/);
});

test('a service that fails leaves the weather unknown, and is not asked again at once', async () => {
  upstream.answer = send('{}', 500);

  expect(await weather()).toMatchObject({ statusCode: 204, body: '' });
  expect((await weather()).statusCode).toBe(204);
  expect(upstream.asked).toHaveLength(1);
});

test('the settings can do without weather', async () => {
  upstream.answer = current({ temperature_2m: 7, weather_code: 0 });
  await api.app.db('settings').update({ show_weather: false });

  expect((await weather()).statusCode).toBe(204);
  expect(upstream.asked).toEqual([]);
});

test('a club that has not said where it is has no weather', async () => {
  await api.app.db('settings').update({ latitude: null, longitude: null });

  expect((await weather()).statusCode).toBe(204);
  expect(upstream.asked).toEqual([]);
});

test('the weather can be switched off: there is none, and nobody is asked', async () => {
  const off = await createTestApp({ weatherUrl: null });
  const answer = await off.app.inject('/api/weather');
  await off.close();

  expect(answer).toMatchObject({ statusCode: 204, body: '' });
  expect(upstream.asked).toEqual([]);
});
