import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compilerArguments } from '../build/type-errors.ts';
import { runProgram } from '../testing/run-step.ts';
import { projectRoot } from '../webpack/index.ts';

/** Checks the types of every workspace on its own: each has its own libraries (DOM or none). */
const folders = (await readdir(projectRoot)).filter((name) => existsSync(join(projectRoot, name, 'tsconfig.json')));
const wrong: string[] = [];
for (const folder of folders) {
  const code = await runProgram(process.execPath, compilerArguments(folder));
  if (code !== 0) wrong.push(folder);
}
console.log(wrong.length === 0 ? 'All types are right.' : `Type errors in: ${wrong.join(', ')}.`);
process.exit(wrong.length === 0 ? 0 : 1);
