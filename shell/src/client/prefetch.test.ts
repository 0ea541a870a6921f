import type { PrefetchOrder } from '@portal/api/contract';
import type { PageContext, Section } from '@portal/shared-ui';
import type { Part } from '../routing/matching.ts';
import type { RegistryAnswer } from '../routing/page-state.ts';
import { pageComplete, prefetchInOrder, prefetchOnIntent, type Prefetch } from './prefetch.ts';

/** docs/specification.md#behaviour-common-to-all-routes. */
const orders: Readonly<Record<string, PrefetchOrder>> = {
  '/news': 'immediate',
  '/kontakt': 'soon',
  '/geschichte': 'idle',
  '/admin': 'never',
  '/news/:idOrSlug': 'idle',
  '/archiv/*': 'idle',
  '/kalender': 'never',
  '/vorschau/:token': 'never',
};

const registry = {
  sections: [
    {
      name: 'club',
      url: '',
      pages: Object.entries(orders).map(([path, prefetch]) => ({
        path,
        prefetch,
        ...(prefetch !== 'never' && { files: [path] }),
        ...(path !== '/vorschau/:token' && { listed: true }),
        ...(path === '/admin' && { access: 'signed-in' }),
        ...(!path.includes(':') && path !== '/kalender' && { resources: [`/api${path}`] }),
      })),
      widgets: [{ name: 'hero-slider', skeleton: 'hero', files: ['slides'] }],
    },
  ],
} as unknown as RegistryAnswer;

const ENTRY = 'client/remoteEntry.js';

/** The specification's order, though the registry lists pages by section. */
const ranked = [
  { path: '/kontakt', prefetch: 'soon', prefetchRank: 1 },
  { path: '/vorstand', prefetch: 'immediate', prefetchRank: 4 },
  { path: '/ueber-uns', prefetch: 'immediate' },
  { path: '/news', prefetch: 'immediate', prefetchRank: 1 },
  { path: '/mannschaft', prefetch: 'immediate', prefetchRank: 2 },
];

/** Pages whose files have arrived, and those whose code has run. */
let loaded: string[];
let evaluated: string[];
/** Whether the section's code has run for another part. */
let isRunning: boolean;
let fetched: unknown[];
/** Whether the last page was prefetched without knowing its data, and the address of all of them in one answer. */
let isUnknown: boolean;
let together: Parameters<Prefetch['fetchResources']>[1];

const section = {
  pages: Object.keys(orders).map((path) => ({
    path,
    data: ({ params, query }: PageContext) => [`/api${params['idOrSlug'] ?? path}${query.size > 0 ? `?${query}` : ''}`],
  })),
  widgets: { 'hero-slider': { data: () => ['/api/slides'] } },
} as unknown as Section;

const releases = { current: () => registry, all: async () => registry };

const prefetch = (): Prefetch => ({
  releases,
  parts: {
    load: async ({ name }: Part) => void evaluated.push(name),
    section: async () => section,
    evaluated: () => (isRunning ? section : undefined),
    forget: () => undefined,
  } as unknown as Prefetch['parts'],
  fetchFiles: async ([entry, ...files]) => {
    expect(entry).toBe(ENTRY);
    loaded.push(...files);
  },
  fetchResources: (keys, all) => {
    fetched.push(...(keys ?? []));
    isUnknown = !keys;
    together = all;
  },
  isMissing: () => false,
});

const passTime = (time: number) => jest.advanceTimersByTimeAsync(time);
const idle = globalThis as { requestIdleCallback?: unknown; cancelIdleCallback?: unknown };

beforeEach(() => {
  jest.useFakeTimers();
  loaded = [];
  evaluated = [];
  fetched = [];
  isRunning = false;
});
afterEach(() => {
  jest.useRealTimers();
  delete idle.requestIdleCallback;
  delete idle.cancelIdleCallback;
});

