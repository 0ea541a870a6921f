import { runningApi } from '../../test/app.ts';
import { createEvent, createMatch, createTwoTeams } from '../../test/sport.ts';
import type { ClubEvent, Matches, NextMatch } from '../contract/index.ts';

const api = runningApi({ emptied: ['events'], prepare: createTwoTeams });

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const matches = async (path = '') => (await api.app.inject(`/api/matches${path}`)).json<Matches>();
const opponents = (events: ClubEvent[]) => events.map(({ opponent }) => opponent);

beforeEach(async () => {
  await createMatch(api.app, { startDate: inHours(-400), opponent: 'Früher', goalsHome: 3, goalsAway: 1 });
  await createMatch(api.app, { startDate: inHours(-200), opponent: 'Zuletzt', home: false });
  await createMatch(api.app, { startDate: inHours(-1), opponent: 'Läuft', team: '2-mannschaft' });
  await createMatch(api.app, { startDate: inHours(24), opponent: 'Fällt aus', status: 'cancelled', reason: 'Platz' });
  await createMatch(api.app, { startDate: inHours(48), opponent: 'Bald', home: false });
  await createMatch(api.app, { startDate: inHours(96), opponent: 'Später' });
  await createEvent(api.app, { startDate: inHours(10), team: '1-mannschaft' });
  await api.app.contentRevision.refresh();
});

test('matches are fixtures, soonest first, and results, last played first', async () => {
  const { fixtures, results } = await matches();

  expect(opponents(fixtures)).toEqual(['Läuft', 'Fällt aus', 'Bald', 'Später']);
  expect(opponents(results)).toEqual(['Zuletzt', 'Früher']);
  expect(results[1]).toMatchObject({ goalsHome: 3, goalsAway: 1, home: true });
});

test('the next match of each team is the one that is running, else the soonest that is not cancelled', async () => {
  expect(opponents((await matches()).next)).toEqual(['Läuft', 'Bald']);
  expect((await api.app.inject('/api/matches/next')).json<NextMatch>().match).toMatchObject({ opponent: 'Läuft' });
  expect((await api.app.inject('/api/matches/next?team=1-mannschaft')).json<NextMatch>().match).toMatchObject({
    opponent: 'Bald',
  });
});

test('matches are filtered by team and side', async () => {
  expect(opponents((await matches('?team=2-mannschaft')).fixtures)).toEqual(['Läuft']);
  const { fixtures, results, next } = await matches('?team=1-mannschaft&side=home');
  expect(opponents(fixtures)).toEqual(['Fällt aus', 'Später']);
  expect(opponents(results)).toEqual(['Früher']);
  expect(opponents(next)).toEqual(['Bald']);
});

test('a team without a match has none next', async () => {
  expect((await api.app.inject('/api/matches/next?team=a-jugend')).json()).toEqual({ match: null });
});

test('an unknown side is refused', async () => {
  expect((await api.app.inject('/api/matches?side=middle')).statusCode).toBe(400);
});
