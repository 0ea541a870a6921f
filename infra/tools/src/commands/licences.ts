import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LICENCES_FILE, licences } from '../build/licences.ts';
import { commandArguments } from './command-arguments.ts';
import { projectRoot } from '../webpack/index.ts';

const USAGE = `Usage: npm run licences
Writes down the licences of what browsers download; to be run after a library was added or updated.`;

commandArguments(USAGE, {}, 0);
await writeFile(join(projectRoot, LICENCES_FILE), await licences(projectRoot));
console.log(`Written: ${LICENCES_FILE}`);
