/**
 * Polyfills for the oldest browsers we support (docs/decisions/2026-11-23-supported-browsers.md). Page and service
 * worker import it before anything else, so sections and their libraries may use it, too.
 */
const parsing: { canParse?: typeof URL.canParse } = URL;
parsing.canParse ??= (address, base) => {
  try {
    new URL(address, base);
    return true;
  } catch {
    return false;
  }
};

if (!('size' in URLSearchParams.prototype)) {
  Object.defineProperty(URLSearchParams.prototype, 'size', {
    configurable: true,
    get(this: URLSearchParams) {
      return [...this].length;
    },
  });
}

export {};
