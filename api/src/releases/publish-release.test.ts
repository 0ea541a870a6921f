import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runningApi } from '../../test/app.ts';
import { createRelease, liveVersions, publish, sectionHistory } from '../../test/release.ts';

const api = runningApi();

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

  const [release] = (await sectionHistory(api, 'told')).releases;

  expect(release).toMatchObject({ version: '1.0.0', publishedBy: 'test', active: true, available: true });
  expect(Date.parse(String(release?.activatedAt))).toBeGreaterThan(0);
});

test('the account that servers run as is called so in the history', async () => {
  await publish(api, createRelease({ name: 'started' }), { by: 'root' });

  expect((await sectionHistory(api, 'started')).releases).toMatchObject([{ publishedBy: 'Server' }]);
});

test('what a release says of itself holds no control characters', async () => {
  const by = 'Kim\u0085\u0081Muster ';
  const words = { notes: 'Neu:\r\nFarben\u0007\u2028und Schrift' };

  await publish(api, createRelease({ name: 'worded' }), { by, words });

  expect((await sectionHistory(api, 'worded')).releases).toMatchObject([
    { publishedBy: 'Kim Muster', notes: 'Neu:\nFarben\nund Schrift' },
  ]);
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
  expect((await sectionHistory(api, 'twins')).releases).toHaveLength(1);
  expect(await readdir(api.app.releases.folder('twins', '1.0.0'))).toEqual(['client', 'server']);
});

test('a version cannot be replaced by another build', async () => {
  const first = createRelease({ name: 'once' });
  await publish(api, first);

  const answer = await publish(api, createRelease({ name: 'once', client: { 'client/new.js': '1' } }));

  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'version_exists' });
  expect(await readdir(join(api.app.releases.folder('once', '1.0.0'), 'client'))).not.toContain('new.js');
});
