import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { PageRouter } from '../client/PageRouter.tsx';
import { useRouteChange } from './use-route-change.ts';

function Page({ backKeepsPlace }: { backKeepsPlace?: boolean }) {
  useRouteChange(backKeepsPlace);
  return (
    <main id="inhalt" tabIndex={-1}>
      <Link to="/news">News</Link>
      <Link to="/news?seite=2">Weiter</Link>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/news" element={<News />} />
      </Routes>
    </main>
  );
}

/** It says where the focus is while it is rendered. */
function News() {
  return <h1 data-focused={document.activeElement?.id}>Neuigkeiten</h1>;
}

/** Heights of the document and their observers: jsdom has no layout. */
let height: number;
let grow: () => void;
let watching: number;
const place = (top: number) => Object.assign(window, { scrollY: top });

beforeEach(() => {
  height = 5_000;
  watching = 0;
  Object.defineProperty(document.documentElement, 'scrollHeight', { get: () => height, configurable: true });
  jest.spyOn(window, 'scrollTo').mockImplementation((options) => {
    place(Math.min((options as ScrollToOptions).top ?? 0, height - window.innerHeight));
  });
  globalThis.ResizeObserver = class {
    constructor(seen: ResizeObserverCallback) {
      grow = () => seen([], this);
    }
    observe = () => (watching += 1);
    disconnect = () => (watching -= 1);
    unobserve = () => undefined;
  };
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
  place(0);
});
afterEach(() => jest.restoreAllMocks());

function open(address: string, backKeepsPlace?: boolean) {
  window.history.replaceState(null, '', address);
  render(
    <PageRouter>
      <Page {...(backKeepsPlace !== undefined && { backKeepsPlace })} />
    </PageRouter>,
  );
  return userEvent.setup();
}
async function follow(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('link', { name }));
  await screen.findByRole('heading', { name: 'Neuigkeiten' });
}
const back = () =>
  act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });

test('another page begins at the top at once, and the focus is on it', async () => {
  const user = open('/');
  place(700);

  await follow(user, 'News');

  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(window.scrollY).toBe(0);
  expect(document.activeElement?.id).toBe('inhalt');
});

test.each([false, true])(
  'the focus is on the main area before another page is rendered, and not on what is about to go (fading: %s)',
  async (fades) => {
    const done = Promise.resolve();
    const startViewTransition = (change: () => void) => {
      change();
      return { ready: done, finished: done };
    };
    if (fades) {
      Object.assign(document, { startViewTransition });
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8, configurable: true });
      window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
    }
    try {
      await follow(open('/'), 'News');

      expect(screen.getByRole('heading').dataset['focused']).toBe('inhalt');
    } finally {
      Reflect.deleteProperty(document, 'startViewTransition');
      Reflect.deleteProperty(navigator, 'hardwareConcurrency');
    }
  },
);

test('another query of the same page leaves the reader where they are', async () => {
  const user = open('/news');
  place(700);

  await follow(user, 'Weiter');

  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('going back shows the place that was left, and going forward, too', async () => {
  const user = open('/');
  place(700);
  await follow(user, 'News');
  place(1_200);

  await back();
  await waitFor(() => expect(window.scrollY).toBe(700));
  await act(async () => {
    window.history.forward();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });

  await waitFor(() => expect(window.scrollY).toBe(1_200));
  expect(watching).toBe(0);
});

test('going back focuses the link that was followed', async () => {
  const user = open('/');
  await follow(user, 'News');
  await back();

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'News' })));
});

test('going back within a page leaves the focus where it is', async () => {
  const user = open('/news');
  await follow(user, 'Weiter');
  const focused = screen.getByRole('link', { name: 'News' });
  focused.focus();
  await back();

  await waitFor(() => expect(window.location.search).toBe(''));
  expect(document.activeElement).toBe(focused);
});

test('going back waits for content that arrives late', async () => {
  const user = open('/');
  place(3_000);
  await follow(user, 'News');
  height = 1_000;
  await back();
  await waitFor(() => expect(window.scrollY).toBe(1_000 - window.innerHeight));

  height = 5_000;
  act(() => grow());

  expect([window.scrollY, watching]).toEqual([3_000, 0]);
});

test('who scrolls meanwhile is not moved any more', async () => {
  const user = open('/');
  place(3_000);
  await follow(user, 'News');
  height = 1_000;
  await back();
  await waitFor(() => expect(watching).toBe(1));

  window.dispatchEvent(new Event('wheel'));

  expect(watching).toBe(0);
});

test('by the letter of the specification going back begins at the top, too', async () => {
  const user = open('/', false);
  place(700);
  await follow(user, 'News');
  place(1_200);

  await back();

  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('Home'));
  expect(window.scrollY).toBe(0);
});
