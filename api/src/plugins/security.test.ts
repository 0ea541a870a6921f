import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApp, runningApi } from '../../test/app.ts';

const api = runningApi({ config: { publicUrl: 'https://verein.example' } });

const write = (headers: Record<string, string>) =>
  api.app.inject({ method: 'POST', url: '/api/news/mark-read', payload: { timestamp: 1 }, headers });

test('API answers carry the usual headers and a policy that allows nothing', async () => {
  const { headers } = await api.app.inject('/api/settings');

  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test.each([
  ['/healthz', "default-src 'none'; frame-ancestors 'none'"],
  ['/readyz', "default-src 'none'; frame-ancestors 'none'"],
  ['/club-icons/a.png', "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"],
  [
    '/releases/news/1.0.0/client/a.html',
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
])('%s allows as little as what is like it', async (url, policy) => {
  expect((await api.app.inject(url)).headers).toMatchObject({ 'content-security-policy': policy });
});

test.each(['/healthz', '/readyz'])('%s is not kept: it says how things are now', async (url) => {
  expect((await api.app.inject(url)).headers).toMatchObject({ 'cache-control': 'no-store' });
});

describe('an address that is spelt in another way', () => {
  beforeAll(() => api.app.listen({ host: '127.0.0.1', port: 0 }));

  /** The headers of an answer to an address sent as it stands, without what belongs to the moment. */
  const headersOf = (path: string, method = 'GET') =>
    new Promise<IncomingHttpHeaders>((resolve, reject) => {
      const { port } = api.app.server.address() as AddressInfo;
      request({ host: '127.0.0.1', port, path, method, agent: false }, (answer) => {
        const { date: _date, 'content-length': _length, ...headers } = answer.resume().headers;
        resolve(headers);
      })
        .on('error', reject)
        .end();
    });

  test.each([
    ['/api/auth/user', '/%61pi/auth/user'],
    ['/api/auth/user', '/api/%61uth/%75ser'],
    ['/api/auth/user', 'http://verein.example/api/auth/user'],
    ['/api/auth/user', '/api/auth/user#x'],
    ['/api/admin/users', '/%61%70%69/admin/users?page=1'],
    ['/api/settings', 'http://verein.example/%61pi/settings'],
    ['/api/nothing', '/%61pi/nothing'],
    ['/optimize-image/objects/a.jpg', '/optimize%2dimage/objects/a.jpg'],
    ['/optimize-image/objects/a.jpg', 'http://verein.example/optimize-image/objects/a.jpg'],
    ['/objects/a.jpg', '/%6fbjects/a.jpg'],
    ['/banner-objects/a.jpg', '/banner%2Dobjects/a.jpg'],
    ['/club-icons/a.png', '/club%2dicons/a.png'],
    ['/releases/news/1.0.0/client/a.js', '/%72eleases/news/1.0.0/clien%74/a.js'],
    ['/healthz', '/%68ealthz'],
  ])('%s as %s gets the same headers', async (plain, spelling) => {
    const headers = await headersOf(plain);

    expect(headers).toHaveProperty('content-security-policy');
    expect(await headersOf(spelling)).toEqual(headers);
  });

  test.each(['/%61pi/%', 'http://verein.example/api/%'])('%s is refused as the API does it', async (path) => {
    expect(await headersOf(path)).toMatchObject(await headersOf('/api/%'));
  });

  test('what no route answers has the headers of the API', async () => {
    expect(await headersOf('/news', 'POST')).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
});

test.each([
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['another port', { origin: 'https://verein.example:81' }],
  ['the public host without encryption', { origin: 'http://verein.example' }],
  ['the host that was asked, which is not the public one', { origin: 'http://localhost' }],
  ['a foreign site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
])('a write from %s is refused', async (_case, headers) => {
  const answer = await write(headers as Record<string, string>);

  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
});

test.each([
  ['the public address', { origin: 'https://verein.example' }],
  ['the same origin without an Origin header', { 'sec-fetch-site': 'same-origin' }],
  ['a program', {}],
])('a write from %s is accepted', async (_case, headers) => {
  expect((await write(headers as Record<string, string>)).statusCode).toBe(200);
});

test('without a public address the host that was asked is the own one', async () => {
  const local = await createTestApp();
  const writeFrom = async (origin: string) =>
    (await local.app.inject({ method: 'POST', url: '/api/logout', headers: { origin } })).statusCode;
  const statuses = [await writeFrom('http://localhost'), await writeFrom('http://localhost:81')];
  await local.close();

  expect(statuses).toEqual([204, 403]);
});

test('reading from elsewhere is no write', async () => {
  const answer = await api.app.inject({ url: '/api/settings', headers: { origin: 'https://evil.example' } });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});
