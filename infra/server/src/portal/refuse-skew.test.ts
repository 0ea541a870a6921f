import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isShell, type ReleaseDescriptor, type ShellDescriptor } from '@portal/api/contract';
import { noteOnceLive } from '@portal/api/test/release';
import { SHELL_PROTOCOL } from '@portal/shell/server';
import { fetchHistory, publishSection, rollBackSection } from '../client/portal-client.ts';
import {
  buildTiny,
  buildTinyShell,
  buildTinyUsing,
  startReleaseTarget,
  type ReleaseTarget,
} from '../../test/release-target.ts';
import { refuseSkew, warnOfSkew } from './refuse-skew.ts';

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

/** The messages of a start before it refuses or goes on, and what it replaces. */
async function start(isAllowed = false) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const replaced = await refuseSkew(await portal.app.releases.skew(), portal.root, isAllowed, say);
  return { lines, replaced };
}

test('a start is refused while something live misses something in the API, unless that is allowed', async () => {
  expect((await start()).lines).toEqual([]);
  await publishUnfit('portal');

  await expect(start()).rejects.toThrow(REASON);
  expect((await start(true)).lines).toEqual([expect.stringContaining(REASON)]);
});

test('a release whose files are lost is no reason: they come back when they are published again', async () => {
  await publishUnfit('portal');
  const folder = portal.app.releases.folder('news', '1.0.0');
  await rename(folder, `${folder}-away`);

  expect((await start()).lines).toEqual([]);
});

/** Lays a build where the start looks for its own. */
async function layOut({ folder, descriptor }: { folder: string; descriptor: ReleaseDescriptor }) {
  const workspace = join(portal.root, isShell(descriptor) ? 'shell' : `mfe-${descriptor.name}`);
  await rm(workspace, { recursive: true, force: true });
  await mkdir(workspace);
  await writeFile(join(workspace, 'package.json'), '{ "version": "1.0.0" }');
  await rename(folder, join(workspace, 'dist'));
  await writeFile(join(workspace, 'dist/descriptor.json'), JSON.stringify(descriptor));
  await writeFile(join(workspace, 'dist/.build-inputs'), '');
}

const layOutNews = async (text: string) => layOut(await buildTiny(portal.root, 'news', text));

test('what the start replaces with its own build is no reason, and is named afterwards if it is still live', async () => {
  await publishUnfit('portal');
  await layOutNews('without pollen');

  const { lines, replaced } = await start();

  expect(lines).toEqual([]);
  const say = (line: string) => void lines.push(line);
  warnOfSkew(replaced, { ...portal.app.releases.registry(), sections: [] }, say);
  expect(lines).toEqual([]);
  // Its own build was refused.
  warnOfSkew(replaced, portal.app.releases.registry(), say);
  expect(lines).toEqual([expect.stringContaining(REASON)]);
});

test('what the start keeps is a reason: its own build was published before, or somebody went back', async () => {
  await publishUnfit('portal');
  await layOutNews('without pollen');
  const { folder, descriptor } = await buildTiny(portal.root, 'news', 'without pollen', '1.1.0');
  const access = portal.accessTo('news');
  const source = { origin: 'portal', commit: null, dirty: false };
  const publish = { ...access, folder, descriptor, source };
  await publishSection({ ...publish, expected: 0, activate: false });

  await expect(start()).rejects.toThrow(REASON);

  await publishSection({ ...publish, expected: (await fetchHistory(access, 'news')).revision });
  await rollBackSection(access, 'news', { version: '1.0.0', force: true });
  await layOutNews('a third build');

  await expect(start()).rejects.toThrow(REASON);
});

const PROVIDES = {
  contract: '1.5.0',
  shared: {},
  names: { '@portal/shared-ui': ['Card', 'Tabs'] },
  slots: ['raffle', 'live'],
};
async function buildShell(text: string, fields: Partial<ShellDescriptor>) {
  const { folder, descriptor } = await buildTinyShell(portal.root, text);
  return { folder, descriptor: { ...descriptor, provides: PROVIDES, ...fields } };
}
async function publish(built: { folder: string; descriptor: ReleaseDescriptor }, origin: string) {
  const source = { origin, commit: null, dirty: false };
  const access = portal.accessTo(built.descriptor.name);
  const { revision: expected } = await fetchHistory(access, built.descriptor.name);
  await publishSection({ ...access, ...built, expected, source, said: { newOrigin: true } });
}
/** A section that takes names of a shell which has one of them only. */
async function needy(name: string, slots: string[]) {
  const { folder, descriptor } = await buildTinyUsing(portal.root, name, {});
  const uses = { shared: { '@portal/shared-ui': ['Tabs', 'Chart'] }, api: 'server/api-uses.json' };
  const widgets = slots.map((slot) => ({ name: slot, skeleton: 'text' as const, files: [] }));
  return { folder, descriptor: { ...descriptor, version: '1.4.0', uses, widgets } };
}

test('a new shell that the start must make live is refused for what live sections miss that the start keeps', async () => {
  await publish(await buildShell('live', { protocol: SHELL_PROTOCOL - 1 }), 'portal');
  await publish(await needy('news', ['raffle']), 'github.com/verein/portal');
  await publish(await needy('club', ['live']), 'portal');
  await layOut(await buildTiny(portal.root, 'club', 'without anything'));
  expect((await start()).lines).toEqual([]);

  const less = { contract: '3.0.0', shared: {}, names: { '@portal/shared-ui': ['Card'] }, slots: [] };
  await layOut(await buildShell('next', { protocol: SHELL_PROTOCOL, provides: less }));

  const reasons = [
    'news 1.4.0: Section-Vertrag ^1.0.0 wird gebraucht, hier ist 3.0.0.',
    'Tabs fehlt, gebraucht von news 1.4.0.',
    'Der Platz „raffle“ fehlt, gefüllt von news 1.4.0.',
  ];
  await expect(start()).rejects.toThrow(`:\n  ${reasons.join('\n  ')}\n`);
  expect((await start(true)).lines).toEqual([expect.stringContaining(reasons.join('\n  '))]);

  // Of a shell that works here the admission refuses the successor, and it stays live.
  await publish(await buildShell('works', { protocol: SHELL_PROTOCOL }), 'portal');
  expect((await start()).lines).toEqual([]);
});

test.each(['portal', 'github.com/verein/portal'])(
  'so is one that replaces a shell from %s whose files are lost, as the database knows that one',
  async (origin) => {
    const built = await buildShell('live', { protocol: SHELL_PROTOCOL });
    await publish(built, origin);
    await publish(await needy('news', ['raffle']), 'github.com/verein/portal');
    const next = await buildShell('next', {
      protocol: SHELL_PROTOCOL,
      provides: { ...PROVIDES, names: { '@portal/shared-ui': ['Card'] }, slots: [] },
    });
    await layOut(next);
    expect((await start()).lines).toEqual([]);

    const folder = portal.app.releases.folder('shell', built.descriptor.version);
    await rename(folder, `${folder}-away`);

    const reasons = ['Tabs fehlt, gebraucht von news 1.4.0.', 'Der Platz „raffle“ fehlt, gefüllt von news 1.4.0.'];
    await expect(start()).rejects.toThrow(`:\n  ${reasons.join('\n  ')}\n`);
    // It comes back as it was.
    await layOut(await buildShell('live', { protocol: SHELL_PROTOCOL }));
    expect((await start()).lines).toEqual([]);
  },
);
