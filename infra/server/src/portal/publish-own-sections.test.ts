import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withdrawSection } from '../client/portal-client.ts';
import { buildTiny, startReleaseTarget, type ReleaseTarget } from '../../test/release-target.ts';
import { publishOwnSections } from './publish-own-sections.ts';

let portal: ReleaseTarget;
beforeAll(async () => {
  portal = await startReleaseTarget();
}, 60_000);
afterAll(() => portal.stop(), 60_000);

async function addSection(name: string, isBuilt: boolean) {
  const workspace = join(portal.root, `mfe-${name}`);
  await mkdir(workspace);
  await writeFile(join(workspace, 'package.json'), '{ "version": "1.0.0" }');
  const { folder, descriptor } = await buildTiny(portal.root, name, 'one');
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
  await withdrawSection(portal.accessTo('gone'), 'gone', '1.0.0');

  const second = await start();

  const unbuilt = 'Achtung: Bereich half ist nicht gebaut; er fehlt im Portal. Bauen und starten: npm start';
  expect(first).toEqual(['Bereich gone 1.0.0 ist live.', 'Bereich shop 1.0.0 ist live.', unbuilt]);
  expect(second).toEqual([unbuilt, 'Achtung: Bereich gone ist nicht live. Das ändert: npm run release -- mfe-gone']);
});
