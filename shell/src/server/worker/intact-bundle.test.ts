import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readIntact } from './intact-bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

function bundleOf(texts: Record<string, string>) {
  const released = Object.entries(texts).map(([name, text]) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return { file, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
  });
  return { name: 'news', file: join(folder, 'remoteEntry.cjs'), released };
}

test('a bundle is whole as long as each of its files is the released one', async () => {
  const bundle = bundleOf({ 'remoteEntry.cjs': 'one', 'chunk.cjs': 'two' });
  expect(await readIntact(bundle)).toEqual({ file: bundle.file, code: 'one' });

  writeFileSync(join(folder, 'chunk.cjs'), 'Two');
  expect(await readIntact(bundle)).toBeUndefined();

  writeFileSync(join(folder, 'chunk.cjs'), 'two');
  rmSync(join(folder, 'remoteEntry.cjs'));
  expect(await readIntact(bundle)).toBeUndefined();
});

test('what is read while another instance replaces the files is the released code, or nothing', async () => {
  const bundle = bundleOf({ 'remoteEntry.cjs': 'one', 'chunk.cjs': 'two' });
  const release = join(folder, 'release');
  const inRelease = ({ file, integrity }: (typeof bundle.released)[number]) => ({
    file: file.replace(folder, release),
    integrity,
  });
  const replaced = { ...bundle, file: join(release, 'remoteEntry.cjs'), released: bundle.released.map(inRelease) };
  // As the store of releases brings a version back: the old folder is moved away, and the new one to its place.
  const replace = async (round: number, text: string) => {
    const fresh = join(folder, `fresh-${round}`);
    await mkdir(fresh);
    await writeFile(join(fresh, 'remoteEntry.cjs'), text);
    await writeFile(join(fresh, 'chunk.cjs'), 'two');
    await rename(release, join(folder, `old-${round}`)).catch(() => undefined);
    await rename(fresh, release);
  };
  let isReplacing = true;
  const replacing = (async () => {
    for (let round = 0; round < 200; round += 1) await replace(round, round % 2 ? 'one' : 'foreign');
    isReplacing = false;
  })();

  const codes = new Set<string | undefined>();
  while (isReplacing) codes.add((await readIntact(replaced))?.code);
  await replacing;

  expect([...codes].filter((code) => code !== undefined && code !== 'one')).toEqual([]);
  expect((await readIntact(replaced))?.code).toBe('one');
});
