import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApp } from '../../test/app.ts';

/** Something that listens at a port nobody else has. */
async function listen(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function freePort(): Promise<number> {
  const { server, port } = await listen();
  await once(server.close(), 'close');
  return port;
}

test('metrics have a port of their own, at which nothing else answers', async () => {
  const metricsPort = await freePort();
  const api = await createTestApp({ metricsPort });
  const { app } = api;
  await app.listen({ port: 0, host: '127.0.0.1' });
  await fetch(`${app.listeningOrigin}/healthz`);

  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const text = await answer.text();
  const others = await Promise.all([
    fetch(`http://127.0.0.1:${metricsPort}/api/settings`),
    fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: 'POST' }),
    fetch(`${app.listeningOrigin}/metrics`),
  ]);
  await api.close();

  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4');
  expect(text).toMatch(/^http_requests_total\{status="2xx"\} [1-9]\d*$/m);
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('how long answers take is told by the route that gave them, not by the address that was asked for', async () => {
  const api = await createTestApp();
  await api.app.inject('/api/news/slug/eins');
  await api.app.inject('/api/news/slug/zwei');
  await api.app.inject('/api/gibt-es-nicht');
  const text = await api.app.metrics();
  await api.close();

  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/news/slug/:slug"} 2\n');
  expect(text).toMatch(
    /^http_request_duration_seconds_bucket\{le="\+Inf",method="GET",route="\/api\/news\/slug\/:slug"\} 2$/m,
  );
  expect(text).not.toContain('gibt-es-nicht');
});

test('without such a port there are none, whoever asks', async () => {
  const api = await createTestApp();
  const answers = await Promise.all([
    api.app.inject('/metrics'),
    api.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } }),
  ]);
  await api.close();

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});

test('a port that is taken stops the start with a sentence that says what to change', async () => {
  const { server, port } = await listen();
  const api = await createTestApp({ metricsPort: port });

  await expect(api.app.ready()).rejects.toThrow(/^METRICS_PORT ist .*\.$/);
  await api.close();
  server.close();
});
