import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { call, createRelease, liveVersions, publish } from '../../test/release.ts';
import { UPLOAD_LIMITS } from './receive-release.ts';
import { releaseToken } from './release-token.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** Nothing of a refused upload may stay. */
async function expectNothingPublished(section: string) {
  const folders = await readdir(join(api.config.dataDir, 'releases'));
  expect(folders).not.toContain(section);
  expect(await readdir(join(api.config.dataDir, 'releases/.incoming'))).toEqual([]);
  expect((await call(api, section, `history?section=${section}`)).json()).toEqual([]);
}

test('a published release is live, and its files are in its folder', async () => {
  const release = createRelease({ name: 'news' });

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ section: 'news', version: '1.0.0', live: '1.0.0', previous: null });
  expect(api.app.releases.registry().sections).toContainEqual(release.descriptor);
  const entry = await readFile(join(api.app.releases.folder('news', '1.0.0'), 'client/remoteEntry.js'));
  expect(entry).toEqual(release.files['client/remoteEntry.js']);
});

test('a release can be published without going live', async () => {
  const answer = await publish(api, createRelease({ name: 'later' }), { expected: null });

  expect(answer.json()).toMatchObject({ version: '1.0.0', live: null });
  expect(await liveVersions(api)).not.toHaveProperty('later');
});

test('the history says what was published when and by whom', async () => {
  await publish(api, createRelease({ name: 'told' }));

  const [release] = (await call(api, 'told', 'history?section=told')).json<Record<string, unknown>[]>();

  expect(release).toMatchObject({ version: '1.0.0', publishedBy: 'test', active: true, available: true });
  expect(Date.parse(String(release?.['activatedAt']))).toBeGreaterThan(0);
});

test('publishing the same build again changes nothing', async () => {
  const release = createRelease({ name: 'again' });
  await publish(api, release);
  const { revision } = api.app.releases.registry();

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(200);
  expect(api.app.releases.registry().revision).toBe(revision);
});

test('of two pipelines that publish the same build at once both succeed, and it is published once', async () => {
  const release = createRelease({ name: 'twins' });

  const answers = await Promise.all([publish(api, release), publish(api, release)]);

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 201]));
  expect((await call(api, 'twins', 'history?section=twins')).json()).toHaveLength(1);
  expect(await readdir(api.app.releases.folder('twins', '1.0.0'))).toEqual(['client', 'server']);
});

test('a version cannot be replaced by another build', async () => {
  const first = createRelease({ name: 'once' });
  await publish(api, first);

  const answer = await publish(api, createRelease({ name: 'once', client: { 'client/new.js': '1' } }), {
    expected: '1.0.0',
  });

  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'version_exists' });
  expect(await readdir(join(api.app.releases.folder('once', '1.0.0'), 'client'))).not.toContain('new.js');
});

test.each([
  ['no token', ''],
  ['a made-up token', `guarded.${'0'.repeat(64)}`],
])('%s is refused', async (_case, token) => {
  const answer = await publish(api, createRelease({ name: 'guarded' }), { token });

  expect(answer.statusCode).toBe(401);
  await expectNothingPublished('guarded');
});

test("another section's token is refused", async () => {
  const token = releaseToken(api.config.releaseSecret, 'news');

  const answer = await publish(api, createRelease({ name: 'guarded' }), { token });

  expect(answer.statusCode).toBe(401);
  await expectNothingPublished('guarded');
});

test('the history of another section needs its token', async () => {
  const answer = await call(api, 'news', 'history?section=club');

  expect(answer.statusCode).toBe(401);
});

test('a changed file is refused', async () => {
  const release = createRelease({ name: 'broken' });
  release.files['client/page.js'] = Buffer.from(
    (release.files['client/page.js'] ?? '').toString().replace('The', 'Two'),
  );

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_release', message: expect.stringContaining('client/page.js') });
  await expectNothingPublished('broken');
});

test('a missing file is refused', async () => {
  const release = createRelease({ name: 'broken' });
  delete release.files['server/remoteEntry.cjs'];

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('server/remoteEntry.cjs') });
  await expectNothingPublished('broken');
});

test('a file the descriptor does not name is refused', async () => {
  const release = createRelease({ name: 'broken' });
  release.files['client/extra.js'] = Buffer.from('1');

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(400);
  await expectNothingPublished('broken');
});

test.each([
  'client/../../outside.js',
  '../outside.js',
  '/etc/outside.js',
  'client/.hidden',
  'client/a\\..\\b',
  'other/a.js',
])('the file name %s is refused', async (path) => {
  const answer = await publish(api, createRelease({ name: 'broken', client: { [path]: '1' } }));

  expect(answer.statusCode).toBe(400);
  await expectNothingPublished('broken');
});

test('a compressed size that is not true is refused', async () => {
  const release = createRelease({ name: 'broken', client: { 'client/large.js': '12345678'.repeat(100_000) } });
  const large = release.descriptor.files.find(({ path }) => path === 'client/large.js');
  if (large) large.brotliBytes += 1000;

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(400);
  await expectNothingPublished('broken');
});

test('files that are too large together are refused', async () => {
  const half = Buffer.alloc(UPLOAD_LIMITS.bytes / 2 + 1, 'x').toString();

  const answer = await publish(
    api,
    createRelease({ name: 'broken', client: { 'client/a.png': half, 'client/b.png': half } }),
  );

  expect(answer.statusCode).toBe(413);
  await expectNothingPublished('broken');
});

test('a descriptor with unknown or wrong fields is refused', async () => {
  const release = createRelease({ name: 'broken' });
  release.descriptor.build = 'short';

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('/build') });
});

test("a descriptor of another section is refused, whatever the token's section is", async () => {
  const form = new FormData();
  const { descriptor, files } = createRelease({ name: 'club' });
  form.append('descriptor', JSON.stringify(descriptor));
  for (const [path, content] of Object.entries(files)) form.append(path, new Blob([content]));
  const headers = { authorization: `Bearer ${releaseToken(api.config.releaseSecret, 'broken')}` };

  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/releases/broken?expected=none',
    headers,
    payload: form,
  });

  expect(answer.statusCode).toBe(400);
  await expectNothingPublished('club');
});

test('publishing to go live needs the version that is believed to be live', async () => {
  const { descriptor } = createRelease({ name: 'broken' });
  const form = new FormData();
  form.append('descriptor', JSON.stringify(descriptor));
  const headers = { authorization: `Bearer ${releaseToken(api.config.releaseSecret, 'broken')}` };

  const answer = await api.app.inject({ method: 'POST', url: '/api/releases/broken', headers, payload: form });

  expect(answer.json()).toMatchObject({ statusCode: 400, code: 'expected_missing' });
});
