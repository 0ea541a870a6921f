import { rename } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';

let api: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
});
afterAll(() => api.close());

test.each(['/healthz', '/readyz'])('%s says that all is well', async (url) => {
  const answer = await app.inject(url);

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
});

test('without its data folder the portal is not ready', async () => {
  const { dataDir } = api.config;
  await rename(dataDir, `${dataDir}-away`);
  const answer = await app.inject('/readyz');
  await rename(`${dataDir}-away`, dataDir);

  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toHaveProperty('retry-after');
});

test('metrics are for this machine', async () => {
  await app.inject('/healthz');

  expect((await app.inject('/metrics')).body).toMatch(/^http_requests_total\{status="2xx"\} \d+$/m);
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
});
