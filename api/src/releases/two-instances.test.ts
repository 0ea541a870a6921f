import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { runningApi, type RunningApi } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { call, createRelease, liveVersions, publish, sectionHistory } from '../../test/release.ts';
import { backupAccess, downloadBackup } from '../../test/saved-portal.ts';
import { createAccount } from '../../test/sign-in.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { buildApi } from '../app.ts';

/** Two instances with one database and one data folder. */
const one = runningApi();
let app: FastifyInstance;
const other = (): RunningApi => ({ app, config: one.config });
beforeAll(async () => {
  app = await buildApi({ ...one.config });
  await app.ready();
});
afterAll(() => app.close());

const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
/** The version that both tell the public, once they agree. */
async function agreedVersion(name: string) {
  const both = () => Promise.all([one, other()].map(async (api) => (await liveVersions(api))[name]));
  await waitUntil(async () => new Set(await both()).size === 1);
  return (await both())[0];
}

test('of two that publish one version with different content at once one is told that it exists', async () => {
  const variants = ['first', 'second'].map((text) => createRelease({ name: 'twice', client: { 'client/a.js': text } }));

  const answers = await Promise.all(variants.map((variant, index) => publish(index ? other() : one, variant)));

  expect(statusesOf(answers)).toEqual([201, 409]);
  await agreedVersion('twice');
  const winner = variants[answers.findIndex(({ statusCode }) => statusCode === 201)];
  const file = join(one.app.releases.folder('twice', '1.0.0'), 'client/a.js');
  expect(await readFile(file)).toEqual(winner?.files['client/a.js']);
  for (const { releases } of [one.app, app]) expect(releases.registry().sections).toContainEqual(winner?.descriptor);
});

test.each([
  [
    'rolled back',
    (name: string, expected: number) => call(other(), name, `${name}/rollback`, { version: '1.0.0', expected }),
  ],
  ['withdrawn', (name: string, expected: number) => call(other(), name, `${name}/withdraw`, { expected })],
  [
    'published',
    (name: string, expected: number) => publish(other(), createRelease({ name, version: '1.3.0' }), { expected }),
  ],
])('what is activated here while it is %s there changes once, and both show the same', async (way, change) => {
  const name = `race-${way.split(' ')[0]}`;
  await publish(one, createRelease({ name }));
  await publish(one, createRelease({ name, version: '1.1.0' }));
  await publish(one, createRelease({ name, version: '1.2.0' }), { expected: null });
  await agreedVersion(name);

  const { revision: expected } = await sectionHistory(one, name);
  const answers = await Promise.all([
    call(one, name, `${name}/activate`, { version: '1.2.0', expected }),
    change(name, expected),
  ]);

  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
  const winner = answers.find(({ statusCode }) => statusCode < 300);
  expect((await agreedVersion(name)) ?? null).toBe(winner?.json<{ live: string | null }>().live);
});

test('lost files that both bring back at once are there', async () => {
  const release = createRelease({ name: 'lost' });
  await publish(one, release);
  await rm(one.app.releases.folder('lost', '1.0.0'), { recursive: true });

  const answers = await Promise.all([publish(one, release), publish(other(), release)]);

  expect(statusesOf(answers)).toEqual([200, 200]);
  const file = join(one.app.releases.folder('lost', '1.0.0'), 'server/remoteEntry.cjs');
  expect(await readFile(file)).toEqual(release.files['server/remoteEntry.cjs']);
});

test('a backup restored here while a release goes live there: both are done', async () => {
  await createAccount(one.app, 'admin');
  await createArticle(one.app, { title: 'Aus der Sicherung' });
  const { rawPayload: payload } = await downloadBackup(one);
  await createArticle(one.app, { title: 'Danach' });
  const headers = { ...backupAccess(one), 'content-type': 'application/gzip' };

  const answers = await Promise.all([
    one.app.inject({ method: 'POST', url: '/api/admin/restore?replace=true', headers, payload }),
    publish(other(), createRelease({ name: 'meanwhile' })),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201]);
  expect(await agreedVersion('meanwhile')).toBe('1.0.0');
  expect(await one.app.db('articles').pluck('title')).toEqual(['Aus der Sicherung']);
});

test('of two restores on two instances one is told to wait, or both are done one after the other', async () => {
  await createAccount(one.app, 'admin');
  const { rawPayload: payload } = await downloadBackup(one);
  const headers = { ...backupAccess(one), 'content-type': 'application/gzip' };
  const url = '/api/admin/restore?replace=true';
  const before = await one.app.db('articles').select();

  const answers = await Promise.all(
    [one.app, app].map((each) => each.inject({ method: 'POST', url, headers, payload })),
  );

  const statuses = statusesOf(answers);
  expect([
    [200, 200],
    [200, 409],
  ]).toContainEqual(statuses);
  expect(await one.app.db('articles').select()).toEqual(before);
});
