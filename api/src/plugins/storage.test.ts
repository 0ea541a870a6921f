import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createRelease, liveVersions, publish } from '../../test/release.ts';
import { startS3Server, type S3Server } from '../../test/s3-server.ts';
import { sendForm } from '../../test/send-form.ts';
import { createAccount, signIn } from '../../test/sign-in.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { buildApi } from '../app.ts';
import { commandToken } from '../crypto/command-token.ts';
import { ConfigError } from '../config.ts';
import type { EditableDocument } from '../contract/index.ts';
import { makePdf } from '../media/documents/documents.fixture.ts';
import { makeNoise } from '../media/pictures/pictures.fixture.ts';

/** Two instances with one database and one bucket, and a data folder each. */
let server: S3Server;
let first: TestApp;
let second: TestApp;
let editor: string;
beforeAll(async () => {
  server = await startS3Server();
  first = await createTestApp({ s3: server.settings });
  const { databaseUrl, sessionSecret, releaseSecret } = first.config;
  second = await createTestApp({ s3: server.settings, databaseUrl, sessionSecret, releaseSecret });
  for (const { app } of [first, second]) await app.listen({ port: 0, host: '127.0.0.1' });
  editor = await signIn(first.app, 'editor');
});
afterAll(async () => {
  await second.close();
  await first.close();
  await server.close();
});

const upload = async ({ app }: TestApp) => {
  const file = new Blob([await makeNoise(40, 30)]);
  return sendForm(app, 'POST', '/api/uploads', [['file', file]], { cookie: editor });
};
const statusOf = async ({ app }: TestApp, url: string) => (await app.inject(url)).statusCode;
const whileAway = async (work: () => Promise<void>) => {
  await server.stop();
  try {
    await work();
  } finally {
    await server.start();
  }
};

describe('pictures in a bucket', () => {
  test('are served by every instance, in their own size and in others', async () => {
    const { url, id, bytes } = (await upload(first)).json();

    const served = await second.app.inject(url);

    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await statusOf(second, `/optimize-image${url}?w=200`)).toBe(200);
    expect(await statusOf(second, url.replace(id, '00000000-0000-4000-8000-000000000000'))).toBe(404);
  });

  test('that were deleted are gone, here and in the bucket', async () => {
    const { url, id } = (await upload(first)).json();
    expect(await statusOf(first, url)).toBe(200);

    const headers = { cookie: editor };
    const deleted = await first.app.inject({ method: 'DELETE', url: `/api/media/${id}`, headers, payload: {} });

    expect(deleted.statusCode).toBe(204);
    for (const instance of [first, second]) expect(await statusOf(instance, url)).toBe(404);
  });

  test('that were deleted come back on another instance', async () => {
    const { url, id } = (await upload(first)).json();
    const headers = { cookie: editor };
    // Visitors are led only to a picture that somebody has answered for.
    await first.app.inject({
      method: 'POST',
      url: '/api/media/answers',
      headers,
      payload: { ids: [id], children: 'none' },
    });
    await first.app.inject({ method: 'DELETE', url: `/api/media/${id}`, headers, payload: {} });
    const { url: kept } = await first.app.db('media').where({ id }).first('url');
    for (const instance of [first, second]) expect(await statusOf(instance, kept)).toBe(404);

    const back = await second.app.inject({ method: 'POST', url: `/api/media/${id}/restore`, headers });

    expect([back.statusCode, back.json().url]).toEqual([200, kept]);
    for (const instance of [first, second]) expect(await statusOf(instance, kept)).toBe(200);
    expect((await first.app.inject(url)).headers.location).toBe(kept);
  });

  test('that are known are served while the bucket is away; an upload is told to come back and leaves nothing', async () => {
    const known = (await upload(first)).json();
    const unknown = (await upload(first)).json();
    expect(await statusOf(second, known.url)).toBe(200);
    const rows = async () => (await first.app.db('media').select('id')).length;
    const before = await rows();

    await whileAway(async () => {
      const answer = await upload(first);

      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json().message).toContain('gerade nicht erreichbar');
      expect(await statusOf(second, known.url)).toBe(200);
      expect(await statusOf(second, unknown.url)).toBe(503);
    });

    expect(await rows()).toBe(before);
    expect((await upload(first)).statusCode).toBe(201);
    expect(await statusOf(second, unknown.url)).toBe(200);
  });
});

