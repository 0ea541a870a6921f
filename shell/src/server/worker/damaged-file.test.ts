import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { damagedFile } from './damaged-file.ts';

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

test('a bundle is whole as long as each of its files is the released one', () => {
  const bundle = bundleOf({ 'remoteEntry.cjs': 'one', 'chunk.cjs': 'two' });
  expect(damagedFile(bundle)).toBeUndefined();

  writeFileSync(join(folder, 'chunk.cjs'), 'Two');
  expect(damagedFile(bundle)).toBe(join(folder, 'chunk.cjs'));

  rmSync(join(folder, 'remoteEntry.cjs'));
  expect(damagedFile(bundle)).toBe(join(folder, 'remoteEntry.cjs'));
});
