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
