import { TestEnvironment } from 'jest-environment-node';
import { collectProcessWarnings } from './process-warnings.mjs';

/** Node that reports its warnings to the tests (expect-console.ts). */
export default class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.endWarnings = collectProcessWarnings(this.global);
  }

  async teardown() {
    this.endWarnings();
    await super.teardown();
  }
}
