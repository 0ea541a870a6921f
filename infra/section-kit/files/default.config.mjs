import { sectionTests } from './jest.mjs';

export default sectionTests(process.cwd());
