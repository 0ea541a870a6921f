import { rename } from 'node:fs/promises';
import { runningApi } from '../../test/app.ts';

const api = runningApi();

test.each(['/healthz', '/readyz'])('%s says that all is well', async (url) => {
  const answer = await api.app.inject(url);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
});

test('without its data folder the portal is not ready', async () => {
  const { dataDir } = api.config;
  await rename(dataDir, `${dataDir}-away`);
  const answer = await api.app.inject('/readyz');
  await rename(`${dataDir}-away`, dataDir);

  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toHaveProperty('retry-after');
});

test('metrics are for this machine', async () => {
  await api.app.inject('/healthz');

  expect((await api.app.inject('/metrics')).body).toMatch(/^http_requests_total\{status="2xx"\} \d+$/m);
  expect((await api.app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
  expect((await api.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
});
