import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchHistory, publishSection, withdrawSection } from '../client/portal-client.ts';
import { buildTiny, startReleaseTarget, type ReleaseTarget } from '../../test/release-target.ts';
import { publishOwnSections } from './publish-own-sections.ts';

let portal: ReleaseTarget;
beforeAll(async () => {
  portal = await startReleaseTarget();
}, 60_000);
afterAll(() => portal.stop(), 60_000);

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
    await publishOwnSections(portal.app, portal.root, (line) => lines.push(line));
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

  const unbuilt = 'Achtung: Bereich half ist nicht gebaut; er fehlt im Portal. Bauen und starten: npm start';
  expect(first).toEqual(['Bereich gone 1.0.0 ist live.', 'Bereich shop 1.0.0 ist live.', unbuilt]);
  const stays =
    'Bereich shop bleibt bei 1.1.0, veröffentlicht aus github.com/verein/portal, aaaaaaa, mit ungespeicherten Änderungen; den Stand dieses Ordners zeigt: npm run release -- mfe-shop';
  expect(second).toEqual([
    stays,
    unbuilt,
    'Achtung: Bereich gone ist nicht live. Das ändert: npm run release -- mfe-gone',
  ]);
});
