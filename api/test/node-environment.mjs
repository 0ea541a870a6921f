import { TestEnvironment } from 'jest-environment-node';
import { collectAsyncStorages } from './async-storages.mjs';
import { collectProcessWarnings } from './process-warnings.mjs';

/** Node that reports its warnings to the tests (expect-console.ts). */
export default class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.endWarnings = collectProcessWarnings(this.global);
    this.endStorages = collectAsyncStorages();
  }

  async teardown() {
    this.endWarnings();
    this.endStorages();
    await super.teardown();
  }
}
