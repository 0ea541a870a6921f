import { connect, type AddressInfo } from 'node:net';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../../test/app.ts';

const PATH = '/objects/2026/11/a.jpg';

describe('GET /objects/*', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp();
    await mkdir(join(api.config.dataDir, 'objects/2026/11'), { recursive: true });
    await writeFile(join(api.config.dataDir, PATH), '0123456789');
    await writeFile(join(api.config.dataDir, `${PATH}.part`), '01234');
    await writeFile(join(api.config.dataDir, 'objects/.secret.jpg'), 'secret');
    await writeFile(join(api.config.dataDir, 'secret.jpg'), 'secret');
    await api.app.listen({ port: 0 });
  });
  afterAll(() => api.close());

  test.each([PATH, PATH.replace('/objects/', '/banner-objects/')])('serves %s for a year', async (url) => {
    const answer = await api.app.inject(url);

    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('0123456789');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      'accept-ranges': 'bytes',
    });
  });

  test('answers 304 to who has it, and a part to who asks for one', async () => {
    const { headers } = await api.app.inject(PATH);

    const known = await api.app.inject({ url: PATH, headers: { 'if-none-match': headers.etag ?? '' } });
    const part = await api.app.inject({ url: PATH, headers: { range: 'bytes=2-4' } });

    expect(known.statusCode).toBe(304);
    expect(part).toMatchObject({ statusCode: 206, body: '234' });
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
  });

  test.each(['/objects/2026/11/b.jpg', '/objects/2026/11', '/objects/', `${PATH}.part`, '/objects/.secret.jpg'])(
    '%s is answered with 404',
    async (url) => {
      const answer = await api.app.inject(url);

      expect(answer.json()).toMatchObject({ statusCode: 404, message: 'Diese Datei gibt es nicht.' });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test.each([
    '/objects/../secret.jpg',
    '/objects/%2e%2e/secret.jpg',
    '/objects/..%2fsecret.jpg',
    '/objects/2026/..%2f..%2f..%2fsecret.jpg',
    '/objects/..%5csecret.jpg',
    '/objects/%2e%2e%2fsecret.jpg%00.jpg',
    '/banner-objects/..%2fsecret.jpg',
    '/optimize-image/objects/../secret.jpg',
    '/optimize-image/objects/..%2fsecret.jpg',
    '/optimize-image/objects/%2e%2e/secret.jpg',
    '/optimize-image/..%2f..%2fetc/passwd.jpg',
  ])('there is no way out of the folder by %s', async (path) => {
    const answer = await requestLiterally((api.app.server.address() as AddressInfo).port, path);

    expect(answer).toMatch(/^HTTP\/1\.1 40[034] /);
    expect(answer).not.toContain('secret\r\n');
    expect(answer.endsWith('secret')).toBe(false);
  });
});

/** Requests a path literally, as an attacker does; every HTTP client would normalise it. */
async function requestLiterally(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}
