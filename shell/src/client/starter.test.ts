/** The browser's callback after a paint; jsdom never paints. */
let painted: () => void;

class PaintObserver {
  constructor(private readonly notify: () => void) {}
  observe({ type }: { type: string }) {
    if (type === 'paint') painted = this.notify;
  }
}

const loaded = () =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[rel=preload], script[src]')].map((element) =>
    element.getAttribute(element instanceof HTMLLinkElement ? 'href' : 'src'),
  );

/** Runs the starter as the page's script element does. */
async function runStarter(visibility: DocumentVisibilityState): Promise<void> {
  const script = document.createElement('script');
  Object.assign(script.dataset, { entry: '/main.js', files: '/framework.js /news.js' });
  const given = { currentScript: script, visibilityState: visibility };
  for (const [name, value] of Object.entries(given)) {
    Object.defineProperty(document, name, { value, configurable: true });
  }
  jest.resetModules();
  await import('./starter.ts');
}

/** One timer, and what waits for it; the asynchronous ways of jest run timers that follow, too. */
const passTask = async () => {
  jest.advanceTimersToNextTimer();
  for (let step = 0; step < 5; step += 1) await Promise.resolve();
};

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('loads nothing before the first paint, then all files and the entry, each in a task of its own', async () => {
  await runStarter('visible');
  expect(loaded()).toEqual([]);

  painted();
  painted();
  expect(loaded()).toEqual(['/framework.js']);
  await passTask();
  expect(loaded()).toEqual(['/framework.js', '/news.js']);
  await passTask();
  expect(loaded()).toEqual(['/framework.js', '/news.js', '/main.js']);
});

test('a page in a background tab, which is not painted, starts at once', async () => {
  await runStarter('hidden');

  expect(loaded()).toEqual(['/framework.js', '/news.js', '/main.js']);
});

test('a browser that reports no paint starts after three seconds', async () => {
  await runStarter('visible');

  jest.advanceTimersByTime(2_999);
  expect(loaded()).toEqual([]);
  jest.advanceTimersByTime(1);
  await passTask();
  await passTask();
  expect(loaded()).toEqual(['/framework.js', '/news.js', '/main.js']);
});
