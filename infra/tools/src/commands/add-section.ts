import { addSection } from '../sections/add-section.ts';
import { projectRoot } from '../webpack/index.ts';

try {
  const folder = await addSection(process.argv[2] ?? '', projectRoot);
  console.log(`${folder} is written and will be entered in package-lock.json.`);
  console.log(`Next: npm run dev -- ${folder}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
