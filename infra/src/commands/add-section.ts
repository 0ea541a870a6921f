import { addSection } from '../sections/add-section.ts';
import { projectRoot } from '../webpack/index.ts';

try {
  const folder = await addSection(process.argv[2] ?? '', projectRoot);
  console.log(`${folder} ist angelegt und wird in package-lock.json eingetragen.`);
  console.log(`Dann weiter mit: npm run dev -- ${folder}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
