import { buildAll } from '../build/build-all.ts';

console.log('Portal wird gebaut …');
await buildAll((line) => console.log(line));
