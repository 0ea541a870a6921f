import BrowserEnvironment from '@portal/shared-ui/test/browser-environment';

/** A browser with media queries, scrolling, sizes, pointers and modal dialogs. */
export default class FrameEnvironment extends BrowserEnvironment {
  async setup() {
    await super.setup();
    const { window } = this.dom;
    this.global.matchMedia = (media) => Object.assign(new window.EventTarget(), { media, matches: false });
    this.global.scrollTo = ({ top }) => {
      this.global.scrollY = top;
      window.dispatchEvent(new window.Event('scroll'));
    };
    this.global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    addPointers(window);
    addModalDialogs(window);
  }
}

/** Pointer events, captured by nobody. */
function addPointers(window) {
  const { Element, MouseEvent } = window;
  window.PointerEvent ??= class PointerEvent extends MouseEvent {
    constructor(type, init = {}) {
      super(type, init);
      const { pointerId = 0, pointerType = '' } = init;
      Object.assign(this, { pointerId, pointerType });
    }
  };
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.releasePointerCapture = () => undefined;
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
