import { act, screen, waitFor } from '@testing-library/react';
import { startClubServer, type ClubServer } from '../../test/club-server.ts';
import { sponsor } from '../../test/factories.ts';
import { show } from '../../test/show.tsx';
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

test('goes on every three seconds until it is paused', async () => {
  club.answers[SPONSORS] = [sponsor(), sponsor()];
  const user = open();
  const button = await screen.findByRole('button', { name: 'Automatischen Wechsel anhalten' });
  const area = screen.getByRole('region');
  await waitFor(() => expect(area.querySelector('ul')?.style.transform).toBeTruthy());
  await user.hover(area);
  jest.useFakeTimers();
  await user.unhover(area);
  const passTime = (time: number) => act(() => jest.advanceTimersByTime(time));
  const place = () => area.querySelector('ul')?.style.transform;

  const start = place();
  passTime(2900);
  expect(place()).toBe(start);
  passTime(1000);
  expect(place()).not.toBe(start);

  await user.click(button);
  passTime(2000);
  const paused = place();
  passTime(10_000);
  expect(place()).toBe(paused);
});
