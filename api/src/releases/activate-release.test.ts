import { once } from 'node:events';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { spawn } from 'node:child_process';
import { runningApi } from '../../test/app.ts';
import { call, createRelease, liveVersions, publish, sectionHistory } from '../../test/release.ts';
import { buildApi } from '../app.ts';
import { createReleaseStore } from './release-store.ts';

const api = runningApi();

/** Publishes the versions one after the other; the last one is live. */
async function publishAll(name: string, names: readonly string[]) {
  for (const version of names) await publish(api, createRelease({ name, version }));
}

test('of two activations at once exactly one wins, and the other learns what is live', async () => {
  await publishAll('race', ['1.0.0']);
  for (const version of ['1.1.0', '1.2.0'])
    await publish(api, createRelease({ name: 'race', version }), { expected: null });

  const { revision: expected } = await sectionHistory(api, 'race');
  const answers = await Promise.all(
    ['1.1.0', '1.2.0'].map((version) => call(api, 'race', 'race/activate', { version, expected })),
  );

  const [winner, loser] = answers.sort((a, b) => a.statusCode - b.statusCode);
  expect([winner?.statusCode, loser?.statusCode]).toEqual([200, 409]);
  const { live } = winner?.json<{ live: string }>() ?? {};
  expect(loser?.json()).toMatchObject({ code: 'stale_release', live });
  expect(await liveVersions(api)).toMatchObject({ race: live });
});

test('of two releases at once that claim one path exactly one goes live', async () => {
  const answers = await Promise.all(
    ['left', 'right'].map((name) => publish(api, createRelease({ name, pages: ['/contested/:id'] }))),
  );

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 422]));
  const live = await liveVersions(api);
  expect(Number('left' in live) + Number('right' in live)).toBe(1);
  const loser = 'left' in live ? 'right' : 'left';
  expect(await readdir(join(api.config.dataDir, 'releases'))).not.toContain(loser);
});

test('a stale release leaves neither files nor a version behind', async () => {
  await publishAll('stale', ['1.0.0']);

  const answer = await publish(api, createRelease({ name: 'stale', version: '1.1.0' }), { expected: 0 });

  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'stale_release', live: '1.0.0' });
  expect(await readdir(join(api.config.dataDir, 'releases/stale'))).toEqual(['1.0.0']);
});

test('a request that is sent again after a rollback does not bring back what was rolled back', async () => {
  await publishAll('replayed', ['1.0.0']);
  const { revision: expected } = await sectionHistory(api, 'replayed');
  const release = createRelease({ name: 'replayed', version: '1.1.0' });
  await publish(api, release, { expected });
  await call(api, 'replayed', 'replayed/rollback', {});

  const replayed = await publish(api, release, { expected, words: { again: 'true' } });

  expect(replayed.json()).toMatchObject({ statusCode: 409, code: 'stale_release', live: '1.0.0' });
});

test('what was rolled back goes live again only expressly, as another version, too', async () => {
  await publishAll('returning', ['1.0.0', '1.1.0']);
  await call(api, 'returning', 'returning/rollback', {});
  const { files, descriptor } = createRelease({ name: 'returning', version: '1.1.0' });
  const renamed = { files, descriptor: { ...descriptor, version: '1.2.0' } };

  const answers = [await publish(api, { files, descriptor }), await publish(api, renamed)];
  const again = await publish(api, renamed, { words: { again: 'true' } });

  expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(['rolled_back', 'rolled_back']);
  expect(again.json()).toMatchObject({ live: '1.2.0' });
  expect((await sectionHistory(api, 'returning')).releases.map(({ rolledBack }) => rolledBack)).toEqual([
    false,
    false,
    false,
  ]);
});

test('what was rolled back is no way back, unless that is said expressly or forced', async () => {
  await publishAll('forth', ['1.0.0', '1.1.0']);
  await call(api, 'forth', 'forth/rollback', {});
  const goTo = async (words: object) => {
    const answer = await call(api, 'forth', 'forth/rollback', { version: '1.1.0', ...words });
    return answer.json<{ code?: string; live?: string }>();
  };

  expect(await goTo({})).toMatchObject({ statusCode: 409, code: 'rolled_back' });
  expect(await goTo({ again: true })).toMatchObject({ live: '1.1.0' });
  await call(api, 'forth', 'forth/rollback', {});
  expect(await goTo({ force: true })).toMatchObject({ live: '1.1.0' });
});

