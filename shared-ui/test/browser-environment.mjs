import { collectAsyncStorages } from '@portal/api/test/async-storages';
import { collectProcessWarnings } from '@portal/api/test/process-warnings';
import { TestEnvironment } from 'jest-environment-jsdom';
import { addQuickStyles } from './quick-styles.mjs';

/**
 * jsdom with the features that every page needs and it lacks: the fetch of Node, which belongs together with its
 * signals, scrolling into view, modal dialogs, and the element `search`.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, AbortController, AbortSignal, TextEncoder, TextDecoder });
    this.global.Element.prototype.scrollIntoView = () => undefined;
    addModalDialogs(this.global);
    addSearchElement(this.global.Document.prototype);
    addQuickStyles(this.global);
    this.endWarnings = collectProcessWarnings(this.global);
    this.endStorages = collectAsyncStorages();
  }

  async teardown() {
    this.endWarnings();
    this.endStorages();
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

/** `showModal` and `close` of the HTML standard, as far as attribute, focus, Escape and events go. */
function addModalDialogs({ HTMLDialogElement, Event, document }) {
  const ways = new WeakMap();
  HTMLDialogElement.prototype.showModal = function () {
    const opener = document.activeElement;
    const handleKey = ({ key }) => {
      if (key === 'Escape' && this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
    };
    document.addEventListener('keydown', handleKey);
    ways.set(this, () => {
      document.removeEventListener('keydown', handleKey);
      opener?.focus();
    });
    this.setAttribute('open', '');
    this.querySelector('button, a[href], input, select, textarea')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.removeAttribute('open');
    ways.get(this)?.();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
