import { TestEnvironment } from 'jest-environment-node';
import { collectProcessWarnings } from './process-warnings.mjs';

/** Node, with what it warns of told to the tests (expect-console.ts). */
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
