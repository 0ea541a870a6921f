import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useConsent } from '@portal/shared-ui';
import { footballData, match, team, trainingDate, trainingTime } from '../../test/factories.ts';
import { blockStorage } from '@portal/shared-ui/test/blocked-storage';
import { show } from '@portal/shared-ui/test/show';
import { allowProviderInDocument } from '../../test/provider-document.ts';
import { startTeamsServer, type TeamsServer } from '../../test/teams-server.ts';
import { OwnTeamPage } from './OwnTeamPage.tsx';
import { ListedTeamPage } from './ListedTeamPage.tsx';

allowProviderInDocument();
let teams: TeamsServer;
beforeEach(async () => {
  teams = await startTeamsServer();
  teams.teams = [team(), team({ slug: '2-mannschaft', name: '2. Mannschaft', subtitle: 'C-Klasse' })];
});
afterEach(() => {
  act(() => useConsent.getState().rejectAll());
  window.history.replaceState(null, '');
  return teams.close();
});

const open = (provider = footballData()) => show(OwnTeamPage, '/mannschaft', '/mannschaft', { footballData: provider });
const script = () => document.querySelector<HTMLScriptElement>('script[src]');
const providerPages = () =>
  [...document.querySelectorAll('[role=tabpanel] a')].map((link) => link.getAttribute('href'));
const tabPages = ['table', 'matches', 'squad', 'stats', 'liveticker'].map((tab) => `https://fussball.example/${tab}`);
const shown = () => screen.getAllByRole('tabpanel').filter(({ dataset }) => dataset['state'] === 'active');

test('names team, league, trainer, stadium, warning and the way to get in touch', async () => {
  open();

  expect(screen.getByRole('heading', { level: 1, name: '1. Mannschaft' })).toBeTruthy();
  expect((await screen.findAllByText('A-Klasse Musterland'))[0]).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Toni Trainer' })).toBeTruthy();
  expect(screen.getByText('Trainer 1. Mannschaft')).toBeTruthy();
  expect(screen.getByText(/Probetraining bitte/).textContent).toBe(
    'Achtung: Probetraining bitte vorher mit dem Trainer absprechen!',
  );
  expect(screen.getByText('Stadion Musterstadt')).toBeTruthy();
  expect(screen.getByText(/Am Sportplatz 1, 12345 Musterstadt/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kontakt aufnehmen' }).getAttribute('href')).toBe('/kontakt');
  expect(screen.getByText('1. Mannschaft · Saison 2024/25')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('1. Mannschaft – SV Musterstadt 1920 e. V.'));
});

test.each([
  ["the club's own", 'Am Sportplatz 1, 12345 Musterstadt', /\?mlat=49\.7&mlon=8\.33/],
  ['another one', 'Waldweg 2, 12345 Ried', /search\?query=Waldweg%202%2C%2012345%20Ried$/],
])('the ground leads to the map: %s', async (_which, address, map) => {
  teams.teams = [team({ stadium: { name: 'Sportplatz', address } })];
  open();

  const link = await screen.findByRole('link', { name: /^Auf der Karte ansehen/ });
  expect(link).toMatchObject({ target: '_blank', href: expect.stringMatching(map) });
});

test('on paper the tabs of the club are below each other, with their names, and there is nothing to press', async () => {
  teams.matches = { next: [], fixtures: [match({ opponent: 'SV Bald' })], results: [] };
  teams.teams = [team({ squad: [{ number: 7, position: 'Angriff', name: 'Alex A.' }] })];
  open();

  await waitFor(() => {
    const forPaper = [...document.querySelectorAll<HTMLElement>('[data-paper-title]')];
    expect(forPaper.map(({ dataset }) => dataset['paperTitle'])).toEqual(['Spielplan', 'Kader']);
  });
  const pressed = [
    ...screen.getAllByRole('tab'),
    ...screen.getAllByRole('button', { name: 'Einmal laden', hidden: true }),
    ...screen.getAllByRole('link', { name: /Karte|Kontakt aufnehmen/ }),
    ...screen.getAllByText('Alle Spiele'),
  ];
  expect(pressed.filter((part) => !part.closest('[data-noprint]'))).toEqual([]);
});

test('a ground of which only the name is known leads to no map', async () => {
  teams.teams = [team({ stadium: { name: 'Sportplatz', address: '' } })];
  open();

  expect(await screen.findByText('Sportplatz')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Auf der Karte/ })).toBeNull();
});

