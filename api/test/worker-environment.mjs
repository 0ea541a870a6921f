import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { collectAsyncStorages } from './async-storages.mjs';
import { collectProcessWarnings } from './process-warnings.mjs';

/** Where jest keeps its event handlers: each file adds its own, and those of the files before would be called, too. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
/**
 * Where jest keeps the state of a file's tests. Each file has its own: otherwise all that its tests had made would
 * stay.
 */
const STATE = 'JEST_STATE_SYMBOL';

/**
 * The worker's own global scope; a file's changes to it are undone afterwards, and Node's warnings go to its tests
 * (expect-console.ts).
 */
export default class WorkerEnvironment {
  constructor({ projectConfig }) {
    const global = globalThis;
    this.global = global;
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global });
    // Jest puts one of its own in the place of `exit` for each file.
    this.before = { env: { ...process.env }, exit: Object.getOwnPropertyDescriptor(process, 'exit') };
  }

  async setup() {
    this.endWarnings = collectProcessWarnings(this.global);
    this.endStorages = collectAsyncStorages();
  }

  async teardown() {
    this.endWarnings();
    this.endStorages();
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    delete this.global[EVENT_HANDLERS];
    for (const place of Object.getOwnPropertySymbols(this.global))
      if (place.description === STATE) delete this.global[place];
    Object.defineProperty(process, 'exit', this.before.exit);
    for (const name of Object.keys(process.env)) if (!(name in this.before.env)) delete process.env[name];
    Object.assign(process.env, this.before.env);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest asks for one, and worker-runtime.cjs does without. */
  getVmContext() {
    return this.global;
  }
}
