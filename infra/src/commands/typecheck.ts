import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '../testing/run-step.ts';
import { projectRoot } from '../webpack/index.ts';

/** Checks the types of every workspace on its own: each has its own libraries (DOM or none). */
const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
const folders = (await readdir(projectRoot)).filter((name) => existsSync(join(projectRoot, name, 'tsconfig.json')));
let failures = 0;
for (const folder of folders) {
  const code = await runProgram(process.execPath, [compiler, '-p', join(projectRoot, folder, 'tsconfig.json')]);
  if (code !== 0) failures += 1;
}
process.exit(failures === 0 ? 0 : 1);
