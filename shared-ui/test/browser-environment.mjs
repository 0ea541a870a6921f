import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what every page needs and it lacks: the fetch of Node, which belongs together with its signals, and scrolling into view. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, AbortController, AbortSignal, TextEncoder, TextDecoder });
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }
}
