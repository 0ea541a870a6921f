import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's fetch and encoders, which it lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, AbortController, AbortSignal, TextEncoder, TextDecoder });
  }
}
