/** Lets each test of a block begin in a browser that refuses storage, as Chromium does with all cookies blocked. */
export function blockStorage(): void {
  const names = ['localStorage', 'sessionStorage'] as const;
  const present = names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);
  beforeEach(() => {
    for (const name of names)
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  afterEach(() => {
    for (const [name, descriptor] of present) if (descriptor) Object.defineProperty(window, name, descriptor);
  });
}