describe('releases in a bucket', () => {
  let sections = 0;
  let name: string;
  let page: string;
  let published: number;
  beforeEach(async () => {
    name = `section-${(sections += 1)}`;
    page = `/releases/${name}/1.0.0/client/page.js`;
    published = await release('1.0.0');
    await untilLiveOnBoth('1.0.0');
  });
  const release = async (version: string) => (await publish(first, createRelease({ name, version }))).statusCode;
  const serverFiles = ({ app }: TestApp, version: string) =>
    readdir(join(app.releases.folder(name, version), 'server')).catch(() => []);
  const untilLiveOnBoth = (version: string) =>
    waitUntil(async () =>
      [await liveVersions(first), await liveVersions(second)].every(({ [name]: live }) => live === version),
    );

  test('are live on the other instance when all their files are there', async () => {
    expect(published).toBe(201);
    expect(await serverFiles(second, '1.0.0')).toEqual(['remoteEntry.cjs']);
    const served = await second.app.inject({ url: page, headers: { 'accept-encoding': 'br' } });
    expect(served.headers['content-encoding']).toBe('br');
  });

  test('whose copy was changed or lost are fetched anew', async () => {
    const folder = second.app.releases.folder(name, '1.0.0');
    await writeFile(join(folder, 'server/remoteEntry.cjs'), 'exports.section = "changed";');

    await (await buildApi(second.config)).close();
    expect(await readFile(join(folder, 'server/remoteEntry.cjs'), 'utf8')).toBe(`exports.section = '${name}';`);

    await rm(folder, { recursive: true });
    expect(await statusOf(second, page)).toBe(200);
  });

  test('are refused while the bucket is away, recorded nowhere, and accepted afterwards', async () => {
    const next = createRelease({ name, version: '1.1.0' });

    await whileAway(async () => {
      const answer = await publish(first, next);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(await statusOf(second, page)).toBe(200);
    });

    expect(await liveVersions(first)).toMatchObject({ [name]: '1.0.0' });
    expect((await publish(first, next)).statusCode).toBe(201);
    await untilLiveOnBoth('1.1.0');
  });

  test('an older one stays reachable on an instance that never had it', async () => {
    await release('1.1.0');
    await rm(second.app.releases.folder(name, '1.0.0'), { recursive: true });

    expect(await statusOf(second, page)).toBe(200);
  });

  test('are forgotten on all instances when they are too old', async () => {
    for (const version of ['1.1.0', '1.2.0']) await release(version);
    await first.app.db('activations').update({ activated_at: new Date('2026-01-01') });
    await first.app.db('releases').update({ published_at: new Date('2026-01-01') });
    await release('1.3.0');
    await untilLiveOnBoth('1.3.0');

    await waitUntil(async () => (await serverFiles(second, '1.0.0')).length === 0);
    for (const instance of [first, second]) expect(await statusOf(instance, page)).toBe(404);
  });
});

test('copies of documents, deleted ones included, can be read by the portal alone', async () => {
  const folder = join(second.config.dataDir, 'cache/documents');
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const file = new File([makePdf()], 'satzung.pdf');
  const { url } = (
    await sendForm(first.app, 'POST', '/api/documents', [['file', file]], { cookie: editor })
  ).json<EditableDocument>();
  expect(await statusOf(second, url)).toBe(200);

  const { mode } = await stat(folder);

  expect(await readdir(folder, { recursive: true })).not.toEqual([]);
  expect(mode & 0o077).toBe(0);
});

test('a start with a wrong key ends with a sentence, one without the bucket does not', async () => {
  const secretAccessKey = 'wrong';
  const refused = createTestApp({ s3: { ...server.settings, secretAccessKey } });
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(/^S3_ENDPOINT.*SignatureDoesNotMatch.*\.$/);

  const endpoint = `${server.settings.endpoint}/${server.settings.bucket}`;
  await expect(createTestApp({ s3: { ...server.settings, endpoint } })).rejects.toThrow(
    /^S3_ENDPOINT .*ohne den Bucket/,
  );

  await whileAway(async () => {
    const lonely = await createTestApp({ s3: server.settings });
    expect(await statusOf(lonely, '/readyz')).toBe(200);
    await lonely.close();
  });
});

test('a backup of pictures in a bucket is restored into an empty bucket', async () => {
  const { url } = (await upload(first)).json();
  await createAccount(first.app, 'admin');
  const headers = { authorization: `Bearer ${commandToken(first.config.releaseSecret, 'backup')}` };
  const archive = (await first.app.inject({ url: '/api/admin/backup', headers })).rawPayload;
  const empty = await createTestApp({
    s3: { ...server.settings, prefix: 'empty/' },
    releaseSecret: first.config.releaseSecret,
  });

  const restored = await empty.app.inject({
    method: 'POST',
    url: '/api/admin/restore?replace=true',
    headers: { ...headers, 'content-type': 'application/gzip' },
    payload: archive,
  });

  expect(restored.statusCode).toBe(200);
  expect(await statusOf(empty, url)).toBe(200);
  await empty.close();
});