test('a team without a specified page says of a trial training what the club says everywhere', async () => {
  teams.teams = [team({ slug: 'a-jugend', name: 'A-Jugend' })];
  show(ListedTeamPage, '/mannschaften/:slug', '/mannschaften/a-jugend');

  expect((await screen.findByText(/Probetraining/)).textContent).toBe(
    'Zum Probetraining bist du willkommen. Bitte melde dich vorher kurz, dann hat jemand Zeit für dich.',
  );
});

test('shows the photo of the trainer and that of the team', async () => {
  const photo = (name: string) => ({
    url: `/objects/${name}.jpg`,
    alt: '',
    width: 1600,
    height: 900,
    color: '#336633',
  });
  const trainer = { name: 'Toni Trainer', role: 'Trainer 1. Mannschaft', imageUrl: '/objects/toni.jpg' };
  teams.teams = [
    team({ imageUrl: '/objects/team.jpg', image: photo('team'), trainer: { ...trainer, image: photo('toni') } }),
  ];
  open();

  expect((await screen.findByRole('img', { name: 'Toni Trainer' })).getAttribute('src')).toContain('/objects/toni.jpg');
  const teamPhoto = screen.getByRole('img', { name: 'Mannschaftsfoto der 1. Mannschaft' });
  expect(teamPhoto.getAttribute('src')).toContain('/objects/team.jpg');
  expect(teamPhoto.closest('figure')?.textContent).toBe('1. Mannschaft · Saison 2024/25');
});

test.each([
  ['that it was set for', '2025/26', '2026/27', 'Saison 2025/26'],
  ['of the team where no other is known', null, '2026/27', 'Saison 2026/27'],
])('the photo has the season %s', async (_which, photoSeason, season, label) => {
  teams.teams = [team({ imageUrl: '/objects/team.jpg', photoSeason, season })];
  open();

  const photo = await screen.findByRole('img', { name: 'Mannschaftsfoto der 1. Mannschaft' });
  expect(photo.closest('figure')?.textContent).toBe(`1. Mannschaft · ${label}`);
});

test('the place of a photo that is not there any more has the season of the team', async () => {
  teams.teams = [team({ imageUrl: null, photoSeason: '2025/26', season: '2026/27' })];
  open();

  expect(await screen.findByText('1. Mannschaft · Saison 2026/27')).toBeTruthy();
});

test('nothing stands in the place of ground, league and season that nobody has entered', async () => {
  teams.teams = [team({ subtitle: null, season: null, stadium: { name: '', address: '' } })];
  show(OwnTeamPage, '/mannschaft', '/mannschaft', { season: '', footballData: null });

  expect(await screen.findByRole('link', { name: 'Kontakt aufnehmen' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Stadion' })).toBeNull();
  expect(screen.getByText('1. Mannschaft', { selector: 'figcaption' })).toBeTruthy();
});

test('the address of a club without a ground is not called a stadium', async () => {
  teams.teams = [team({ stadium: { name: '', address: 'Am Wald 1, 12345 Musterstadt' } })];
  open();

  expect(await screen.findByRole('heading', { name: 'Anschrift' })).toBeTruthy();
  expect(screen.getByText('Am Wald 1, 12345 Musterstadt')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Stadion' })).toBeNull();
});

test('a team that the club does not have is not found, and leads to those it has', async () => {
  teams.teams = [];
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Mannschaft nicht gefunden' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alle Mannschaften' }).getAttribute('href')).toBe('/mannschaften');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a team without an address of its own is below the list, with department, age group and calendar', async () => {
  const departmentId = '00000000-0000-4000-8000-00000000d001';
  teams.departments = [{ id: departmentId, name: 'Handball', sortOrder: 1 }];
  teams.teams = [team({ slug: 'e-jugend', name: 'E-Jugend', subtitle: null, ageGroup: 'U10', departmentId })];
  show(ListedTeamPage, '/mannschaften/:slug', '/mannschaften/e-jugend');

  expect(await screen.findByText('Handball · U10')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'E-Jugend' })).toBeTruthy();
  expect(screen.getByText(/^E-Jugend, alle Termine\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: /\.ics/ }).getAttribute('href')).toBe('/api/calendar/e-jugend.ics');
  const described = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );
  expect(described.join()).toContain('https://www.verein.example/mannschaften/e-jugend');
});

