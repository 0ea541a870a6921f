import { screen, within } from '@testing-library/react';
import { team, trainingDate, trainingTime } from '../../test/factories.ts';
import { show } from '@portal/shared-ui/test/show';
import { startTeamsServer, type TeamsServer } from '../../test/teams-server.ts';
import { TrainingTimesPage } from './TrainingTimesPage.tsx';

let teams: TeamsServer;
beforeEach(async () => (teams = await startTeamsServer()));
afterEach(() => teams.close());

const open = (address = '/trainingszeiten') => show(TrainingTimesPage, '/trainingszeiten', address);

test('shows the week of every team, in the order of the club', async () => {
  teams.teams = [team(), team({ slug: 'a-jugend', name: 'A-Jugend', subtitle: 'Kreisliga' })];
  teams.trainingTimes = [
    trainingTime({ team: 'Bambini', dayOfWeek: 'friday', startTime: '16:00', endTime: null }),
    trainingTime({ team: 'A-Jugend', location: 'Halle', notes: 'Hallenschuhe' }),
    trainingTime({ dayOfWeek: 'thursday' }),
    trainingTime({ active: false, team: 'Alte Herren' }),
  ];
  open();

  const plans = await screen.findAllByRole('article');
  expect(plans.map((plan) => within(plan).getByRole('heading', { level: 2 }).textContent)).toEqual([
    '1. Mannschaft',
    'A-Jugend',
    'Bambini',
  ]);
  const youth = within(plans[1] as HTMLElement);
  expect(youth.getByText('Dienstag')).toBeTruthy();
  expect(youth.getByText('19:00 – 20:30 Uhr')).toBeTruthy();
  expect([youth.getByText('Halle'), youth.getByText('Hallenschuhe'), youth.getByText('Kreisliga')]).toHaveLength(3);
  expect(within(plans[2] as HTMLElement).getByText('16:00 Uhr')).toBeTruthy();
});

test("a training on the club's own ground leads to the map", async () => {
  teams.trainingTimes = [trainingTime({ location: 'Stadion Musterstadt' }), trainingTime({ location: 'Halle' })];
  open();

  const maps = await screen.findAllByRole('link', { name: /auf der Karte ansehen/ });
  expect(maps.map(({ textContent }) => textContent?.trim())).toEqual([
    'Stadion Musterstadt auf der Karte ansehen (öffnet in neuem Tab)',
  ]);
});

test('shows the times of one group, of those that have any, as the address says', async () => {
  teams.teams = [team(), team({ slug: 'a-jugend', name: 'A-Jugend', group: 'youth' })];
  teams.trainingTimes = ['1. Mannschaft', 'A-Jugend', 'Yoga'].map((name) => trainingTime({ team: name }));
  const user = open('/trainingszeiten?gruppe=jugend');
  const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const chips = within(await screen.findByRole('navigation', { name: 'Trainingszeiten von' }));
  expect(shown()).toEqual(['A-Jugend']);
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Alle',
    'Aktive',
    'Jugend',
    'Weitere',
  ]);

  await user.click(chips.getByRole('link', { name: 'Weitere' }));
  expect(shown()).toEqual(['Yoga']);

  await user.click(chips.getByRole('link', { name: 'Alle' }));
  expect(shown()).toEqual(['1. Mannschaft', 'A-Jugend', 'Yoga']);
});

test('has no choice of groups where there is one', async () => {
  teams.teams = [team()];
  teams.trainingTimes = [trainingTime()];
  open();

  await screen.findByRole('article');
  expect(screen.queryByRole('link', { name: 'Alle' })).toBeNull();
});

test('says once what is to be known of a trial training', async () => {
  teams.trainingTimes = [trainingTime()];
  open();

  await screen.findByRole('article');
  expect(screen.getAllByText(/Probetraining/)).toHaveLength(1);
});

test('writes the name of a team as the club does, not in capitals', async () => {
  teams.trainingTimes = [trainingTime({ team: 'SpVgg-Kids' })];
  open();

  const name = await screen.findByRole('heading', { level: 2, name: 'SpVgg-Kids' });
  expect(getComputedStyle(name).textTransform).not.toBe('uppercase');
});

test('says who a team is for and whom to ask, and leads to its page', async () => {
  teams.teams = [team({ slug: 'e-jugend', name: 'E-Jugend', subtitle: null, ageGroup: 'Jahrgang 2016/17' })];
  const contact = { name: 'Kim', phone: '+49 171 1', email: 'kim@verein.example' };
  teams.trainingTimes = [trainingTime({ team: 'E-Jugend', contact })];
  open();

  const plan = within(await screen.findByRole('article'));
  expect(plan.getByText('Jahrgang 2016/17')).toBeTruthy();
  expect(plan.getByText('Fragen? Kim')).toBeTruthy();
  expect(plan.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mannschaften/e-jugend',
    'tel:+491711',
    'mailto:kim@verein.example',
  ]);
});

test('says at the time what the calendar says: the next date, and what is cancelled with its reason', async () => {
  const cancelled = trainingDate({ status: 'cancelled', reason: 'Platz gesperrt' });
  const next = trainingDate({ startDate: '2026-12-03T19:00:00+01:00' });
  teams.trainingTimes = [trainingTime({ dayOfWeek: 'thursday', nextDate: next, changes: [cancelled] })];
  open();

  expect(await screen.findByText('Do., 26.11. fällt aus: Platz gesperrt')).toBeTruthy();
  expect(screen.getByText('Nächstes Training: Do., 03.12.')).toBeTruthy();
});

test('can be printed', async () => {
  teams.trainingTimes = [trainingTime()];
  const print = jest.fn();
  Object.assign(window, { print });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('keeps its place while it loads, then says when there is no training', async () => {
  const answer = teams.hold();
  open();
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeTruthy();
  answer();
  expect(await screen.findByText('Keine Trainingszeiten verfügbar')).toBeTruthy();
});

test('a failure can be tried again', async () => {
  teams.trainingTimes = [trainingTime()];
  teams.failure = 500;
  const user = open();
  await screen.findByText('Die Trainingszeiten konnten nicht geladen werden');
  teams.failure = 0;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});
