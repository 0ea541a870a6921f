import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what browsers have and it lacks: Node's fetch and encoders, media queries, scrolling, modal dialogs. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { window } = this.dom;
    Object.assign(this.global, { fetch, AbortController, AbortSignal, TextEncoder, TextDecoder });
    this.global.matchMedia = (media) => Object.assign(new window.EventTarget(), { media, matches: false });
    this.global.scrollTo = ({ top }) => {
      this.global.scrollY = top;
      window.dispatchEvent(new window.Event('scroll'));
    };
    addModalDialogs(window);
  }
}

/** `showModal` and `close` of the HTML standard, as far as attribute, focus, Escape and event go. */
function addModalDialogs({ HTMLDialogElement, Event, document }) {
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
    this.querySelector('button, a[href]')?.focus();
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.close(), { once: true });
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}