test('the way to a team below the list is called what the club calls the list', async () => {
  teams.teams = [team({ slug: 'e-jugend', name: 'E-Jugend' })];
  const texts = { teamsTitle: 'Unsere Teams' };
  show(ListedTeamPage, '/mannschaften/:slug', '/mannschaften/e-jugend', { texts });

  await waitFor(() => expect(document.querySelector('script[type="application/ld+json"]')).not.toBeNull());
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  expect(data['@graph'][1].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Startseite',
    'Unsere Teams',
    'E-Jugend',
  ]);
});

test('a trainer who has agreed to it is reached by telephone and mail', async () => {
  const trainer = { name: 'Kim', role: 'Trainer', imageUrl: null, image: null };
  teams.teams = [team({ trainer: { ...trainer, phone: '+49 (0)1234 5678-10', email: 'kim@verein.example' } })];
  open();

  const phone = await screen.findByRole('link', { name: '+49 (0)1234 5678-10' });
  expect(phone.getAttribute('href')).toBe('tel:+491234567810');
  expect(screen.getByRole('link', { name: 'kim@verein.example' }).getAttribute('href')).toBe(
    'mailto:kim@verein.example',
  );
});

describe('without a provider', () => {
  const openAlone = () => show(OwnTeamPage, '/mannschaft', '/mannschaft', { footballData: null });
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

  test('there are no tabs without content', async () => {
    openAlone();
    expect(await screen.findByRole('heading', { name: 'Toni Trainer' })).toBeTruthy();
    await waitFor(() => expect(teams.requests).toContain('/api/matches?team=1-mannschaft&limit=5'));
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('a table that the club has entered is the first tab, with the day it is from', async () => {
    const row = { played: 2, won: 2, drawn: 0, lost: 0, goalsFor: 5, goalsAgainst: 1, points: 6, isOwn: true };
    const last = { ...row, club: 'TuS Nord', isOwn: false, won: 0, lost: 2, goalsFor: 1, goalsAgainst: 5, points: 0 };
    const rows = [{ ...row, club: 'SV Musterstadt' }, last];
    teams.teams = [team({ leagueTable: { asOf: '2026-11-22', rows } })];
    openAlone();

    await waitFor(() => expect(tabs()).toEqual(['Tabelle']));
    const cells = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(cells.slice(1)).toEqual(['1SV Musterstadt (wir)22005:1+46', '2TuS Nord20021:5−40']);
    expect(screen.getByText('22.11.2026').closest('figcaption')?.textContent).toBe('Stand: 22.11.2026');
  });

  test('columns that nobody has filled are left out', async () => {
    const none = { won: null, drawn: null, lost: null, goalsFor: null, goalsAgainst: null };
    const rows = [{ ...none, club: 'SV Musterstadt', isOwn: true, played: 2, points: 6 }];
    teams.teams = [team({ leagueTable: { asOf: '2026-11-22', rows } })];
    openAlone();

    await waitFor(() => expect(tabs()).toEqual(['Tabelle']));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Pl.Platz',
      'Mannschaft',
      'Sp.Spiele',
      'Pkt.Punkte',
    ]);
  });

  test("matches and squad are the club's own", async () => {
    const result = { goalsHome: 2, goalsAway: 1 };
    teams.matches = {
      next: [],
      fixtures: [match({ opponent: 'SV Bald' }), match({ opponent: 'SV Fremd', team: '2-mannschaft' })],
      results: [match({ opponent: 'SV Vorbei', ...result })],
    };
    teams.teams = [team({ squad: [{ number: 7, position: 'Angriff', name: 'Alex A.' }] })];
    const user = openAlone();

    await waitFor(() => expect(tabs()).toEqual(['Spielplan', 'Kader']));
    await user.click(screen.getByRole('tab', { name: 'Spielplan' }));
    const [panel] = shown();
    expect(panel?.textContent).toContain('SV Bald');
    expect(panel?.textContent).toContain('SV Vorbei');
    expect(panel?.textContent).not.toContain('SV Fremd');
    expect(screen.getByRole('link', { name: 'Alle Spiele' }).getAttribute('href')).toBe('/spielplan?team=1-mannschaft');
    await user.click(screen.getByRole('tab', { name: 'Kader' }));
    await waitFor(() => expect(shown()[0]?.textContent).toContain('Alex A.'));
  });
});

test('shows the newest albums of the team', async () => {
  const rest = { description: null, date: '2026-10-01', cover: null, count: 3 };
  teams.albums = ['1', '2', '3', '4'].map((id) => ({ id, slug: `album-${id}`, title: `Album ${id}`, ...rest }));
  open();

  const album = await screen.findByRole('link', { name: 'Album 1' });
  expect(album.getAttribute('href')).toBe('/mannschaftsfotos?album=album-1');
  expect(screen.getAllByRole('link', { name: /^Album/ })).toHaveLength(3);
});

