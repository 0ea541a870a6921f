import { request as httpRequest } from 'node:http';
import { expect, test } from '../kit/journey-test.ts';

/** Status, target and text of an address sent as it is; browsers and fetch would tidy it first. */
function askRaw(origin: string, path: string): Promise<{ status: number; location: string; text: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = httpRequest({ hostname, port, path, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', text }),
      );
    });
    request.on('error', reject).end();
  });
}

for (const path of [
  '/releases/../../release-secret',
  '/releases/..%2f..%2frelease-secret',
  '/releases/news/1.0.0/client/..%2f..%2f..%2f..%2frelease-secret',
  '/releases/news/1.0.0/client/../server/remoteEntry.cjs',
  '/releases/news/1.0.0/client/%2e%2e/server/remoteEntry.cjs',
  '/releases/news/1.0.0/server/remoteEntry.cjs',
  '/objects/../release-secret',
  '/objects/..%2frelease-secret',
  '/objects/%2e%2e/session-secret',
  '/objects/..%5crelease-secret',
  '/objects/....//release-secret',
  '/banner-objects/..%2frelease-secret',
  '/dateien/..%2frelease-secret',
  '/optimize-image/objects/..%2frelease-secret?w=300&q=70&f=webp',
  '/optimize-image/../release-secret?w=300&q=70&f=webp',
  '/optimize-image/etc/passwd?w=300&q=70&f=webp',
  '/releases/shell/0123456789ab/client/../../../release-secret',
  '/releases/shell/0123456789ab/client/..%2f..%2f..%2frelease-secret',
  '/releases/shell/0123456789ab/server/render-worker.cjs',
  '/releases/shell/0123456789ab/descriptor.json',
  '/assets/fonts/..%2fpackage.json',
  '/assets/pictures/..%2fpackage.json',
]) {
  test(`${path} gives nothing away`, async ({ portal }) => {
    const { status, text } = await askRaw(portal.url, path);

    expect([400, 403, 404]).toContain(status);
    expect(text).not.toMatch(/root:|"workspaces"|module\.exports|"private"/);
    expect(text).not.toMatch(/^[\w-]{32,}\s*$/);
  });
}

for (const path of [
  '/\\evil.example/',
  '//evil.example/',
  '/\\/evil.example/',
  '/%5cevil.example/',
  '/.//evil.example/',
]) {
  test(`${path} leads to no other site`, async ({ portal }) => {
    const { status, location } = await askRaw(portal.url, path);

    expect([301, 400, 404]).toContain(status);
    if (location) expect(new URL(location, portal.url).origin).toBe(portal.url);
  });
}

for (const path of [
  '//[',
  '//news',
  '//',
  '/news/%00',
  '/%00',
  '/\\[',
  '/news//x',
  '/%',
  '/news/%E0%A4%A',
  '/?x=%',
  '/news?suche=%ff%fe',
]) {
  test(`${path} is answered, and not with another page`, async ({ portal }) => {
    const { status } = await askRaw(portal.url, path);

    expect(path.startsWith('/?') || path.includes('?suche') ? [200] : [301, 400, 404]).toContain(status);
  });
}

test('a path of 100,000 characters is refused', async ({ portal }) => {
  const { status } = await askRaw(portal.url, `/news/${'a'.repeat(100_000)}`);

  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});
