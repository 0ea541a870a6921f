import type { PrefetchOrder } from '@portal/api/contract';
import type { Section } from '@portal/shared-ui';
import type { Part } from '../routing/matching.ts';
import type { LiveRegistry } from '../routing/page-state.ts';
import { pageComplete, prefetchInOrder, prefetchOnIntent, type Prefetch } from './prefetch.ts';

/** docs/specification.md#behaviour-common-to-all-routes. */
const orders: Readonly<Record<string, PrefetchOrder>> = {
  '/news': 'immediate',
  '/kontakt': 'soon',
  '/geschichte': 'idle',
  '/admin': 'never',
  '/news/:idOrSlug': 'idle',
};

const registry = {
  sections: [{ name: 'club', pages: Object.entries(orders).map(([path, prefetch]) => ({ path, prefetch })) }],
} as unknown as LiveRegistry;

/** The specification's order, though the registry lists pages by section. */
const ranked = [
  { path: '/kontakt', prefetch: 'soon', prefetchRank: 1 },
  { path: '/vorstand', prefetch: 'immediate', prefetchRank: 4 },
  { path: '/ueber-uns', prefetch: 'immediate' },
  { path: '/news', prefetch: 'immediate', prefetchRank: 1 },
  { path: '/mannschaft', prefetch: 'immediate', prefetchRank: 2 },
];

let loaded: string[];
let fetched: unknown[];

const prefetch = (): Prefetch => ({
  registry,
  parts: {
    load: async ({ name }: Part) => void loaded.push(name),
    section: async () =>
      ({ pages: Object.keys(orders).map((path) => ({ path, data: () => [`/api${path}`] })) }) as unknown as Section,
    forget: () => undefined,
  } as unknown as Prefetch['parts'],
  fetchResources: (keys) => fetched.push(...keys),
});

const passTime = (time: number) => jest.advanceTimersByTimeAsync(time);
const idle = globalThis as { requestIdleCallback?: unknown; cancelIdleCallback?: unknown };

beforeEach(() => {
  jest.useFakeTimers();
  loaded = [];
  fetched = [];
});
afterEach(() => {
  jest.useRealTimers();
  delete idle.requestIdleCallback;
  delete idle.cancelIdleCallback;
});

test('pages come at once, after 200 ms, and where nobody can tell when the browser is idle a second later', async () => {
  delete idle.requestIdleCallback;
  prefetchInOrder(prefetch());

  await passTime(199);
  expect(loaded).toEqual(['/news']);
  await passTime(1);
  expect(loaded).toEqual(['/news', '/kontakt']);
  await passTime(999);
  expect(loaded).toEqual(['/news', '/kontakt']);
  await passTime(1);
  expect(loaded).toEqual(['/news', '/kontakt', '/geschichte']);
  expect(fetched).toEqual(['/api/news', '/api/kontakt', '/api/geschichte']);
});

test('the rest waits for an idle browser, two seconds at most', async () => {
  const asked: unknown[] = [];
  idle.requestIdleCallback = (run: () => void, options: unknown) => {
    asked.push(options);
    return setTimeout(run, 1500);
  };
  idle.cancelIdleCallback = clearTimeout;
  prefetchInOrder(prefetch());

  await passTime(1699);
  expect(loaded).not.toContain('/geschichte');
  await passTime(1);

  expect(loaded).toContain('/geschichte');
  expect(asked).toEqual([{ timeout: 2000 }]);
});

test.each(['/news', '/kontakt'])('the rest waits for the code of %s, and comes after its data', async (slow) => {
  idle.requestIdleCallback = (run: () => void) => setTimeout(run);
  idle.cancelIdleCallback = clearTimeout;
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const { parts, ...given } = prefetch();
  const load = async (part: Part) => {
    if (part.name === slow) await arrival;
    fetched.push(`code of ${part.name}`);
    return parts.load(part);
  };
  prefetchInOrder({ ...given, parts: { ...parts, load } });

  await passTime(5000);
  expect(loaded).not.toContain('/geschichte');
  arrive();
  await passTime(1);

  expect(loaded.at(-1)).toBe('/geschichte');
  expect(fetched.slice(-2)).toEqual(['code of /geschichte', '/api/geschichte']);
  expect(fetched).toEqual(expect.arrayContaining(['/api/news', '/api/kontakt']));
});

test('a page that fails holds back none that follows', async () => {
  idle.requestIdleCallback = (run: () => void) => setTimeout(run);
  idle.cancelIdleCallback = clearTimeout;
  const { parts, ...given } = prefetch();
  const load = (part: Part) => (part.name === '/news' ? Promise.reject(new Error('Kaputt')) : parts.load(part));
  prefetchInOrder({ ...given, parts: { ...parts, load } });

  await passTime(201);

  expect(loaded).toEqual(['/kontakt', '/geschichte']);
});

test('pages of one moment come by their rank, those without one last', async () => {
  prefetchInOrder({
    ...prefetch(),
    registry: { sections: [{ name: 'club', pages: ranked }] } as unknown as LiveRegistry,
  });

  await passTime(0);

  expect(loaded).toEqual(['/news', '/mannschaft', '/vorstand', '/ueber-uns']);
});

test.each([
  [0, ['/news']],
  [200, ['/news', '/kontakt']],
])('what has not begun after %i ms can be stopped', async (time, begun) => {
  delete idle.requestIdleCallback;
  const stop = prefetchInOrder(prefetch());
  await passTime(time);
  stop();

  await passTime(5000);

  expect(loaded).toEqual(begun);
});

describe('a link', () => {
  let stop: () => void;
  const point = (text: string, intent: string) => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
    (link?.firstElementChild ?? link)?.dispatchEvent(new Event(intent, { bubbles: true }));
    return passTime(0);
  };
  beforeEach(() => {
    document.body.innerHTML =
      '<a href="/kontakt"><b>Kontakt</b></a><a href="https://anderswo.example/news">Fremd</a><a href="/news" target="_blank">Neu</a>';
    stop = prefetchOnIntent(prefetch());
  });
  afterEach(() => stop());

  test.each(['mouseover', 'touchstart', 'focusin'])('is prefetched on %s, page and data', async (intent) => {
    await point('Kontakt', intent);

    expect(loaded).toEqual(['/kontakt']);
    expect(fetched).toEqual(['/api/kontakt']);
  });

  test.each(['Fremd', 'Neu'])('that leads elsewhere (%s) is not', async (text) => {
    await point(text, 'mouseover');

    expect(loaded).toEqual([]);
  });

  test('is not prefetched any more once that is stopped', async () => {
    stop();
    await point('Kontakt', 'mouseover');

    expect(loaded).toEqual([]);
  });
});

test('a page is complete once its parts are there, those that fail included, and the browser is idle', async () => {
  let arrive: () => void = () => undefined;
  let becomeIdle: () => void = () => undefined;
  idle.requestIdleCallback = (done: () => void) => (becomeIdle = done);
  window.history.replaceState(null, '', '/news');
  const arrival = new Promise<void>((resolve) => (arrive = resolve)).then(() => Promise.reject(new Error('Kaputt')));
  const parts = { ...prefetch().parts, load: () => arrival } as unknown as Prefetch['parts'];
  let isComplete = false;
  void pageComplete({ registry, parts }).then(() => (isComplete = true));

  becomeIdle();
  await passTime(1);
  expect(isComplete).toBe(false);
  arrive();
  await passTime(1);
  expect(isComplete).toBe(false);
  becomeIdle();
  await passTime(1);
  expect(isComplete).toBe(true);
});
