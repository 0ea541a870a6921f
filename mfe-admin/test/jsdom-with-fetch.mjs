import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom has no fetch of its own; Node's belongs together with Node's AbortSignal. Without a layout nothing scrolls. */
export default class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, AbortController, AbortSignal, TextEncoder, TextDecoder });
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
}
