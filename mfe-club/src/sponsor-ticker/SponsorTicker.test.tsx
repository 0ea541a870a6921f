import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { startClubServer, type ClubServer } from '../../test/club-server.ts';
import { sponsor } from '../../test/factories.ts';
import { show } from '@portal/shared-ui/test/show';
import { SponsorTicker } from './SponsorTicker.tsx';

const SPONSORS = '/api/sponsors/active';
let club: ClubServer;
beforeEach(async () => (club = await startClubServer()));
afterEach(async () => {
  jest.useRealTimers();
  await club.close();
});

const open = () => show(SponsorTicker, '/', '/');
const items = () => [...document.querySelectorAll('li')];

test('shows the list three times, once for screen reader and keyboard', async () => {
  club.answers[SPONSORS] = [
    sponsor({ name: 'Autohaus', websiteUrl: 'https://www.example.org/' }),
    sponsor({ name: 'Bäckerei' }),
  ];
  open();

  await screen.findByRole('region', { name: 'Unsere Sponsoren und Partner' });
  expect(items()).toHaveLength(6);
  expect(items().filter((item) => item.getAttribute('aria-hidden') === 'true')).toHaveLength(4);
  expect([...document.querySelectorAll('a')].map((link) => link.tabIndex)).toEqual([0, -1, -1]);
});

test.each([
  [13, 39],
  [41, 123],
  [500, 360],
])('%i sponsors make %i logos', async (count, logos) => {
  club.answers[SPONSORS] = Array.from({ length: count }, () => sponsor());
  open();

  await waitFor(() => expect(items()).toHaveLength(logos));
});

test('shows active sponsors that are meant for it', async () => {
  club.answers[SPONSORS] = [
    sponsor({ name: 'Gezeigt' }),
    sponsor({ name: 'Nicht im Ticker', showInTicker: false }),
    sponsor({ name: 'Nicht aktiv', active: false }),
  ];
  open();
  await screen.findAllByText('Gezeigt');
  expect(items().map(({ textContent }) => textContent)).toEqual(['Gezeigt', 'Gezeigt', 'Gezeigt']);
});

test('is not there without sponsors', async () => {
  club.answers[SPONSORS] = [sponsor({ showInTicker: false })];
  open();
  await waitFor(() => expect(club.requests).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

const area = () => screen.getByRole('region');
const passTime = (time: number) => act(() => jest.advanceTimersByTime(time));
/** px the row of logos has moved; each logo counts as 400 px wide. */
const place = () => Number(/translate3d\((-?[\d.]+)px/.exec(area().querySelector('ul')?.style.transform ?? '')?.[1]);

/** The ticker with two sponsors, running on a clock that only {@link passTime} moves. */
async function openRunning() {
  club.answers[SPONSORS] = [sponsor(), sponsor()];
  const user = open();
  await screen.findByRole('button', { name: 'Automatischen Wechsel anhalten' });
  await waitFor(() => expect(place()).not.toBeNaN());
  await user.hover(area());
  jest.useFakeTimers();
  await user.unhover(area());
  return user;
}

test('goes on after three seconds until it is paused', async () => {
  const user = await openRunning();
  passTime(2999);
  expect(place()).toBe(0);
  passTime(100);
  expect(place()).toBeLessThan(0);

  await user.click(screen.getByRole('button', { name: 'Automatischen Wechsel anhalten' }));
  passTime(2000);
  const paused = place();
  passTime(10_000);
  expect(place()).toBe(paused);
});

test('has no end: after the last logo it goes on in the same direction', async () => {
  await openRunning();
  passTime(3000 * 6 - 1);
  expect(place()).toBe(-2000);

  passTime(300);

  expect(place()).toBeLessThan(-2000);
});

test('a step is over within a second, and until the next one no frame is asked for', async () => {
  await openRunning();
  passTime(3000);
  passTime(1000);
  expect(place()).toBe(-400);
  const frames = jest.spyOn(window, 'requestAnimationFrame');

  passTime(1900);

  expect(frames).not.toHaveBeenCalled();
});

test('stands still while it is out of sight', async () => {
  const { sights, restore } = watchSights();
  try {
    await openRunning();
    const see = (isIntersecting: boolean) => act(() => sights.forEach((notice) => notice([{ isIntersecting }])));
    see(false);
    passTime(10_000);
    expect(place()).toBe(0);

    see(true);
    passTime(4000);

    expect(place()).toBe(-400);
  } finally {
    restore();
  }
});

/** What is told of elements that come into view and leave it. */
function watchSights() {
  const { IntersectionObserver } = window;
  const sights: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  class Sight extends IntersectionObserver {
    constructor(notice: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
      super(() => undefined, options);
      // Embla and the count of sponsors ask for another root or a share of an element.
      if (!options) sights.push(notice);
    }
  }
  Object.assign(window, { IntersectionObserver: Sight });
  return { sights, restore: () => Object.assign(window, { IntersectionObserver }) };
}

test('is dragged freely: it stays where it is let go, between two logos', async () => {
  await openRunning();
  drag('mouseDown', 300, 0);
  drag('mouseMove', 250, 50);
  drag('mouseMove', 180, 100);
  drag('mouseUp', 180, 1000);

  passTime(20_000);

  expect(place()).toBe(-120);
});

/** A step of a drag, with the time in ms it happens at: a quick one would go on rolling. */
function drag(step: 'mouseDown' | 'mouseMove' | 'mouseUp', clientX: number, timeStamp: number): void {
  const target = step === 'mouseDown' ? (area().querySelector('ul') as HTMLElement) : document;
  const event = createEvent[step](target, { button: 0, clientX });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(target, event);
}

test('once it runs it is one stop of the Tab key, and arrow keys lead from logo to logo', async () => {
  jest.useRealTimers();
  club.answers[SPONSORS] = ['Autohaus', 'Bäckerei', 'Metzgerei'].map((name) =>
    sponsor({ name, websiteUrl: 'https://www.example.org/' }),
  );
  const user = open();
  await screen.findAllByText('Metzgerei');
  const stops = () => [...document.querySelectorAll('a')].filter(({ tabIndex }) => tabIndex === 0);
  await waitFor(() => expect(stops()).toHaveLength(1));
  act(() => stops()[0]?.focus());

  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Metzgerei');
  expect(stops()).toEqual([document.activeElement]);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Autohaus');
});
