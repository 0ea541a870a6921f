import { UsageError } from '@portal/server/usage-error';
import { addSection } from '../sections/add-section.ts';
import { commandArguments, endWithUsage } from './command-arguments.ts';
import { projectRoot } from '../webpack/index.ts';

const USAGE = `Usage: npm run add-section -- NAME
Writes the folder of a new section with one page and its test, and enters it in the lock file.
  NAME  such as fan-shop`;

const [name = endWithUsage(USAGE, 'A name is missing')] = commandArguments(USAGE, {}, 1).positionals;
try {
  const folder = await addSection(name, projectRoot);
  console.log(`${folder} is written and will be entered in package-lock.json.`);
  console.log(`Next: npm run dev -- ${folder}`);
} catch (error) {
  if (error instanceof UsageError) endWithUsage(USAGE, error.message);
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
