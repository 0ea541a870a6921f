import { mkdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { runningApi } from '../../test/app.ts';
import { createRelease, publish } from '../../test/release.ts';

const api = runningApi();
beforeAll(async () => {
  await publish(api, createRelease({ name: 'news', client: { 'client/chunks/a.js': 'a'.repeat(5000) } }));
  await api.app.listen({ port: 0, host: '127.0.0.1' });
});

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

/** The same address as the framework understands it, or what one might take for it. */
const SPELLINGS: [what: string, spell: (address: string) => string][] = [
  ['encoded letters of the folder', (address) => address.replace('client', 'clien%74')],
  ['encoded letters of the version', (address) => address.replace('/1.', '/%31.')],
  [
    'an encoded letter of the name',
    (address) => address.replace(/.\.js$/, (end) => `%${end.charCodeAt(0).toString(16)}.js`),
  ],
  ['encoded slashes', (address) => address.replace(/\/([^/]+)$/, '%2F$1')],
  ['an encoded prefix', (address) => address.replace('/releases', '/%72eleases')],
  ['the site before it', (address) => `http://verein.example${address}`],
  ['a mark after it', (address) => `${address}#x`],
  ['a query', (address) => `${address}?x=%61`],
];

describe('a file that was damaged on the disk', () => {
  const name = 'client/chunks/a.js';
  const path = () => join(api.app.releases.folder('news', '1.0.0'), name);
  const get = (encoding: string) =>
    api.app.inject({ url: `/releases/news/1.0.0/${name}`, headers: { 'accept-encoding': encoding } });
  const zeroed = async (file: string) => writeFile(file, Buffer.alloc((await stat(file)).size));
  const cutOff = (file: string) => truncate(file, 3);
  const exchanged = async (file: string) => {
    const { size, atime, mtime } = await stat(file);
    await writeFile(file, 'x'.repeat(size));
    await utimes(file, atime, mtime);
  };
  afterEach(async () => {
    await writeFile(path(), 'a'.repeat(5000));
    await get('identity');
  });

  test.each([
    ['the brotli copy is zeroed', '.br', zeroed],
    ['the brotli copy is cut off', '.br', cutOff],
    ['the gzip copy is cut off', '.gz', cutOff],
    ['the gzip copy has vanished', '.gz', (file: string) => rm(file)],
    ['the file itself is cut off', '', cutOff],
    ['the file itself is zeroed', '', zeroed],
    ['the file itself is exchanged for one of its size and time', '', exchanged],
  ])('is made again before anybody gets it: %s', async (_what, copy, damage) => {
    await get('br');
    await damage(path() + copy);

    const [plain, br, gz] = await Promise.all([get('identity'), get('br'), get('gzip')]);

    expect(plain.body).toBe('a'.repeat(5000));
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
  });

  test('is not sent for a year when nothing good is left of it, but refused for a minute', async () => {
    for (const copy of ['', '.br', '.gz']) await zeroed(path() + copy);

    const answer = await get('br');

    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '60' });
    expect(answer.json()).toMatchObject({ code: 'damaged_file' });
  });

  test.each(SPELLINGS)('is sent under no other spelling of its address: %s', async (_what, spell) => {
    await get('br');
    for (const copy of ['', '.br', '.gz']) await zeroed(path() + copy);

    expect(await statusOf(spell(`/releases/news/1.0.0/${name}`))).toMatch(/^HTTP\/1\.1 (?:404|503) /);
  });
});

describe('files of a folder that no release is recorded for', () => {
  const address = '/releases/news/1.0.7/client/page.js';
  beforeAll(async () => {
    const folder = join(api.app.releases.folder('news', '1.0.7'), 'client');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'page.js'), 'half');
  });

  test('are not served', async () => {
    expect((await api.app.inject(address)).statusCode).toBe(404);
  });

  test.each(SPELLINGS)('are not served under another spelling either: %s', async (_what, spell) => {
    expect(await statusOf(spell(address))).toMatch(/^HTTP\/1\.1 404 /);
  });
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