test('a way back that is sent twice goes back once', async () => {
  await publishAll('twice', ['1.0.0', '1.1.0', '1.2.0']);
  const { revision: expected } = await sectionHistory(api, 'twice');

  const answers = [await call(api, 'twice', 'twice/rollback', { expected })];
  answers.push(await call(api, 'twice', 'twice/rollback', { expected }));

  expect(answers.map((answer) => answer.json<object>())).toMatchObject([{ live: '1.1.0' }, { code: 'stale_release' }]);
});

test('a way back that names nothing goes one step; who does not know of it goes no second one', async () => {
  await publishAll('rerun', ['1.0.0', '1.1.0', '1.2.0']);

  const answers = [await call(api, 'rerun', 'rerun/rollback', {}), await call(api, 'rerun', 'rerun/rollback', {})];

  const refused = { statusCode: 409, code: 'second_step', message: 'rerun 1.1.0 ist live, weil es zurückging.' };
  expect(answers.map((answer) => answer.json<object>())).toMatchObject([{ live: '1.1.0' }, refused]);
  expect(await liveVersions(api)).toMatchObject({ rerun: '1.1.0' });
});

test('a second step back is not offered where nothing is before', async () => {
  await publishAll('rerun-first', ['1.0.0', '1.1.0']);

  const answers = [await call(api, 'rerun-first', 'rerun-first/rollback', {})];
  answers.push(await call(api, 'rerun-first', 'rerun-first/rollback', {}));

  expect(answers.map((answer) => answer.json<object>())).toMatchObject([
    { live: '1.0.0' },
    { statusCode: 409, code: 'nothing_to_roll_back' },
  ]);
});

test('by force a second step back needs no further word', async () => {
  await publishAll('rerun-forced', ['1.0.0', '1.1.0', '1.2.0']);
  await call(api, 'rerun-forced', 'rerun-forced/rollback', {});
  const { revision: expected } = await sectionHistory(api, 'rerun-forced');

  const answer = await call(api, 'rerun-forced', 'rerun-forced/rollback', { expected, force: true });

  expect(answer.json()).toMatchObject({ live: '1.0.0', previous: '1.1.0' });
});

test('a way back leaves only the version that it names', async () => {
  await publishAll('left-once', ['1.0.0', '1.1.0', '1.2.0']);
  const leave = async (words: object) => (await call(api, 'left-once', 'left-once/rollback', words)).json<object>();
  const from = '1.2.0';

  const answers = [await leave({ from }), await leave({ from }), await leave({ from, version: '1.0.0' })];

  const stale = { statusCode: 409, code: 'stale_release', live: '1.1.0' };
  expect(answers).toMatchObject([{ live: '1.1.0', previous: from }, stale, stale]);
});

test('rolling back goes one step back each time, and says so at the end', async () => {
  await publishAll('back', ['1.0.0', '1.1.0', '1.2.0']);

  const first = await call(api, 'back', 'back/rollback', {});
  const second = await call(api, 'back', 'back/rollback', { from: '1.1.0' });
  const third = await call(api, 'back', 'back/rollback', { from: '1.0.0' });

  expect(first.json()).toMatchObject({ live: '1.1.0', previous: '1.2.0' });
  expect(second.json()).toMatchObject({ live: '1.0.0', previous: '1.1.0' });
  expect(third.json()).toMatchObject({ statusCode: 409, code: 'nothing_to_roll_back' });
  expect(await liveVersions(api)).toMatchObject({ back: '1.0.0' });
});

test('a withdrawn section is live no more, and any of its versions can be again', async () => {
  await publishAll('gone', ['1.0.0', '1.1.0']);

  const { revision } = await sectionHistory(api, 'gone');
  const late = await call(api, 'gone', 'gone/withdraw', { expected: revision - 1 });
  const withdrawn = await call(api, 'gone', 'gone/withdraw', { expected: revision });

  expect(late.json()).toMatchObject({ statusCode: 409, code: 'stale_release', live: '1.1.0' });
  expect(withdrawn.json()).toEqual({ section: 'gone', version: '1.1.0', live: null, previous: '1.1.0' });
  expect(await liveVersions(api)).not.toHaveProperty('gone');
  const again = await call(api, 'gone', 'gone/withdraw', { expected: revision });
  expect(again.statusCode).toBe(409);
  const back = await call(api, 'gone', 'gone/rollback', { version: '1.0.0' });
  expect(back.json()).toMatchObject({ live: '1.0.0', previous: null });
  expect(await liveVersions(api)).toMatchObject({ gone: '1.0.0' });
});

