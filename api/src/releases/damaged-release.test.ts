import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestApp, runningApi, type RunningApi } from '../../test/app.ts';
import { call, createRelease, createShell, liveVersions, publish, sectionHistory } from '../../test/release.ts';
import { startS3Server } from '../../test/s3-server.ts';

const api = runningApi();

const BUNDLE = 'server/remoteEntry.cjs';
const fileOf = ({ app }: RunningApi, name: string, path = BUNDLE, version = '1.0.0') =>
  join(app.releases.folder(name, version), path);
/** Damages a file but keeps its length: only the content shows it. */
async function damage(...given: Parameters<typeof fileOf>) {
  const file = fileOf(...given);
  await writeFile(file, (await readFile(file, 'utf8')).toUpperCase());
}

test('a version whose server bundle was changed is not said to be available, and cannot go live', async () => {
  await publish(api, createRelease({ name: 'news' }));
  await publish(api, createRelease({ name: 'news', version: '1.1.0' }));
  await damage(api, 'news');

  const back = await call(api, 'news', 'news/rollback', {});
  const { revision: expected } = await sectionHistory(api, 'news');
  const activated = await call(api, 'news', 'news/activate', { version: '1.0.0', expected, older: true });

  expect([back.json(), activated.json()]).toMatchObject([{ code: 'files_missing' }, { code: 'files_missing' }]);
  expect(await liveVersions(api)).toMatchObject({ news: '1.1.0' });
  expect((await sectionHistory(api, 'news')).releases).toMatchObject([
    { version: '1.1.0', available: true },
    { version: '1.0.0', available: false },
  ]);
});

test.each([BUNDLE, 'client/page.js'])('%s is back when the same version is published again', async (path) => {
  const release = createRelease({ name: path.startsWith('server') ? 'whole' : 'shown' });
  const { name } = release.descriptor;
  await publish(api, release);
  await damage(api, name, path);
  await api.app.releases.mend(name, '1.0.0');

  const answer = await publish(api, release);

  expect(answer.statusCode).toBe(200);
  expect(await readFile(fileOf(api, name, path))).toEqual(release.files[path]);
});

test.each([
  ['server bundle', createRelease()],
  ['render worker of the shell', createShell()],
])('a changed %s is mended from the bucket', async (_what, release) => {
  const bucket = await startS3Server();
  const target = await createTestApp({ s3: bucket.settings });
  const { name, server, version } = release.descriptor;
  await publish(target, release);
  await damage(target, name, server, version);

  await target.app.releases.mend(name, version);

  expect(await readFile(fileOf(target, name, server, version))).toEqual(release.files[server]);
  await target.close();
  await bucket.close();
});
