import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSource } from '@portal/api/contract';
import { buildTiny, startReleaseTarget, type ReleaseTarget } from '../../test/release-target.ts';
import { fetchHistory, publishSection, rollBackSection, withdrawSection } from '../client/portal-client.ts';
import { publishWorkspaceSections, type BuiltRelease } from './publish-workspace-sections.ts';

let portal: ReleaseTarget;
beforeAll(async () => {
  portal = await startReleaseTarget();
});
afterAll(() => portal.stop(), 60_000);

const source: ReleaseSource = { origin: 'github.com/verein/portal', commit: null, dirty: false };
/** Starts the portal with these builds in its folder, which is by default no clone. */
const start = (sections: BuiltRelease[], workspace = { folder: portal.root, source }) =>
  publishWorkspaceSections(portal.portalUrl, portal.secret, workspace, sections);
const revisionOf = async (section: string) => (await fetchHistory(portal.accessTo(section), section)).revision;
const resultsOf = async (starting: ReturnType<typeof start>) => (await starting).map(({ result }) => result);

test('workspace sections are published once, and again when they change', async () => {
  const first = await start([await buildTiny(portal.root, 'workspace', 'one')]);
  const again = await start([await buildTiny(portal.root, 'workspace', 'one')]);
  const changed = await start([await buildTiny(portal.root, 'workspace', 'two')]);

  expect([...first, ...again, ...changed].map(({ result }) => result)).toEqual(['published', 'unchanged', 'published']);
  expect(await portal.liveVersion('workspace')).toBe('1.0.1');
});

test('a workspace section that was rolled back stays rolled back', async () => {
  await start([await buildTiny(portal.root, 'kept', 'one')]);
  await start([await buildTiny(portal.root, 'kept', 'two')]);
  await rollBackSection(portal.accessTo('kept'), 'kept');

  const results = [
    ...(await start([await buildTiny(portal.root, 'kept', 'two')])),
    ...(await start([await buildTiny(portal.root, 'kept', 'two and a comment')])),
  ];

  const stays = { result: 'kept', live: { version: '1.0.0' }, isReturned: true };
  expect(results).toMatchObject([stays, stays]);
  expect(await portal.liveVersion('kept')).toBe('1.0.0');
});

test('a build of a start that somebody has released, too, is replaced by no start', async () => {
  await start([await buildTiny(portal.root, 'claimed', 'one')]);
  const { folder, descriptor } = await buildTiny(portal.root, 'claimed', 'one', '1.0.0');
  const expected = await revisionOf('claimed');
  await publishSection({ ...portal.accessTo('claimed'), folder, descriptor, expected, source });

  const [result] = await start([await buildTiny(portal.root, 'claimed', 'two')]);

  expect(result).toMatchObject({ result: 'kept', live: { version: '1.0.0', source } });
  expect(await portal.liveVersion('claimed')).toBe('1.0.0');
});

test('a withdrawn workspace section stays away', async () => {
  await start([await buildTiny(portal.root, 'away', 'one')]);
  await withdrawSection(portal.accessTo('away'), 'away', await revisionOf('away'));

  const results = [
    await resultsOf(start([await buildTiny(portal.root, 'away', 'one')])),
    await resultsOf(start([await buildTiny(portal.root, 'away', 'two')])),
  ];

  expect(results).toEqual([['withdrawn'], ['withdrawn']]);
  expect(await portal.liveVersion('away')).toBeUndefined();
});

test('what was released from elsewhere stays through restarts, whatever lies in the folder by then', async () => {
  await start([await buildTiny(portal.root, 'foreign', 'one')]);
  const elsewhere = await buildTiny(portal.root, 'foreign', 'friday evening', '2.0.0');
  await publishSection({
    ...portal.accessTo('foreign'),
    ...elsewhere,
    expected: await revisionOf('foreign'),
    source,
    said: { newOrigin: true },
  });

  const results = [
    await resultsOf(start([await buildTiny(portal.root, 'foreign', 'one')])),
    await resultsOf(start([await buildTiny(portal.root, 'foreign', 'a second clone')])),
    await resultsOf(start([await buildTiny(portal.root, 'foreign', 'one')])),
  ];

  expect(results).toEqual([['kept'], ['kept'], ['kept']]);
  expect(await portal.liveVersion('foreign')).toBe('2.0.0');
});

test('of two clones with the same data the older one takes nothing back', async () => {
  const clone = join(portal.root, 'clone');
  await mkdir(clone);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.org', '-C', clone, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  git('init');
  const commits = ['older', 'newer'].map((message) => {
    git('commit', '--allow-empty', '-m', message);
    return git('rev-parse', 'HEAD');
  });
  const at = (commit = '') => {
    git('checkout', commit);
    return { folder: clone, source: { ...source, commit } };
  };
  await start([await buildTiny(portal.root, 'cloned', 'newer')], at(commits[1]));

  const [older] = await start([await buildTiny(portal.root, 'cloned', 'older')], at(commits[0]));
  const again = await resultsOf(start([await buildTiny(portal.root, 'cloned', 'newer')], at(commits[1])));

  expect(older).toMatchObject({ result: 'refused', error: { code: 'older_release' } });
  expect(again).toEqual(['unchanged']);
  expect(await portal.liveVersion('cloned')).toBe('1.0.0');
});

test('lost files of a workspace section come back, without going live', async () => {
  await start([await buildTiny(portal.root, 'healed', 'one')]);
  await rm(portal.app.releases.folder('healed', '1.0.0'), { recursive: true });

  const [result] = await start([await buildTiny(portal.root, 'healed', 'one')]);

  expect(result?.result).toBe('unchanged');
  expect(await fetchHistory(portal.accessTo('healed'), 'healed')).toMatchObject({
    releases: [{ version: '1.0.0', available: true }],
  });
});

test('one refused workspace section does not keep the others from going live', async () => {
  const bad = await buildTiny(portal.root, 'bad', 'one', '1.0.0', '/api/everything');
  const good = await buildTiny(portal.root, 'good', 'one');

  const results = await start([bad, good]);

  expect(results.map(({ result }) => result)).toEqual(['refused', 'published']);
});
