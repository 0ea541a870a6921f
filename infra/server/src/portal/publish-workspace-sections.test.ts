import { rm } from 'node:fs/promises';
import { buildTiny, startReleaseTarget, type ReleaseTarget } from '../../test/release-target.ts';
import { fetchHistory, rollBackSection, withdrawSection } from '../client/portal-client.ts';
import { publishWorkspaceSections } from './publish-workspace-sections.ts';

let portal: ReleaseTarget;
beforeAll(async () => {
  portal = await startReleaseTarget();
}, 60_000);
afterAll(() => portal.stop(), 60_000);

test('workspace sections are published once, and again when they change', async () => {
  const first = await publishWorkspaceSections(portal.portalUrl, portal.secret, [
    await buildTiny(portal.root, 'workspace', 'one'),
  ]);
  const again = await publishWorkspaceSections(portal.portalUrl, portal.secret, [
    await buildTiny(portal.root, 'workspace', 'one'),
  ]);
  const changed = await publishWorkspaceSections(portal.portalUrl, portal.secret, [
    await buildTiny(portal.root, 'workspace', 'two'),
  ]);

  expect([...first, ...again, ...changed].map(({ result }) => result)).toEqual(['published', 'unchanged', 'published']);
  expect(await portal.liveVersion('workspace')).toBe('1.0.1');
});

test('a workspace section that was rolled back stays rolled back', async () => {
  await publishWorkspaceSections(portal.portalUrl, portal.secret, [await buildTiny(portal.root, 'kept', 'one')]);
  await publishWorkspaceSections(portal.portalUrl, portal.secret, [await buildTiny(portal.root, 'kept', 'two')]);
  await rollBackSection(portal.accessTo('kept'), 'kept');

  await publishWorkspaceSections(portal.portalUrl, portal.secret, [await buildTiny(portal.root, 'kept', 'two')]);

  expect(await portal.liveVersion('kept')).toBe('1.0.0');
});

test('a withdrawn workspace section stays away', async () => {
  await publishWorkspaceSections(portal.portalUrl, portal.secret, [await buildTiny(portal.root, 'away', 'one')]);
  await withdrawSection(portal.accessTo('away'), 'away', '1.0.0');

  await publishWorkspaceSections(portal.portalUrl, portal.secret, [await buildTiny(portal.root, 'away', 'one')]);

  expect(await portal.liveVersion('away')).toBeUndefined();
});

test('lost files of a workspace section come back, without going live', async () => {
  await publishWorkspaceSections(portal.portalUrl, portal.secret, [await buildTiny(portal.root, 'healed', 'one')]);
  await rm(portal.app.releases.folder('healed', '1.0.0'), { recursive: true });

  const [result] = await publishWorkspaceSections(portal.portalUrl, portal.secret, [
    await buildTiny(portal.root, 'healed', 'one'),
  ]);

  expect(result?.result).toBe('unchanged');
  expect(await fetchHistory(portal.accessTo('healed'), 'healed')).toMatchObject([
    { version: '1.0.0', available: true },
  ]);
});

test('one refused workspace section does not keep the others from going live', async () => {
  const bad = await buildTiny(portal.root, 'bad', 'one', '1.0.0', '/api/everything');
  const good = await buildTiny(portal.root, 'good', 'one');

  const results = await publishWorkspaceSections(portal.portalUrl, portal.secret, [bad, good]);

  expect(results.map(({ result }) => result)).toEqual(['refused', 'published']);
});
