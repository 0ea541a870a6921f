import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createRelease, publish } from '../../test/release.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await publish(api, createRelease({ name: 'news', client: { 'client/chunks/a.js': 'a'.repeat(5000) } }));
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

test('a client file comes compressed as it was stored, for a year', async () => {
  const answer = await api.app.inject({
    url: '/releases/news/1.0.0/client/chunks/a.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });

  expect(answer.statusCode).toBe(200);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('a'.repeat(5000));
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

test('a browser that accepts no compression gets the plain file', async () => {
  const answer = await api.app.inject('/releases/news/1.0.0/client/chunks/a.js');

  expect(answer.body).toBe('a'.repeat(5000));
});

test.each([
  '/releases/news/1.0.0/server/remoteEntry.cjs',
  '/releases/news/1.0.0/client/../server/remoteEntry.cjs',
  '/releases/news/1.0.0/client/%2e%2e/server/remoteEntry.cjs',
  '/releases/news/1.0.0/client/..%2fserver/remoteEntry.cjs',
  '/releases/news/1.0.0/client/..%5cserver/remoteEntry.cjs',
  '/releases/news/1.0.0/client/%252e%252e/server/remoteEntry.cjs',
  '/releases/../release-secret',
  '/releases/news/1.0.0/client/../../../../release-secret',
  '/releases/.incoming/x',
  '/releases/news/1.0.0/client',
  '/releases/news/1.0.0/client/',
  '/releases/news/1.0.0/client/chunks',
  '/releases/news/1.0.0/client/chunks/a.js.br',
  '/releases/news/9.9.9/client/chunks/a.js',
  '/releases/news/1.0.0/client/a%00.js',
])('%s is not served', async (path) => {
  expect(await statusOf(path)).toMatch(/^HTTP\/1\.1 40[034] /);
});

/** Over a plain socket: clients tidy up addresses before they send them. */
async function statusOf(path: string): Promise<string> {
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n', 1)[0] ?? '';
}
