import { join } from 'node:path';
import { browserTests } from '@portal/shared-ui/test/browser-tests';

export default {
  ...browserTests(import.meta.dirname, ['typebox']),
  // The table of screens tells the tools, as in the portal, which areas there are.
  setupFiles: [join(import.meta.dirname, 'src/screens.ts')],
};