test('shows the newest articles about the team', async () => {
  const article = (id: string, category = '1-mannschaft') => ({
    id,
    slug: `artikel-${id}`,
    title: `Artikel ${id}`,
    teaser: '',
    excerpt: null,
    imageUrl: null,
    image: null,
    category,
    published: true,
    readingMinutes: 1,
    createdAt: '2026-11-20T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
  });
  teams.articles = [article('1'), article('2'), article('3', 'verein'), article('4'), article('5')];
  open();

  const link = await screen.findByRole('link', { name: 'Artikel 1' });
  expect(link.getAttribute('href')).toBe('/news/artikel-1');
  expect(screen.getAllByRole('link', { name: /^Artikel/ })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Alle anzeigen' }).getAttribute('href')).toBe('/news?kategorie=1-mannschaft');
});

test('shows the training times of this team alone', async () => {
  teams.trainingTimes = [
    trainingTime({ dayOfWeek: 'thursday', notes: 'Kunstrasen' }),
    trainingTime(),
    trainingTime({ team: '2. Mannschaft', dayOfWeek: 'friday' }),
  ];
  open();

  await screen.findByText('Dienstag - 19:00 - 20:30 Uhr');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['Dienstag - 19:00 - 20:30 Uhr', 'Donnerstag - 19:00 - 20:30 Uhr (Kunstrasen)']);
});

test('says below a training time what is cancelled', async () => {
  teams.trainingTimes = [trainingTime({ changes: [trainingDate({ status: 'cancelled', reason: 'Platz gesperrt' })] })];
  open();

  expect(await screen.findByText('Do., 26.11. fällt aus: Platz gesperrt')).toBeTruthy();
});

test('says when training times are loading and when there are none', async () => {
  teams.trainingTimes = [trainingTime({ active: false })];
  const answer = teams.hold('/api/training-times?team=1-mannschaft');
  open();
  await screen.findByRole('heading', { name: 'Toni Trainer' });
  expect(screen.getByText('Trainingszeiten werden geladen...')).toBeTruthy();
  expect(screen.queryByText('Keine Trainingszeiten verfügbar')).toBeNull();
  answer();
  expect(await screen.findByText('Keine Trainingszeiten verfügbar')).toBeTruthy();
});

test('opens with the first of five tabs; the others come by their buttons and arrow keys', async () => {
  const user = open();

  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Tabelle',
    'Spielplan',
    'Kader',
    'Statistik',
    'Liveticker',
  ]);
  expect(shown().map((panel) => panel.getAttribute('aria-labelledby'))).toEqual([tabs[0]?.id]);

  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Statistik' }));
  // The press is seen before the panel is rendered.
  expect(tabs[3]?.getAttribute('aria-selected')).toBe('true');
  expect(shown().map((panel) => panel.getAttribute('aria-labelledby'))).toEqual([tabs[0]?.id]);
  await waitFor(() => expect(shown().map((panel) => panel.getAttribute('aria-labelledby'))).toEqual([tabs[3]?.id]));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Liveticker' }).getAttribute('aria-selected')).toBe('true');
});

test('a tab that was chosen is open again after a reload and on the way back', async () => {
  const user = open();
  const ofRouter: unknown = window.history.state;
  await user.click(await screen.findByRole('tab', { name: 'Statistik' }));
  const entry: unknown = window.history.state;
  expect(entry).toMatchObject({ ...(ofRouter as object) });

  cleanup();
  open();
  window.history.replaceState(entry, '');

  expect((await screen.findByRole('tab', { name: 'Statistik' })).getAttribute('aria-selected')).toBe('true');
  expect(shown()).toHaveLength(1);
});

test('a tab that there is no more is not open', async () => {
  open();
  window.history.replaceState({ teamTab: 'aufstellung' }, '');

  expect((await screen.findByRole('tab', { name: 'Tabelle' })).getAttribute('aria-selected')).toBe('true');
});

