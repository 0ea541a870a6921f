import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(join(import.meta.dirname, '../../left-alone.mjs')).href;
const PROGRAM = `import { whenLeftAlone } from '${MODULE}';
whenLeftAlone(() => {
  console.log('asked to end');
  process.exit();
});
setTimeout(() => process.exit(), 15_000);
console.log('runs');`;

test('SIGTERM to npm reaches what it has started, though the shell between them ends alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-npm-'));
  await writeFile(join(folder, 'program.mjs'), PROGRAM);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node program.mjs' } }));

  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  for await (const text of npm.stdout.setEncoding('utf8')) {
    said += String(text);
    if (String(text).includes('runs')) npm.kill('SIGTERM');
  }
  await rm(folder, { recursive: true });

  expect(said).toMatch(/asked to end\n$/);
});
