import { browserTests } from '@portal/shared-ui/test/browser-tests';

export default { ...browserTests(import.meta.dirname), testEnvironment: '<rootDir>/test/laid-out-environment.mjs' };