test('asks before it loads; then every tab has its widget, and a way to the provider', async () => {
  const user = open();
  const [allow] = await screen.findAllByRole('button', { name: 'Einmal laden' });
  expect(script()).toBeNull();
  expect(providerPages()).toEqual(tabPages);
  await user.click(allow as HTMLElement);

  expect(script()?.src).toBe('https://fussball.example/widgets.js');
  const widgets = () => [...document.querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => dataset['id']);
  for (const tab of screen.getAllByRole('tab')) {
    await user.click(tab);
    const widget = `w-${tabPages[screen.getAllByRole('tab').indexOf(tab)]?.split('/').at(-1)}`;
    await waitFor(() => expect(widgets()).toEqual([widget]));
    expect(document.querySelectorAll('script[src]')).toHaveLength(1);
  }
  expect(providerPages()).toEqual(tabPages);
});

test("the provider's script comes with consent when the page opens and goes when it closes", async () => {
  act(() => useConsent.getState().acceptAll());
  const { unmount } = open();
  await waitFor(() => expect(script()).toBeTruthy());
  unmount();
  expect(script()).toBeNull();
});

test('says when the provider does not answer', async () => {
  open(footballData({ loadAtOnce: true }));
  await waitFor(() => expect(script()).toBeTruthy());
  fireEvent.error(script() as HTMLScriptElement);
  expect((await screen.findAllByRole('alert', { hidden: true }))[0]?.textContent).toBe(
    'fussball.example antwortet gerade nicht. Versuche es später noch einmal.',
  );
});

test('the second team has its own page', async () => {
  show(OwnTeamPage, '/2-mannschaft', '/2-mannschaft', { footballData: footballData() });
  expect(screen.getByRole('heading', { level: 1, name: '2. Mannschaft' })).toBeTruthy();
  expect((await screen.findAllByText('C-Klasse'))[0]).toBeTruthy();
  expect(teams.requests).toContain('/api/teams/2-mannschaft');
});

test('training times that do not come are not said to be none', async () => {
  teams.trainingTimes = [trainingTime()];
  const answer = teams.hold('/api/training-times?team=1-mannschaft');
  const user = open();
  await screen.findByRole('heading', { name: 'Toni Trainer' });
  teams.failure = 503;
  answer();

  await screen.findByText('Die Trainingszeiten konnten nicht geladen werden');
  expect(screen.queryByText('Keine Trainingszeiten verfügbar')).toBeNull();
  teams.failure = 0;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText(/^Dienstag - /)).toBeTruthy();
});

test('a failure can be tried again, with one press for team and training times', async () => {
  teams.trainingTimes = [trainingTime()];
  teams.failure = 503;
  const user = open();
  await screen.findByText('Die Mannschaft konnte nicht geladen werden');
  teams.failure = 0;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Toni Trainer' })).toBeTruthy();
  expect(await screen.findByText(/^Dienstag - /)).toBeTruthy();
});

describe('where the browser refuses storage', () => {
  blockStorage();

  test('the page works, and the provider can be allowed', async () => {
    const user = open();

    expect(await screen.findByRole('heading', { name: 'Toni Trainer' })).toBeTruthy();
    await user.click((await screen.findAllByRole('button', { name: 'Einmal laden' }))[0] as HTMLElement);
    expect(script()?.src).toBe('https://fussball.example/widgets.js');
  });
});

test('the description names what there is of the team, and nothing else', async () => {
  const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');
  teams.teams = [team({ trainer: null, subtitle: null })];
  show(OwnTeamPage, '/mannschaft', '/mannschaft');
  await screen.findByText('Keine Trainingszeiten verfügbar');
  await waitFor(() => expect(description()).toBe('1. Mannschaft des SV Musterstadt.'));
  cleanup();

  const squad = [{ number: 1, position: 'Tor', name: null }];
  teams.teams = [team({ slug: 'zweite', name: 'Zweite', squad })];
  teams.trainingTimes = [trainingTime({ team: 'Zweite' })];
  teams.matches = { next: [], fixtures: [match({ team: 'zweite' })], results: [] };
  show(ListedTeamPage, '/mannschaften/:slug', '/mannschaften/zweite');
  await waitFor(() =>
    expect(description()).toBe(
      'Zweite des SV Musterstadt in der A-Klasse Musterland: Trainer, Trainingszeiten, Spielplan und Kader.',
    ),
  );
});

test('tells search engines of a team without a word for its gender, which nobody knows', async () => {
  teams.teams = [team({ slug: 'lauftreff', name: 'Lauftreff', subtitle: null })];
  show(ListedTeamPage, '/mannschaften/:slug', '/mannschaften/lauftreff');

  await screen.findByRole('heading', { level: 1, name: 'Lauftreff' });
  await waitFor(() =>
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/^Lauftreff des SV/),
  );
});
