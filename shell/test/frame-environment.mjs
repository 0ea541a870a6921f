import BrowserEnvironment from '@portal/shared-ui/test/browser-environment';

/** A browser with media queries, scrolling, sizes and pointers. */
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
