import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compilerArguments } from '../build/type-errors.ts';
import { commandArguments, endWithUsage } from './command-arguments.ts';
import { runProgram } from '../testing/run-step.ts';
import { projectRoot } from '../webpack/index.ts';

const USAGE = `Usage: npm run typecheck -- [FOLDER …]
Checks the types of all folders, or of those that are named.
  FOLDER  such as api or mfe-news`;

const { positionals: asked } = commandArguments(USAGE, {});
const known = (await readdir(projectRoot)).filter((name) => existsSync(join(projectRoot, name, 'tsconfig.json')));
const [unknown] = asked.filter((name) => !known.includes(name));
if (unknown !== undefined) endWithUsage(USAGE, `Unknown: ${unknown}`);
const folders = known.filter((name) => asked.length === 0 || asked.includes(name));
// Folders with the same libraries (DOM or none) are one program: shared files are read once. A release checks its
// section on its own.
const programs = new Map<string, string[]>();
for (const folder of folders) {
  const text = await readFile(join(projectRoot, folder, 'tsconfig.json'), 'utf8');
  const { compilerOptions = {} } = JSON.parse(text) as { compilerOptions?: object };
  const options = JSON.stringify(compilerOptions);
  programs.set(options, [...(programs.get(options) ?? []), folder]);
}

let areRight = true;
for (const [options, members] of programs) {
  const name = `together-with-${members[0]}`;
  const file = join(projectRoot, '.cache/types', name, 'tsconfig.json');
  const [include, exclude] = ['', '/**/dist'].map((part) => members.map((folder) => `../../../${folder}${part}`));
  const compilerOptions = JSON.parse(options) as object;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ extends: '../../../tsconfig.base.json', compilerOptions, include, exclude }));
  if ((await runProgram(process.execPath, compilerArguments(`.cache/types/${name}`))) !== 0) areRight = false;
}
if (areRight) console.log('All types are right.');
process.exit(areRight ? 0 : 1);
