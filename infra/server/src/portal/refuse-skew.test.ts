import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noteOnceLive } from '@portal/api/test/release';
import { publishSection, rollBackSection } from '../client/portal-client.ts';
import { buildTiny, buildTinyUsing, startReleaseTarget, type ReleaseTarget } from '../../test/release-target.ts';
import { refuseSkew } from './refuse-skew.ts';

let portal: ReleaseTarget;
beforeEach(async () => {
  portal = await startReleaseTarget();
});
afterEach(() => portal.stop(), 60_000);

const answer = { type: 'object', properties: { pollen: { type: 'string' } }, required: ['pollen'] };
const REASON = '/api/weather: Feld pollen fehlt (gebraucht von news 1.0.0)';

/** News that need what this API does not answer; they went live with another one. */
async function publishUnfit(origin: string) {
  const { folder, descriptor } = await buildTinyUsing(portal.root, 'news', { 'GET /api/weather': { answer } });
  const access = portal.accessTo('news');
  const source = { origin, commit: null, dirty: false };
  await publishSection({
    ...access,
    folder,
    descriptor: { ...descriptor, version: '1.0.0' },
    expected: 0,
    source,
    activate: false,
  });
  await noteOnceLive(portal.app.db, 'news', '1.0.0');
  await rollBackSection(access, 'news', { version: '1.0.0', force: true });
}

/** The messages of a start before it refuses or goes on. */
async function start(isAllowed = false) {
  const lines: string[] = [];
  await refuseSkew(await portal.app.releases.skew(), portal.root, isAllowed, (line) => lines.push(line));
  return lines;
}

test('a start is refused while something live misses something in the API, unless that is allowed', async () => {
  expect(await start()).toEqual([]);
  await publishUnfit('portal');

  await expect(start()).rejects.toThrow(REASON);
  expect(await start(true)).toEqual([expect.stringContaining(REASON)]);
});

test('a release whose files are lost is no reason: they come back when they are published again', async () => {
  await publishUnfit('portal');
  const folder = portal.app.releases.folder('news', '1.0.0');
  await rename(folder, `${folder}-away`);

  expect(await start()).toEqual([]);
});

test('what the start replaces with its own build is no reason', async () => {
  await publishUnfit('portal');
  const workspace = join(portal.root, 'mfe-news');
  await mkdir(workspace);
  await writeFile(join(workspace, 'package.json'), '{ "version": "1.0.0" }');
  const { folder, descriptor } = await buildTiny(portal.root, 'news', 'without pollen');
  await rename(folder, join(workspace, 'dist'));
  await writeFile(join(workspace, 'dist/descriptor.json'), JSON.stringify(descriptor));
  await writeFile(join(workspace, 'dist/.build-inputs'), '');

  expect(await start()).toEqual([]);
});
