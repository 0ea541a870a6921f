import { createHash } from 'node:crypto';
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
