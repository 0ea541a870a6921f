import BrowserEnvironment from '@portal/shared-ui/test/browser-environment';

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Reports everything as near, and nothing as in view. */
class NearObserver extends NoObserver {
  constructor(see, { rootMargin } = {}) {
    super();
    if (rootMargin) this.observe = (target) => see([{ target, isIntersecting: true }]);
  }
}

/** Width in px that every element reports. */
const WIDTH = 400;

/**
 * A browser with a layout, in which every element is 400 px wide and beside the one before, and observers that see near
 * elements and nothing else. `reducedMotion` on window is the visitor's preference.
 */
export default class LaidOutEnvironment extends BrowserEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    Object.assign(global, { reducedMotion: false, ResizeObserver: NoObserver, IntersectionObserver: NearObserver });
    global.matchMedia = (query) => ({
      matches: query.includes('reduced-motion') && global.reducedMotion,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    const { HTMLElement, Element, document } = global;
    document.head.append(Object.assign(document.createElement('style'), { textContent: '* { margin: 0 }' }));
    Element.prototype.scrollTo = () => undefined;
    Object.defineProperties(HTMLElement.prototype, {
      offsetWidth: { get: () => WIDTH },
      offsetHeight: { get: () => WIDTH },
      offsetLeft: { get: leftOf },
      offsetParent: { get: parentOf },
    });
  }
}

function parentOf() {
  return this.parentElement;
}

/** Caches the place of each element by row; a carousel of hundreds reads each of them again and again. */
const places = new WeakMap();

function leftOf() {
  const row = this.parentElement;
  if (!row) return -WIDTH;
  const isKnown = row.children[places.get(row)?.get(this)] === this;
  if (!isKnown) places.set(row, new Map([...row.children].map((element, place) => [element, place])));
  return places.get(row).get(this) * WIDTH;
}
