import { act, screen, waitFor, within } from '@testing-library/react';
import { clubEvent, match, team } from '../../test/factories.ts';
import { addMonths, dayOf } from '@portal/shared-ui/calendar-days';
import { monthLabel } from '@portal/shared-ui/calendar-words';
import { address, show } from '@portal/shared-ui/test/show';
import { startTeamsServer, type TeamsServer } from '../../test/teams-server.ts';
import { eventRangeKey } from '../berlin/event-range.ts';
import { CalendarPage } from './CalendarPage.tsx';
import { monthDays } from './calendar-view.ts';

let teams: TeamsServer;
beforeEach(async () => {
  teams = await startTeamsServer();
  teams.teams = [team(), team({ slug: '2-mannschaft', name: '2. Mannschaft' })];
});
afterEach(() => teams.close());

const open = (at = '/kalender?monat=2026-11') => show(CalendarPage, '/kalender', at);
/** A day's link in the grid; asking for its role costs too much among so many. */
const day = (text: RegExp) => screen.getByText(text, { selector: 'td span' }).closest('a') as HTMLElement;
const title = async (text: string) => screen.findByText(text, { selector: 'p a' });
const party = () => clubEvent({ title: 'Sommerfest', startDate: '2026-11-21T15:00:00+01:00' });

test('shows the current month of Berlin without being told', async () => {
  open('/kalender');
  const { first, last } = monthDays(dayOf(Date.now()).slice(0, 7));
  await waitFor(() => expect(teams.requests).toContain(eventRangeKey(first, last)));
  expect(screen.getByRole('grid').querySelector('[aria-current=date]')?.getAttribute('data-day')).toBe(
    dayOf(Date.now()),
  );
});

test('for search engines a choice of Termine is the whole month', async () => {
  open('/kalender?ansicht=liste&monat=2026-11&tag=2026-11-21&team=1-mannschaft&art=spiel');

  const address = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
  await waitFor(() => expect(address()).toBe('https://www.verein.example/kalender?monat=2026-11'));
});

const present = dayOf(Date.now()).slice(0, 7);

test.each([
  [-14, 'noindex, nofollow', []],
  [-13, undefined, [-14]],
  [0, undefined, []],
  [13, undefined, [14]],
  [14, 'noindex, nofollow', []],
])('%i months from now search engines read %s, and are not led further', async (count, robots, unfollowed) => {
  const month = addMonths(present, count);
  open(`/kalender?ansicht=liste&monat=${month}`);
  await screen.findByText(`Keine Termine im ${monthLabel(month)}`);

  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(robots);
  if (robots) return;
  const links = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ search }) => search.includes('monat='));
  const monthOf = ({ search }: HTMLAnchorElement) => new URLSearchParams(search).get('monat');
  expect(links.filter(({ rel }) => rel === 'nofollow').map(monthOf)).toEqual(
    unfollowed.map((other) => addMonths(present, other)),
  );
  const far = [-14, 14].map((other) => addMonths(present, other));
  expect(links.filter((link) => link.rel === '' && far.includes(monthOf(link) ?? ''))).toEqual([]);
});

test('the grid has a row for each week and says how many Termine a day has', async () => {
  teams.events = [party(), match({ startDate: '2026-11-21T18:00:00+01:00' })];
  open();
  await screen.findByText('Samstag, 21. November, 2 Termine');
  const grid = screen.getByRole('grid', { name: 'November 2026' });
  expect(within(grid).getAllByRole('row')).toHaveLength(7);
  expect(within(grid).getAllByRole('link')).toHaveLength(30);
  expect(day(/^Sonntag, 1. November, keine Termine/)).toBeTruthy();
});

test('is one stop of the Tab key; arrows, Home, End and Page keys move, also into other months', async () => {
  const user = open('/kalender?monat=2026-11&tag=2026-11-21');
  const tabbable = () =>
    within(screen.getByRole('grid'))
      .getAllByRole('link')
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(tabbable()).toEqual([day(/^Samstag, 21. November/)]);
  act(() => day(/^Samstag, 21. November/).focus());

  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(day(/^Samstag, 28. November/));
  await user.keyboard('{Home}{ArrowLeft}');
  expect(document.activeElement).toBe(day(/^Sonntag, 22. November/));
  expect(tabbable()).toEqual([document.activeElement]);
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(document.activeElement).toBe(day(/^Dienstag, 22. Dezember/)));
  expect(address()).toBe('/kalender?monat=2026-12');
});

