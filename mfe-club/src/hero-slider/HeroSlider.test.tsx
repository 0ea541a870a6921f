import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Refusal, startClubServer, type ClubServer } from '../../test/club-server.ts';
import { slide } from '../../test/factories.ts';
import { show } from '@portal/shared-ui/test/show';
import { HeroSlider } from './HeroSlider.tsx';

const SLIDES = '/api/sliders/active';
let club: ClubServer;
beforeEach(async () => (club = await startClubServer()));
afterEach(async () => {
  jest.useRealTimers();
  Object.assign(window, { reducedMotion: false });
  await club.close();
});

const open = (facts = {}) => show(HeroSlider, '/', '/', facts);
const place = () => screen.getByText(/^\d \/ \d$/).textContent;
const stage = () => screen.getByRole('region', { name: 'Aktuelles aus dem Verein' });

/** The slider with three slides, running on a clock that only {@link passTime} moves. */
async function openRunning() {
  const button = { buttonText: 'Mehr', buttonAction: '/news' };
  club.answers[SLIDES] = [slide({ title: 'Eins', ...button }), slide({ title: 'Zwei' }), slide({ title: 'Drei' })];
  const user = open();
  await screen.findByRole('heading', { name: 'Eins' });
  await waitFor(() => expect(document.querySelectorAll('li[inert]')).toHaveLength(2));
  await user.hover(stage());
  jest.useFakeTimers();
  await user.unhover(stage());
  return user;
}

const passTime = (time: number) => act(() => jest.advanceTimersByTime(time));

test('keeps its place while it loads', async () => {
  const answer = club.hold();
  open();
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  answer();
  await screen.findByRole('heading', { name: 'Ein Team - Ein Ziel' });
});

test.each([
  ['missing', new Refusal(500)],
  ['empty', []],
])('shows the built-in slides when the list is %s', async (_, answer) => {
  club.answers[SLIDES] = answer;
  open();

  await screen.findByRole('heading', { level: 2, name: 'Ein Team - Ein Ziel' });
  const titles = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
  const targets = [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(titles).toEqual(['Ein Team - Ein Ziel', 'Fußball verbindet!', 'SV Musterstadt 1920 e. V.']);
  expect(targets).toEqual(['/mitgliedschaft', '/spielplan', '/verein']);
  expect(screen.getByText('Tradition seit 1920')).toBeTruthy();
});

test('the built-in slides name no year while nobody has entered it', async () => {
  club.answers[SLIDES] = [];
  open({ founded: null });

  expect(await screen.findByText('Lern uns kennen.')).toBeTruthy();
  expect(screen.queryByText(/Tradition/)).toBeNull();
});

test('says when no slide can be shown, with two ways on', async () => {
  club.answers[SLIDES] = [slide({ active: false })];
  open();

  expect(await screen.findByText('Keine Slides verfügbar')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/news', '/spielplan']);
});

test("carries the page's only h1, the club's name", async () => {
  open();
  await screen.findByRole('heading', { name: 'Ein Team - Ein Ziel' });
  const headings = await screen.findAllByRole('heading', { level: 1 });
  await waitFor(() => expect(headings.map(({ textContent }) => textContent)).toEqual(['SV Musterstadt 1920 e. V.']));
});

test('shows a button only with a text and an action that are not blank', async () => {
  club.answers[SLIDES] = [
    slide({ buttonText: 'Ohne Ziel', buttonAction: ' ' }),
    slide({ buttonText: ' ', buttonAction: '/news' }),
    slide({ buttonText: 'Turnier', buttonAction: 'https://www.example.org/turnier' }),
  ];
  open();

  await screen.findByText('1 / 3');
  const links = [...document.querySelectorAll('li a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.example.org/turnier']);
  expect(links[0]?.getAttribute('target')).toBe('_blank');
  expect(links[0]?.getAttribute('rel')).toBe('noopener');
});

test('only the first picture is fetched at once, in several widths', async () => {
  const image = { url: '/objects/tor.jpg', alt: 'Tor', width: 1600, height: 900, color: '#336633' };
  club.answers[SLIDES] = [1, 2].map(() => slide({ imageUrl: image.url, image }));
  open();

  await screen.findByText('1 / 2');
  const pictures = [...document.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
  expect(pictures[0]?.getAttribute('srcset')).toContain('/optimize-image/objects/tor.jpg?w=600&q=70&f=webp 600w');
});

test('goes on every five seconds, and from the last slide to the first', async () => {
  await openRunning();
  passTime(4999);
  expect(place()).toBe('1 / 3');
  passTime(1);
  expect(place()).toBe('2 / 3');
  passTime(10_000);
  expect(place()).toBe('1 / 3');
});

test('waits while the mouse is on it and goes on when it leaves', async () => {
  const user = await openRunning();
  await user.hover(stage());
  passTime(20_000);
  expect(place()).toBe('1 / 3');
  await user.unhover(stage());
  passTime(5000);
  expect(place()).toBe('2 / 3');
});

test('waits while the mouse is on it, also when the focus moves, and the other way round', async () => {
  const user = await openRunning();
  const link = screen.getByRole('link', { name: 'Mehr' });
  await user.hover(stage());
  act(() => link.focus());
  act(() => link.blur());
  passTime(20_000);
  expect(place()).toBe('1 / 3');

  act(() => link.focus());
  await user.unhover(stage());
  passTime(20_000);
  expect(place()).toBe('1 / 3');

  act(() => link.blur());
  passTime(5000);
  expect(place()).toBe('2 / 3');
});

test('goes on from the slide that was swiped to before it ran, and stays there', async () => {
  const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(700);
  const edges = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 800 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  club.answers[SLIDES] = [slide({ title: 'Eins' }), slide({ title: 'Zwei' }), slide({ title: 'Drei' })];
  open();

  expect(await screen.findByText('2 / 3')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Automatischen Wechsel starten' })).toBeTruthy();
  scrolled.mockRestore();
  edges.mockRestore();
});

test('stops for good when somebody uses it', async () => {
  await openRunning();
  fireEvent.click(screen.getByRole('button', { name: 'Nächste Folie' }));
  expect(place()).toBe('2 / 3');
  passTime(20_000);
  expect(place()).toBe('2 / 3');
  expect(screen.getByRole('button', { name: 'Automatischen Wechsel starten' })).toBeTruthy();
});

test('is paused and started by its button', async () => {
  await openRunning();
  fireEvent.click(screen.getByRole('button', { name: 'Automatischen Wechsel anhalten' }));
  passTime(20_000);
  expect(place()).toBe('1 / 3');
  fireEvent.click(screen.getByRole('button', { name: 'Automatischen Wechsel starten' }));
  passTime(5000);
  expect(place()).toBe('2 / 3');
});

test('stands still for those who asked for less motion', async () => {
  Object.assign(window, { reducedMotion: true });
  await openRunning();
  expect(await screen.findByRole('button', { name: 'Automatischen Wechsel starten' })).toBeTruthy();
});

test('slides that are not shown cannot be reached by keyboard', async () => {
  await openRunning();
  expect([...document.querySelectorAll('li')].map((item) => item.hasAttribute('inert'))).toEqual([false, true, true]);
});