test('pages come at once, after 200 ms, and where nobody can tell when the browser is idle a second later', async () => {
  delete idle.requestIdleCallback;
  prefetchInOrder(registry, prefetch());

  await passTime(199);
  expect(loaded).toEqual(['/news']);
  await passTime(1);
  expect(loaded).toEqual(['/news', '/kontakt']);
  await passTime(999);
  expect(loaded).toEqual(['/news', '/kontakt']);
  await passTime(1);
  expect(loaded).toEqual(['/news', '/kontakt', '/geschichte']);
  expect(fetched).toEqual(['/api/news', '/api/kontakt', '/api/geschichte']);
  expect(evaluated).toEqual([]);
});

test('the rest waits for an idle browser, two seconds at most', async () => {
  const asked: unknown[] = [];
  idle.requestIdleCallback = (run: () => void, options: unknown) => {
    asked.push(options);
    return setTimeout(run, 1500);
  };
  idle.cancelIdleCallback = clearTimeout;
  prefetchInOrder(registry, prefetch());

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
  const given = prefetch();
  const fetchFiles = async (files: readonly string[]) => {
    if (files.includes(slow)) await arrival;
    fetched.push(`code of ${files.at(-1)}`);
    return given.fetchFiles(files);
  };
  prefetchInOrder(registry, { ...given, fetchFiles });

  await passTime(5000);
  expect(loaded).not.toContain('/geschichte');
  arrive();
  await passTime(1);

  expect(loaded.at(-1)).toBe('/geschichte');
  expect(fetched.slice(-2)).toEqual(['/api/geschichte', 'code of /geschichte']);
  expect(fetched).toEqual(expect.arrayContaining(['/api/news', '/api/kontakt']));
});

test('a page that fails holds back none that follows', async () => {
  idle.requestIdleCallback = (run: () => void) => setTimeout(run);
  idle.cancelIdleCallback = clearTimeout;
  const given = prefetch();
  const fetchFiles = (files: readonly string[]) =>
    files.includes('/news') ? Promise.reject(new Error('Kaputt')) : given.fetchFiles(files);
  prefetchInOrder(registry, { ...given, fetchFiles });

  await passTime(201);

  expect(loaded).toEqual(['/kontakt', '/geschichte']);
});

test('a page that is not there is not asked for', async () => {
  delete idle.requestIdleCallback;
  prefetchInOrder(registry, { ...prefetch(), isMissing: (path) => path === '/kontakt' });

  await passTime(5000);

  expect([loaded, fetched]).toEqual([
    ['/news', '/geschichte'],
    ['/api/news', '/api/geschichte'],
  ]);
});

test('pages of one moment come by their rank, those without one last, each in a task of its own', async () => {
  const pages = ranked.map((page) => ({ ...page, files: [page.path] }));
  const all = { ...registry, sections: [{ name: 'club', url: '', pages }] } as unknown as RegistryAnswer;
  prefetchInOrder(all, { ...prefetch(), releases: { current: () => all, all: async () => all } });

  await passTime(0);
  expect(loaded).not.toContain('/ueber-uns');
  await passTime(ranked.length);

  expect(loaded).toEqual(['/news', '/mannschaft', '/vorstand', '/ueber-uns']);
});

