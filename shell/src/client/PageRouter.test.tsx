import { guardLeaving } from '@portal/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { PageRouter } from './PageRouter.tsx';

let fades: number;
let wantsLess: boolean;

const haveCores = (count: number) =>
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: count, configurable: true });

beforeEach(() => {
  fades = 0;
  wantsLess = false;
  haveCores(8);
  window.history.replaceState(null, '', '/');
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: wantsLess }) as MediaQueryList;
  Object.assign(document, {
    startViewTransition: (change: () => void) => {
      fades += 1;
      change();
      return { ready: Promise.reject(new Error('skipped')), finished: Promise.resolve() };
    },
  });
});
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

const open = (props: Omit<ComponentProps<typeof PageRouter>, 'children'> = {}) => {
  render(
    <PageRouter {...props}>
      <Link to="/news">News</Link>
      <Link to="/news?seite=2">Weiter</Link>
      <Link to="/?p=12">Damals</Link>
      <Link to="/news#ende">Ende</Link>
      <Link to="/verein?von=slider#chronik">Der Verein</Link>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/news" element={<h1>Neuigkeiten</h1>} />
        <Route path="/ueber-uns" element={<h1>Über uns</h1>} />
      </Routes>
    </PageRouter>,
  );
  return userEvent.setup();
};
const heading = () => screen.getByRole('heading').textContent;

test('another page fades in', async () => {
  const user = open();

  await user.click(screen.getByText('News'));

  expect([heading(), fades, window.location.pathname]).toEqual(['Neuigkeiten', 1, '/news']);
});

test('a link to a page that moved leads to where it is now, in one step', async () => {
  // No other element in front of it would take the click.
  window.history.pushState(null, '', '/');
  const user = open();
  const steps = window.history.length;

  await user.click(screen.getByText('Der Verein'));

  expect([heading(), fades, window.history.length - steps]).toEqual(['Über uns', 1, 1]);
  expect(window.location.href).toMatch(/\/ueber-uns\?von=slider#chronik$/);
});

test('another query of the same page and going back change at once', async () => {
  const user = open();
  await user.click(screen.getByText('News'));
  await user.click(screen.getByText('Weiter'));
  expect(fades).toBe(1);

  await act(async () => {
    window.history.go(-2);
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });

  expect([heading(), fades]).toEqual(['Home', 1]);
});

test('nothing fades for those who asked for less motion, nor where the browser cannot', async () => {
  wantsLess = true;
  const user = open();
  await user.click(screen.getByText('News'));
  await screen.findByRole('heading', { name: 'Neuigkeiten' });
  expect(fades).toBe(0);

  wantsLess = false;
  Reflect.deleteProperty(document, 'startViewTransition');
  await user.click(screen.getByText('Weiter'));

  expect([heading(), window.location.search]).toEqual(['Neuigkeiten', '?seite=2']);
});

test('nothing fades where it would keep the reader waiting', async () => {
  haveCores(2);
  const user = open();

  await user.click(screen.getByText('News'));

  await screen.findByRole('heading', { name: 'Neuigkeiten' });
  expect(fades).toBe(0);
});

test('who goes back before another page is shown stays', async () => {
  haveCores(2);
  const user = open();
  const frames: FrameRequestCallback[] = [];
  const painting = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));

  await user.click(screen.getByText('News'));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  painting.mockRestore();
  await act(async () => {
    for (const frame of frames) frame(performance.now());
    // The abandoned page would have been shown in the task before this one.
    await new Promise((resolve) => setTimeout(resolve));
  });

  expect(heading()).toBe('Home');
});

test('another page waits until what it needs is known, another query of the same page does not', async () => {
  let know: (known: object) => void = () => undefined;
  const unknown = new Promise<object>((resolve) => (know = resolve));
  let isKnown = false;
  const user = open({ beforeOtherPage: () => (isKnown ? undefined : unknown) });

  await user.click(screen.getByText('News'));
  expect([heading(), window.location.pathname]).toEqual(['Home', '/news']);
  isKnown = true;
  await act(async () => know({}));

  expect(heading()).toBe('Neuigkeiten');
  await user.click(screen.getByText('Weiter'));
  expect([heading(), window.location.search]).toEqual(['Neuigkeiten', '?seite=2']);
});

test.each([
  ['cannot be known', () => Promise.reject(new Error('offline'))],
  ['may not be shown in this tab', () => Promise.resolve(undefined)],
])('a page that %s is loaded from the server', async (_what, beforeOtherPage) => {
  const loads: string[] = [];
  const load = () => void loads.push(window.location.pathname);
  const user = open({ beforeOtherPage, load });

  await user.click(screen.getByText('News'));

  await waitFor(() => expect(loads).toEqual(['/news']));
  expect(heading()).toBe('Home');
});

test('an article of the former website by its number is loaded from the server, from the home page, too', async () => {
  const loads: string[] = [];
  const load = () => void loads.push(window.location.search);
  const user = open({ needsDocument: (url) => url === '/?p=12', load });

  await user.click(screen.getByText('Damals'));

  await waitFor(() => expect(loads).toEqual(['?p=12']));
});

describe('going back while a page has unsaved changes', () => {
  const back = () =>
    act(async () => {
      window.history.back();
      await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    });

  test('waits for the answer, and is done when it is yes', async () => {
    const user = open();
    await user.click(screen.getByText('News'));
    let answer: (isAllowed: boolean) => void = () => undefined;
    const ask = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const end = guardLeaving(ask);

    await back();
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect([heading(), window.location.pathname]).toEqual(['Neuigkeiten', '/news']);
    await act(async () => answer(true));

    await waitFor(() => expect(heading()).toBe('Home'));
    expect(window.location.pathname).toBe('/');
    end();
  });

  test('is not done when the answer is no, and asked again the next time', async () => {
    const user = open();
    await user.click(screen.getByText('News'));
    const ask = jest.fn(() => Promise.resolve(false));
    const end = guardLeaving(ask);

    await back();
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    await back();
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(window.location.pathname).toBe('/news'));

    expect(heading()).toBe('Neuigkeiten');
    end();
  });

  test('waits for the answer, too, where only the query is another', async () => {
    const user = open();
    await user.click(screen.getByText('News'));
    await user.click(screen.getByText('Weiter'));
    const ask = jest.fn(() => Promise.resolve(false));
    const end = guardLeaving(ask);

    await back();

    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(window.location.search).toBe('?seite=2'));
    end();
  });

  test('asks nobody where only the place in the page is another', async () => {
    const user = open();
    await user.click(screen.getByText('News'));
    await user.click(screen.getByText('Ende'));
    const ask = jest.fn(() => Promise.resolve(false));
    const end = guardLeaving(ask);

    await back();

    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(ask).not.toHaveBeenCalled();
    end();
  });
});