test('Enter and Space choose a day; its Termine are listed below', async () => {
  teams.events = [party(), clubEvent({ title: 'Anderswann', startDate: '2026-11-05T15:00:00+01:00', endDate: null })];
  const user = open();
  await title('Anderswann');
  act(() => day(/^Samstag, 21. November/).focus());
  await user.keyboard(' ');

  expect(address()).toBe('/kalender?monat=2026-11&tag=2026-11-21');
  expect(await title('Sommerfest')).toBeTruthy();
  expect(screen.queryByText('Anderswann', { selector: 'p a' })).toBeNull();
  expect(document.querySelectorAll('td[aria-selected=true]')).toHaveLength(1);
});

test('a filter lifts the day that was chosen', async () => {
  teams.events = [party()];
  const user = open('/kalender?monat=2026-11&tag=2026-11-21');
  await title('Sommerfest');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mannschaft' }), '1. Mannschaft');

  expect(address()).toBe('/kalender?monat=2026-11&team=1-mannschaft');
});

test('filters by team and type through the address', async () => {
  teams.events = [
    party(),
    match({ title: 'Derby', startDate: '2026-11-22T15:00:00+01:00' }),
    match({ title: 'Reserve', team: '2-mannschaft', startDate: '2026-11-22T13:00:00+01:00' }),
  ];
  const user = open('/kalender?ansicht=liste&monat=2026-11');
  await title('Reserve');
  const values = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
  expect(values).not.toContain('');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'Spiel');
  expect(screen.queryByRole('link', { name: 'Sommerfest' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mannschaft' }), '1. Mannschaft');

  expect(address()).toBe('/kalender?ansicht=liste&monat=2026-11&team=1-mannschaft&art=spiel');
  expect(screen.getByRole('link', { name: 'Derby' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Reserve' })).toBeNull();
});

test('the list has no grid; months are turned by links', async () => {
  const user = open('/kalender?ansicht=liste&monat=2026-11');
  expect(screen.queryByRole('grid')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Dezember 2026' }));
  expect(screen.getByRole('heading', { name: 'Dezember 2026' })).toBeTruthy();
  expect(address()).toBe('/kalender?ansicht=liste&monat=2026-12');
});

test('opens the details of a Termin, closes them by Escape and gives the focus back', async () => {
  teams.events = [
    clubEvent({
      ...party(),
      location: 'Sportplatz',
      status: 'moved',
      reason: 'Regen',
      movedFrom: '2026-11-14T15:00:00+01:00',
      description: 'Mit Kuchen.',
    }),
  ];
  const user = open('/kalender?monat=2026-11&tag=2026-11-21');
  await user.click(await title('Sommerfest'));

  const dialog = within(await screen.findByRole('dialog', { name: 'Sommerfest' }));
  expect(dialog.getByText('Verlegt: Regen')).toBeTruthy();
  expect(dialog.getByText('Ursprünglich: Sa., 14. November, 15:00 Uhr')).toBeTruthy();
  expect(dialog.getByText('Samstag, 21. November, 15:00 – 16:45 Uhr')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'In meinen Kalender' }).getAttribute('href')).toMatch(
    /^\/api\/events\/[^/]+\/termin\.ics$/,
  );
  expect([dialog.getByText('Sportplatz'), dialog.getByText('Mit Kuchen.')]).toHaveLength(2);
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/kalender?monat=2026-11&tag=2026-11-21');
  const opener = await title('Sommerfest');
  await waitFor(() => expect(document.activeElement === opener).toBe(true));
});

test("the club's own ground leads to the map, another place does not", async () => {
  teams.events = [
    clubEvent({ ...party(), title: 'Derby', location: 'Rasenplatz, Stadion Musterstadt' }),
    clubEvent({ ...party(), title: 'Auswärts', home: false, location: 'Stadion Musterstadt' }),
    clubEvent({ ...party(), title: 'Nebenan', location: 'Halle beim Stadion Musterstadt' }),
  ];
  const user = open('/kalender?monat=2026-11&tag=2026-11-21');
  await user.click(await title('Derby'));
  const home = within(await screen.findByRole('dialog', { name: 'Derby' }));
  const map = home.getByRole('link', { name: /^Rasenplatz, Stadion Musterstadt auf der Karte ansehen/ });
  expect(map).toMatchObject({ target: '_blank', href: expect.stringContaining('mlat=49.7') });
  await user.keyboard('{Escape}');

  for (const [name, place] of [
    ['Auswärts', 'Stadion Musterstadt'],
    ['Nebenan', 'Halle beim Stadion Musterstadt'],
  ] as const) {
    await user.click(await title(name));
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByText(place)).toBeTruthy();
    expect(dialog.queryByRole('link', { name: /Karte/ })).toBeNull();
    await user.keyboard('{Escape}');
  }
});

test('an address can open the details', async () => {
  const event = party();
  teams.events = [event];
  open(`/kalender?monat=2026-11&termin=${event.id}`);
  expect(await screen.findByRole('dialog', { name: 'Sommerfest' })).toBeTruthy();
});

test('the details of a match that is over begin with its result', async () => {
  const event = clubEvent({ ...party(), goalsHome: 2, goalsAway: 1 });
  teams.events = [event];
  open(`/kalender?monat=2026-11&termin=${event.id}`);
  expect(await screen.findByText('Ergebnis: 2 : 1')).toBeTruthy();
});

test('the score of a match that is running is no result yet', async () => {
  const startDate = new Date(Date.now() - 3_600_000).toISOString();
  const event = match({ startDate, endDate: null, goalsHome: 1, goalsAway: 0 });
  teams.events = [event];
  open(`/kalender?monat=${dayOf(startDate).slice(0, 7)}&termin=${event.id}`);
  expect(await screen.findByText('Spielstand: 1 : 0')).toBeTruthy();
});

test('strikes through what is cancelled and says why', async () => {
  teams.events = [clubEvent({ ...party(), status: 'cancelled', reason: 'Sturm' })];
  open();
  expect(await screen.findByText('Sommerfest', { selector: 's' })).toBeTruthy();
  expect(screen.getByText('Abgesagt: Sturm')).toBeTruthy();
});

test('the next Termine stand before the grid, as on a phone, and the way to all of them', async () => {
  teams.events = Array.from({ length: 9 }, (_, index) =>
    clubEvent({
      id: crypto.randomUUID(),
      title: `Termin ${index}`,
      startDate: `2026-11-2${index % 3}T15:00:00+01:00`,
      endDate: null,
    }),
  );
  const user = open();
  const first = await title('Termin 0');
  expect(first.compareDocumentPosition(screen.getByRole('grid'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const shown = () => screen.getAllByText(/^Termin \d$/, { selector: 'p a' });
  expect(shown().filter((link) => !link.closest('[data-paper]'))).toHaveLength(6);

  await user.click(screen.getByRole('link', { name: 'Alle Termine als Liste' }));
  expect([address(), shown().length]).toEqual(['/kalender?ansicht=liste&monat=2026-11', 9]);
});

test('paper has every Termin of the month in a list, whatever the grid has room for', async () => {
  teams.events = Array.from({ length: 9 }, (_, index) =>
    clubEvent({ id: crypto.randomUUID(), title: `Termin ${index}`, startDate: '2026-11-21T15:00:00+01:00' }),
  );
  open('/kalender?monat=2026-11');
  await screen.findByText('Samstag, 21. November, 9 Termine');

  const onPaper = screen.getAllByText(/^Termin \d$/, { selector: 'p a' });
  expect(onPaper.filter((link) => !link.closest('[data-noprint]'))).toHaveLength(9);
  expect(screen.getByRole('grid').closest('[data-noprint]')).not.toBeNull();
});

test('offers the feed of what is chosen', async () => {
  const user = open('/kalender?team=1-mannschaft&art=spiel');
  const feed = '/api/calendar/1-mannschaft.ics?type=match';
  await screen.findByText(/^Keine Termine/);
  await user.click(screen.getByRole('button', { name: 'Abonnieren' }));

  const sheet = within(await screen.findByRole('dialog', { name: 'Kalender abonnieren' }));
  const link = sheet.getByRole('link', { name: 'iPhone, iPad, Mac' });
  expect(link.getAttribute('href')).toBe(`webcal://www.verein.example${feed}`);
  expect(sheet.getByRole('link', { name: /^Als Datei laden/ }).getAttribute('href')).toBe(feed);
  await user.click(sheet.getByRole('button', { name: 'Link kopieren' }));
  expect(await navigator.clipboard.readText()).toBe(`https://www.verein.example${feed}`);
});

test('a match stands in the month by its team and opponent, in the list by its title', async () => {
  teams.teams = [team()];
  teams.events = [
    match({
      title: 'Spitzenspiel',
      opponent: 'TSV Bergheide',
      home: false,
      startDate: '2026-11-22T15:00:00+01:00',
    }),
  ];
  open();

  expect(await screen.findByText(/1\. bei TSV Bergheide/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Spitzenspiel' })).toBeTruthy();
});

test('an empty month leads on, a failure can be tried again', async () => {
  teams.failure = 500;
  const user = open();
  const failure = await screen.findByText('Die Termine konnten nicht geladen werden');
  // Above a grid without events, before it is known that there are none.
  expect(failure.compareDocumentPosition(screen.getByRole('grid'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: /^Sonntag, 1. November/ }).textContent).not.toContain('keine Termine');
  teams.failure = 0;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Keine Termine im November 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zum Dezember 2026' }).getAttribute('href')).toBe('/kalender?monat=2026-12');
});
