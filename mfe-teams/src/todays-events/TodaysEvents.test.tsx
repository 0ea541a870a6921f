import { screen, waitFor } from '@testing-library/react';
import { clubEvent, match, team } from '../../test/factories.ts';
import { addDays, clockOf, dayOf } from '@portal/shared-ui/calendar-days';
import { show } from '@portal/shared-ui/test/show';
import { startTeamsServer, type TeamsServer } from '../../test/teams-server.ts';
import { eventRangeKey } from '../berlin/event-range.ts';
import { TodaysEvents } from './TodaysEvents.tsx';

let teams: TeamsServer;
beforeEach(async () => (teams = await startTeamsServer()));
afterEach(() => teams.close());

const open = () => show(TodaysEvents, '/', '/');
const today = () => dayOf(Date.now());
const at = (time: string) => new Date(`${today()}T${time}:00Z`).toISOString();
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('asks for today in Berlin and shows times there, sorted by start', async () => {
  teams.events = [
    match({ title: 'Derby', startDate: at('14:00'), endDate: null }),
    match({ title: 'Derby', startDate: at('14:00'), endDate: null, team: '2-mannschaft', toldTwice: true }),
    clubEvent({ title: 'Frühschoppen', startDate: at('09:30'), endDate: null }),
  ];
  open();

  await screen.findByText(/1\. Mannschaft/);
  const clock = (iso: string) =>
    new Date(iso).toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });
  expect(rows()).toEqual([
    `${clock(at('09:30'))}FrühschoppenEvent`,
    `${clock(at('14:00'))}DerbySpiel · 1. Mannschaft · Stadion Musterstadt`,
  ]);
  expect(teams.requests).toEqual([eventRangeKey(today(), today()), '/api/team-names']);
});

test('names a team as the club does, not by its address', async () => {
  teams.teams = [team({ slug: 'maedchen', name: 'Mädchen' })];
  teams.events = [
    clubEvent({ type: 'training', team: 'maedchen', startDate: at('10:00'), endDate: null, location: null }),
  ];
  open();

  expect(await screen.findByText('Training · Mädchen')).toBeTruthy();
  expect(screen.queryByText(/Maedchen/)).toBeNull();
});

test('shows ten at most, and where there are more leads to them', async () => {
  teams.events = Array.from({ length: 14 }, () => clubEvent({ startDate: at('10:00'), endDate: null }));
  open();
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(screen.getByRole('link', { name: 'Alle 14 im Kalender' }).getAttribute('href')).toBe('/kalender');
});

test("writes 'GT' for a whole day, and type labels", async () => {
  const atTen = { startDate: at('10:00'), endDate: null };
  teams.events = [
    clubEvent({ title: 'Zeltlager', type: 'event', allDay: true, ...atTen }),
    clubEvent({ title: 'Athletik', type: 'training', ...atTen }),
    clubEvent({ title: 'Derby', type: 'match', ...atTen }),
  ];
  open();

  expect((await screen.findByText('GT')).title).toBe('Ganztägig');
  const labelOf = (title: string) => screen.getByText(title).closest('p')?.nextElementSibling?.textContent;
  expect(['Zeltlager', 'Athletik', 'Derby'].map(labelOf)).toEqual(['Event', 'Training', 'Spiel']);
  expect(rows()[0]).toBe('GTZeltlagerEvent');
});

test('of what has begun before today says when it ends, or that it lasts all day', async () => {
  const startDate = new Date(`${addDays(today(), -1)}T12:00:00Z`).toISOString();
  const tomorrow = new Date(`${addDays(today(), 1)}T12:00:00Z`).toISOString();
  teams.events = [
    clubEvent({ title: 'Sommernacht', startDate, endDate: at('09:30') }),
    clubEvent({ title: 'Trainingslager', startDate, endDate: tomorrow }),
  ];
  open();

  await screen.findByText('Sommernacht');
  expect(rows()).toEqual([`bis ${clockOf(at('09:30'))}SommernachtEvent`, 'GTTrainingslagerEvent']);
});

test('strikes through what is cancelled, with the reason', async () => {
  teams.events = [
    clubEvent({
      type: 'training',
      title: 'Training',
      status: 'cancelled',
      reason: 'Platz gesperrt',
      startDate: at('10:00'),
      endDate: null,
    }),
  ];
  open();

  expect(await screen.findByText('Training', { selector: 's' })).toBeTruthy();
  expect(screen.getByText('Abgesagt: Platz gesperrt')).toBeTruthy();
});

test('a match that has a score shows it, with what is to be said of it', async () => {
  const score = { goalsHome: 2, goalsAway: 1, resultNote: 'Wertung' };
  teams.events = [match({ title: 'Derby', startDate: at('14:00'), endDate: null, ...score })];
  open();

  await screen.findByText('Derby');
  expect(rows()[0]).toMatch(/Wertung2 : 1$/);
});

test('a Termin without colour gets #dc2626', async () => {
  teams.events = [
    clubEvent({ color: '', startDate: at('10:00'), endDate: null }),
    clubEvent({ color: '#00ff00', startDate: at('10:00'), endDate: null }),
  ];
  open();

  const [plain, green] = await screen.findAllByRole('listitem');
  expect([plain?.style.borderLeftColor, green?.style.borderLeftColor]).toEqual(['rgb(220, 38, 38)', 'rgb(0, 255, 0)']);
});

test('keeps its place while it loads, then says that nothing is on and leads to the calendar', async () => {
  const answer = teams.hold();
  open();
  expect(screen.getByRole('status', { name: 'Termine werden geladen' })).toBeTruthy();
  answer();

  expect(await screen.findByText('Keine Termine heute')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kalender öffnen' }).getAttribute('href')).toBe('/kalender');
});

test('a failure looks like an empty day and is not tried again', async () => {
  teams.failure = 500;
  open();
  expect(await screen.findByText('Keine Termine heute')).toBeTruthy();
  expect(teams.requests).toHaveLength(1);
});
