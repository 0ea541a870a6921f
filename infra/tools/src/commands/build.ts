import { buildAll } from '../build/build-all.ts';

/** `npm start` builds in German. */
const language = process.argv[2] === 'de' ? 'de' : 'en';
console.log(language === 'de' ? 'Portal wird gebaut …' : 'Building the portal …');
await buildAll((line) => console.log(line), language);
