import { generateKeyPairSync } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSectionKeysRepository } from '@portal/api/section-keys';
import {
  fetchHistory,
  fetchRegistry,
  publishSection,
  rollBackSection,
  withdrawSection,
} from '../client/portal-client.ts';
import { buildTiny, buildTinyShell, startReleaseTarget, type ReleaseTarget } from '../../test/release-target.ts';
import { publishOwnSections, publishOwnShell } from './publish-own-sections.ts';

let portal: ReleaseTarget;
beforeAll(async () => {
  portal = await startReleaseTarget();
});
afterAll(() => portal.stop(), 60_000);

const publishing = (lines: string[]) => {
  const { app, root: projectRoot } = portal;
  return { app, origin: app.listeningOrigin, projectRoot, say: (line: string) => void lines.push(line) };
};

async function addSection(name: string, isBuilt: boolean, text = 'one') {
  const workspace = join(portal.root, `mfe-${name}`);
  await rm(workspace, { recursive: true, force: true });
  await mkdir(workspace);
  await writeFile(join(workspace, 'package.json'), '{ "version": "1.0.0" }');
  const { folder, descriptor } = await buildTiny(portal.root, name, text);
  await rename(folder, join(workspace, 'dist'));
  await writeFile(join(workspace, 'dist/descriptor.json'), JSON.stringify(descriptor));
  if (isBuilt) await writeFile(join(workspace, 'dist/.build-inputs'), '');
}

test('a start says of each own section whether it is there', async () => {
  await addSection('shop', true);
  await addSection('gone', true);
  await addSection('half', false);
  const start = async () => {
    const lines: string[] = [];
    await publishOwnSections(publishing(lines));
    return lines;
  };
  const first = await start();
  await withdrawSection(
    portal.accessTo('gone'),
    'gone',
    (await fetchHistory(portal.accessTo('gone'), 'gone')).revision,
  );
  const { revision } = await fetchHistory(portal.accessTo('shop'), 'shop');
  const elsewhere = await buildTiny(portal.root, 'shop', 'two', '1.1.0');
  const source = { origin: 'github.com/verein/portal', commit: 'a'.repeat(40), dirty: true };
  const said = { newOrigin: true };
  await publishSection({ ...portal.accessTo('shop'), ...elsewhere, expected: revision, source, said });
  await addSection('shop', true, 'three');

  const second = await start();

  const unbuilt = 'Achtung: Modul half ist nicht gebaut; es fehlt im Portal. Bauen und starten: npm start';
  expect(first).toEqual(['Modul gone 1.0.0 ist live.', 'Modul shop 1.0.0 ist live.', unbuilt]);
  const stays =
    'Modul shop bleibt bei 1.1.0, veröffentlicht aus github.com/verein/portal, aaaaaaa, mit ungespeicherten Änderungen; den Stand dieses Ordners zeigt: npm run release -- mfe-shop';
  expect(second).toEqual([
    stays,
    unbuilt,
    'Achtung: Modul gone ist nicht live. Das ändert: npm run release -- mfe-gone',
  ]);
});

test('a start signs nothing: a section with a key stays as it is, and the start says how it goes live', async () => {
  await addSection('sealed', true);
  const start = async () => {
    const lines: string[] = [];
    await publishOwnSections(publishing(lines));
    return lines;
  };
  await start();
  const { publicKey } = generateKeyPairSync('ed25519');
  await createSectionKeysRepository(portal.app.db).insert(
    'sealed',
    { name: 'CI', publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64') },
    'Anna',
  );
  await addSection('sealed', true, 'two');

  const lines = await start();

  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringContaining('sealed 1.0.1 ist nicht unterschrieben; dieses Modul hat einen Schlüssel.'),
      'Der Start unterschreibt nichts. Das tut: SIGNING_KEY=<Datei> npm run release -- mfe-sealed',
    ]),
  );
  expect(await portal.liveVersion('sealed')).toBe('1.0.0');
  await rm(join(portal.root, 'mfe-sealed'), { recursive: true });
});

async function buildShell(text: string): Promise<string> {
  const { folder, descriptor } = await buildTinyShell(portal.root, text);
  const dist = join(portal.root, 'shell/dist');
  await mkdir(join(portal.root, 'shell'), { recursive: true });
  await writeFile(join(portal.root, 'shell/package.json'), '{ "version": "1.0.0" }');
  await rm(dist, { recursive: true, force: true });
  await rename(folder, dist);
  await writeFile(join(dist, 'descriptor.json'), JSON.stringify(descriptor));
  await writeFile(join(dist, '.build-inputs'), '');
  return descriptor.version;
}

test('a start publishes the own shell when it is new, and one that was rolled back only when none that is live works', async () => {
  const lines: string[] = [];
  const start = (isNeeded = false) => publishOwnShell(publishing(lines), isNeeded);
  const live = async () => (await fetchRegistry(portal.portalUrl)).shell?.version;
  await start();
  const one = await buildShell('one');
  await start();
  const two = await buildShell('two');
  await start();
  await rollBackSection(portal.accessTo('shell'), 'shell');

  await start();
  expect(await live()).toBe(one);
  await start(true);
  expect(await live()).toBe(two);

  const unbuilt = 'Achtung: Der Rahmen ist nicht gebaut. Bauen und starten: npm start';
  const stays = `Rahmen bleibt bei ${one}, wohin es zurückging; den Stand dieses Ordners zeigt: npm run release -- shell`;
  const [first, second, again] = [one, two, two].map((version) => `Rahmen ${version} ist live.`);
  expect(lines).toEqual([unbuilt, first, second, stays, again]);
});