test('a withdrawn section goes back to the version that was withdrawn, and from there to the one before', async () => {
  await publishAll('away', ['1.0.0', '1.1.0']);
  await publish(api, createRelease({ name: 'shelved' }), { expected: null });
  await call(api, 'away', 'away/withdraw', { expected: (await sectionHistory(api, 'away')).revision });

  const first = await call(api, 'away', 'away/rollback', {});
  const again = await call(api, 'away', 'away/rollback', {});
  const second = await call(api, 'away', 'away/rollback', { from: '1.1.0' });
  const neverLive = await call(api, 'shelved', 'shelved/rollback', {});

  expect(first.json()).toMatchObject({ live: '1.1.0', previous: null });
  expect(again.json()).toMatchObject({ statusCode: 409, code: 'second_step' });
  expect(second.json()).toMatchObject({ live: '1.0.0', previous: '1.1.0' });
  expect(neverLive.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('nicht live') as string });
});

test('rolling back to a version that was never published is refused', async () => {
  await publishAll('unknown', ['1.0.0']);

  const answer = await call(api, 'unknown', 'unknown/rollback', { version: '9.9.9' });

  expect(answer.statusCode).toBe(404);
});

test('activating needs a token and a valid body', async () => {
  const noToken = await api.app.inject({ method: 'POST', url: '/api/releases/news/activate', payload: {} });
  const badBody = await call(api, 'news', 'news/activate', { version: 'latest', expected: 0 });

  expect([noToken.statusCode, badBody.statusCode]).toEqual([401, 400]);
});

test('lost files come back by publishing the same build again', async () => {
  await publishAll('lost', ['1.0.0']);
  await rm(api.app.releases.folder('lost', '1.0.0'), { recursive: true });
  const [before] = (await sectionHistory(api, 'lost')).releases;

  const answer = await publish(api, createRelease({ name: 'lost' }));

  expect(before?.available).toBe(false);
  expect(answer.statusCode).toBe(200);
  expect(await readdir(api.app.releases.folder('lost', '1.0.0'))).toEqual(['client', 'server']);
});

test('another instance follows by itself and tells its listeners', async () => {
  const other = await buildApi({ ...api.config });
  try {
    await other.ready();
    const told = new Promise<void>((resolve) => {
      other.releases.onChange(({ sections }) => sections.some(({ name }) => name === 'far') && resolve());
    });

    await publishAll('far', ['1.0.0']);
    await told;

    expect(other.releases.registry().sections.map(({ name }) => name)).toContain('far');
  } finally {
    await other.close();
  }
});

test('what a killed process left half-written is removed at start, what a living one receives is not', async () => {
  const incoming = join(api.config.dataDir, 'releases/.incoming');
  const dead = spawn('true');
  await once(dead, 'exit');
  for (const folder of [`${dead.pid}-half`, `${process.ppid}-living`]) {
    await mkdir(join(incoming, folder, 'client'), { recursive: true });
    await writeFile(join(incoming, folder, 'client/remoteEntry.js'), 'half');
  }

  const restarted = await buildApi({ ...api.config });
  await restarted.close();

  expect(await readdir(incoming)).toEqual([`${process.ppid}-living`]);
  await rm(join(incoming, `${process.ppid}-living`), { recursive: true });
});

test('what another machine receives into the same folder is left for a day', async () => {
  const root = join(api.config.dataDir, 'shared-releases');
  const incoming = join(root, '.incoming');
  const dead = spawn('true');
  await once(dead, 'exit');
  const store = createReleaseStore(root);
  const own = basename(await store.createIncoming());
  const elsewhere = `${dead.pid}-at-elsewhere-half`;
  await mkdir(join(incoming, elsewhere));
  await rename(join(incoming, own), join(incoming, own.replace(/^\d+/, String(dead.pid))));

  await store.prepare();
  expect(await readdir(incoming)).toEqual([elsewhere]);

  const later = Date.now() + 25 * 60 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await store.prepare();
  jest.restoreAllMocks();
  expect(await readdir(incoming)).toEqual([]);
});

test('a folder that was named but never recorded does not stand in the way', async () => {
  await mkdir(join(api.app.releases.folder('orphan', '1.0.0'), 'client'), { recursive: true });

  const answer = await publish(api, createRelease({ name: 'orphan' }));

  expect(answer.statusCode).toBe(201);
  expect(await readdir(api.app.releases.folder('orphan', '1.0.0'))).toEqual(['client', 'server']);
});
