import { browserTests } from './test/browser-tests.mjs';

export default browserTests(import.meta.dirname);
