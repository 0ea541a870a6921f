import { buildAll } from '../build/build-all.ts';
import { commandArguments } from './command-arguments.ts';

const USAGE = `Usage: npm run build
Builds the shell, the portal's server, the section kit and all sections, as far as they have changed.`;

/** `npm start` builds in German. */
const { values } = commandArguments(USAGE, { german: { type: 'boolean' } }, 0);
const language = values.german ? 'de' : 'en';
console.log(language === 'de' ? 'Portal wird gebaut …' : 'Building the portal …');
await buildAll((line) => console.log(line), language);
