import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useConsent } from '@portal/shared-ui';
import { footballData, team, trainingTime } from '../../test/factories.ts';
import { show } from '@portal/shared-ui/test/show';
import { startTeamsServer, type TeamsServer } from '../../test/teams-server.ts';
import { FirstTeamPage } from './FirstTeamPage.tsx';
import { SecondTeamPage } from './SecondTeamPage.tsx';

let teams: TeamsServer;
beforeEach(async () => {
  teams = await startTeamsServer();
  teams.teams = [team(), team({ slug: '2-mannschaft', name: '2. Mannschaft', subtitle: 'C-Klasse' })];
});
afterEach(() => {
  act(() => useConsent.getState().rejectAll());
  return teams.close();
});

const open = (provider = footballData()) =>
  show(FirstTeamPage, '/mannschaft', '/mannschaft', { footballData: provider });
const script = () => document.querySelector<HTMLScriptElement>('script[src]');
const providerPages = () =>
  [...document.querySelectorAll('[role=tabpanel] a')].map((link) => link.getAttribute('href'));
const tabPages = ['table', 'matches', 'squad', 'stats', 'liveticker'].map((tab) => `https://fussball.example/${tab}`);
const shown = () => screen.getAllByRole('tabpanel').filter(({ dataset }) => dataset['state'] === 'active');

test('names team, league, trainer, stadium, warning and the way to get in touch', async () => {
  open();

  expect(screen.getByRole('heading', { level: 1, name: '1. Mannschaft' })).toBeTruthy();
  expect((await screen.findAllByText('A-Klasse Alzey-Worms'))[0]).toBeTruthy();
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

test('nothing stands in the place of ground, league and season that nobody has entered', async () => {
  teams.teams = [];
  show(FirstTeamPage, '/mannschaft', '/mannschaft', {
    stadium: '',
    street: '',
    postcode: '',
    town: '',
    league: '',
    season: '',
    footballData: null,
  });

  expect(await screen.findByRole('link', { name: 'Kontakt aufnehmen' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Stadion' })).toBeNull();
  expect(screen.getByText('1. Mannschaft', { selector: 'figcaption' })).toBeTruthy();
});

test('a team nobody has entered yet still has its page, with what the club says', async () => {
  teams.teams = [];
  teams.trainingTimes = [trainingTime()];
  const user = open();

  expect(await screen.findByText('Dienstag - 19:00 - 20:30 Uhr')).toBeTruthy();
  expect((await screen.findAllByText('A-Klasse Alzey-Worms'))[0]).toBeTruthy();
  expect(screen.getByText('Stadion Musterstadt')).toBeTruthy();
  expect(screen.getByText('Am Sportplatz 1, 12345 Musterstadt')).toBeTruthy();
  expect(screen.getByText('1. Mannschaft · Saison 2024/25')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kontakt aufnehmen' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Kader' }));
  expect(shown()[0]?.querySelector('a')?.href).toBe('https://fussball.example/squad');
  expect(screen.queryByRole('alert')).toBeNull();
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

test('says when training times are loading and when there are none', async () => {
  teams.trainingTimes = [trainingTime({ active: false })];
  const answer = teams.hold('/api/training-times');
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

  await user.click(screen.getByRole('tab', { name: 'Statistik' }));
  expect(shown().map((panel) => panel.getAttribute('aria-labelledby'))).toEqual([tabs[3]?.id]);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Liveticker' }).getAttribute('aria-selected')).toBe('true');
});

test('asks before it loads; then every tab has its widget, and a way to the provider', async () => {
  const user = open();
  const [allow] = await screen.findAllByRole('button', { name: 'Einmal laden' });
  expect(script()).toBeNull();
  expect(providerPages()).toEqual(tabPages);
  await user.click(allow as HTMLElement);

  expect(script()?.src).toBe('https://fussball.example/widgets.js');
  const widgets = [...document.querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => dataset['id']);
  expect(widgets).toEqual(['w-table', 'w-matches', 'w-squad', 'w-stats', 'w-liveticker']);
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
  show(SecondTeamPage, '/2-mannschaft', '/2-mannschaft', { footballData: footballData() });
  expect(screen.getByRole('heading', { level: 1, name: '2. Mannschaft' })).toBeTruthy();
  expect((await screen.findAllByText('C-Klasse'))[0]).toBeTruthy();
  expect(teams.requests).toContain('/api/teams/2-mannschaft');
});

test('a failure can be tried again', async () => {
  teams.failure = 503;
  const user = open();
  await screen.findByText('Die Mannschaft konnte nicht geladen werden');
  teams.failure = 0;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Toni Trainer' })).toBeTruthy();
});