test.each([
  [0, ['/news']],
  [200, ['/news', '/kontakt']],
])('what has not begun after %i ms can be stopped', async (time, begun) => {
  delete idle.requestIdleCallback;
  const stop = prefetchInOrder(registry, prefetch());
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
      '<a href="/">Start</a><a href="/kontakt"><b>Kontakt</b></a><a href="/news?suche=derby">Suche</a><a href="/news/derby">Derby</a><a href="https://anderswo.example/news">Fremd</a><a href="/news" target="_blank">Neu</a><a href="/kalender">Kalender</a><a href="/vorschau/geheim">Vorschau</a><a href="/admin">Konto</a>';
    stop = prefetchOnIntent(prefetch());
  });
  afterEach(() => stop());

  test('that is pointed at is prefetched, page and data, and nothing of it runs', async () => {
    await point('Kontakt', 'mouseover');

    expect(loaded).toEqual(['/kontakt']);
    expect(fetched).toEqual(['/api/kontakt']);
    expect(evaluated).toEqual([]);
  });

  test.each(['pointerdown', 'touchstart', 'focusin'])('is prepared on %s, page and data', async (intent) => {
    await point('Kontakt', intent);

    expect(evaluated).toEqual(['/kontakt']);
    expect(new Set(fetched)).toEqual(new Set(['/api/kontakt']));
  });

  test('has its data asked for while its code comes', async () => {
    stop();
    const given = prefetch();
    const never = () => new Promise<never>(() => undefined);
    const parts: Prefetch['parts'] = { ...given.parts, load: never, section: never };
    stop = prefetchOnIntent({ ...given, parts, fetchFiles: () => new Promise(() => undefined) });

    await point('Kontakt', 'pointerdown');
    expect(fetched).toEqual(['/api/kontakt']);
    fetched = [];
    await point('Kontakt', 'mouseover');
    expect(fetched).toEqual(['/api/kontakt']);
  });

  test.each(['Suche', 'Derby'])('whose data nobody knows beforehand (%s) has its files prefetched', async (text) => {
    await point(text, 'mouseover');

    expect(loaded).toHaveLength(1);
    expect(fetched).toEqual([]);
  });

  test.each([
    ['Suche', '/api/news?suche=derby'],
    ['Derby', '/apiderby'],
  ])('whose section runs already (%s) has the data prefetched that this names', async (text, key) => {
    isRunning = true;
    await point(text, 'mouseover');

    expect(fetched).toEqual([key]);
    expect(evaluated).toEqual([]);
  });

  test.each([
    ['Kontakt', 'mouseover', '/page-data?path=%2Fkontakt'],
    ['Kontakt', 'pointerdown', '/page-data?path=%2Fkontakt'],
    ['Derby', 'mouseover', '/page-data?path=%2Fnews%2Fderby'],
    ['Kalender', 'pointerdown', '/page-data?path=%2Fkalender'],
    ['Suche', 'mouseover', undefined],
    ['Vorschau', 'pointerdown', undefined],
    ['Konto', 'pointerdown', undefined],
  ])('to a page (%s) has its data in one answer if they are public, on %s', async (text, intent, address) => {
    isRunning = true;
    await point(text, intent);

    expect(together).toBe(address);
  });

  test.each(['Derby', 'Kalender'])('has its data asked for before anybody knows them (%s)', async (text) => {
    stop();
    const given = prefetch();
    let arrive: (arrived: Section) => void = () => undefined;
    const arrival = new Promise<Section>((resolve) => (arrive = resolve));
    const parts = { ...given.parts, load: () => new Promise(() => undefined), section: () => arrival };
    stop = prefetchOnIntent({ ...given, parts: parts as Prefetch['parts'] });

    await point(text, 'pointerdown');
    expect([isUnknown, together, fetched]).toEqual([true, expect.stringMatching(/^\/page-data/), []]);
    isRunning = true;
    arrive(section);
    await passTime(0);

    // The page's own code is still on its way.
    expect(fetched).toHaveLength(1);
  });

  test('to the home page has the files of its parts prefetched, and their data where the section runs', async () => {
    window.history.replaceState(null, '', '/news');
    await point('Start', 'mouseover');
    expect([loaded, fetched, evaluated]).toEqual([['slides'], [], []]);

    isRunning = true;
    await point('Start', 'mouseover');
    expect(fetched).toEqual(['/api/slides']);
  });

  test('to the home page is prepared when it is pressed, and forgets parts that fail', async () => {
    window.history.replaceState(null, '', '/news');
    await point('Start', 'pointerdown');
    expect([evaluated, fetched]).toEqual([['hero-slider'], ['/api/slides']]);

    stop();
    const given = prefetch();
    const forgotten: unknown[] = [];
    const parts = {
      ...given.parts,
      load: () => Promise.reject(new Error('Kaputt')),
      forget: ({ name }: Part) => forgotten.push(name),
    } as Prefetch['parts'];
    stop = prefetchOnIntent({ ...given, parts });
    await point('Start', 'pointerdown');
    expect(forgotten).toEqual(['hero-slider']);
  });

  test('to the home page does nothing there', async () => {
    window.history.replaceState(null, '', '/');
    await point('Start', 'mouseover');
    await point('Start', 'pointerdown');

    expect([loaded, fetched, evaluated]).toEqual([[], [], []]);
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
  void pageComplete({ releases, parts }).then(() => (isComplete = true));

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
