import { collectProcessWarnings } from '@portal/api/test/process-warnings';
import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with what every page needs and it lacks: the fetch of Node, which belongs together with its signals, scrolling
 * into view, and the element `search`.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, AbortController, AbortSignal, TextEncoder, TextDecoder });
    this.global.Element.prototype.scrollIntoView = () => undefined;
    addSearchElement(this.global.Document.prototype);
    this.endWarnings = collectProcessWarnings(this.global);
  }

  async teardown() {
    this.endWarnings();
    await super.teardown();
  }
}

/** React warns of elements that the browser takes for unknown. */
function addSearchElement(prototype) {
  const { createElement } = prototype;
  prototype.createElement = function (name, options) {
    const element = createElement.call(this, name, options);
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  };
}
