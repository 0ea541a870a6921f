import { runningApi } from '../../test/app.ts';
import { createMatch, createTwoTeams } from '../../test/sport.ts';
import type { ClubEvent, Scoreboard } from '../contract/index.ts';
import { lastMorning, leadOf } from './scoreboard.ts';

const api = runningApi({ emptied: ['events'], prepare: createTwoTeams });

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const scoreboard = () => api.read<Scoreboard>('/api/matches/scoreboard');
const opponentOf = (event: ClubEvent | null) => event?.opponent ?? null;
const opponents = async () =>
  (await scoreboard()).teams.map(({ team, last, running, next }) => [team, ...[last, running, next].map(opponentOf)]);

test('each team that has matches has its latest result, the running match and the next one', async () => {
  const won = { goalsHome: 2, goalsAway: 1 };
  await createMatch(api.app, { startDate: inHours(-500), opponent: 'Früher', ...won });
  await createMatch(api.app, { startDate: inHours(-200), opponent: 'Zuletzt', ...won });
  await createMatch(api.app, { startDate: inHours(-100), opponent: 'Ohne Ergebnis' });
  await createMatch(api.app, { startDate: inHours(24), opponent: 'Abgesagt', status: 'cancelled', reason: 'Nebel' });
  await createMatch(api.app, { startDate: inHours(48), opponent: 'Bald' });
  await createMatch(api.app, { startDate: inHours(96), opponent: 'Später' });
  await createMatch(api.app, { startDate: inHours(-1), opponent: 'Läuft', team: '2-mannschaft' });
  await createMatch(api.app, { startDate: inHours(-5000), opponent: 'Vorige Saison', team: '2-mannschaft', ...won });

  expect(await opponents()).toEqual([
    ['1-mannschaft', 'Zuletzt', null, 'Bald'],
    ['2-mannschaft', null, 'Läuft', null],
  ]);
  expect((await scoreboard()).lead).toMatchObject({ phase: 'running', match: { opponent: 'Läuft' } });
});

test('after the final whistle a match stays in front until the next morning, with or without a result', async () => {
  const since = lastMorning(new Date()).getTime();
  const over = new Date(since + (Date.now() - since) / 2);
  await createMatch(api.app, {
    startDate: new Date(over.getTime() - 6_300_000).toISOString(),
    endDate: over.toISOString(),
    opponent: 'Eben',
  });
  await createMatch(api.app, { startDate: inHours(49), opponent: 'Übermorgen' });

  expect((await scoreboard()).lead).toMatchObject({ phase: 'over', match: { opponent: 'Eben', goalsHome: null } });
});

test('a portal without matches has nothing to show', async () => {
  expect(await scoreboard()).toEqual({ lead: null, teams: [] });
});

test.each([
  ['2026-11-22T16:00:00+01:00', '2026-11-22T06:00:00+01:00'],
  ['2026-11-23T05:59:00+01:00', '2026-11-22T06:00:00+01:00'],
  ['2026-11-23T06:00:00+01:00', '2026-11-23T06:00:00+01:00'],
])('at %s the last morning was at %s', (now, morning) => {
  expect(lastMorning(new Date(now))).toEqual(new Date(morning));
});

test('a match of today goes before one that is over, and that before one of another day', () => {
  const match = (startDate: string) => ({ startDate, team: '1-mannschaft' }) as ClubEvent;
  const [early, late, tomorrow] = [
    match('2026-11-22T11:00:00+01:00'),
    match('2026-11-22T15:00:00+01:00'),
    match('2026-11-23T15:00:00+01:00'),
  ];
  const lead = (next: ClubEvent[]) => leadOf({ running: [], last: [], over: [early], next }, '2026-11-22');

  expect(lead([tomorrow, late])).toEqual({ match: late, phase: 'next' });
  expect(lead([tomorrow])).toEqual({ match: early, phase: 'over' });
});
