import { runningApi } from '../../test/app.ts';
import { createEvent, createMatch, createTeam, createTwoTeams } from '../../test/sport.ts';
import { berlinDay, berlinTime } from '../time/berlin-time.ts';
import type { ClubEvent, Matches, NewEvent, NextMatch, Scoreboard } from '../contract/index.ts';

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

test('of the next matches it is said which have begun; one whose kick-off is open has not', async () => {
  const { next, running } = await matches();
  expect(next.filter(({ id }) => running?.includes(id)).map(({ opponent }) => opponent)).toEqual(['Läuft']);

  await createMatch(api.app, {
    startDate: berlinTime(berlinDay(new Date())).toISOString(),
    allDay: true,
    opponent: 'Anstoß offen',
    team: '1-mannschaft',
  });
  await api.app.contentRevision.refresh();
  expect((await matches()).running).toEqual(running);
});

test.each(['1-mannschaft', '2-mannschaft'])(
  'the running match goes before one of today whose kick-off is open: %s',
  async (team) => {
    const startDate = berlinTime(berlinDay(new Date())).toISOString();
    await createMatch(api.app, { startDate, allDay: true, opponent: 'Anstoß offen', team });
    await api.app.contentRevision.refresh();

    expect(opponents((await matches()).next)[0]).toBe('Läuft');
    expect((await api.app.inject('/api/matches/next')).json<NextMatch>().match).toMatchObject({ opponent: 'Läuft' });
  },
);

test('matches are filtered by team and side', async () => {
  expect(opponents((await matches('?team=2-mannschaft')).fixtures)).toEqual(['Läuft']);
  const { fixtures, results, next } = await matches('?team=1-mannschaft&side=home');
  expect(opponents(fixtures)).toEqual(['Fällt aus', 'Später']);
  expect(opponents(results)).toEqual(['Früher']);
  expect(opponents(next)).toEqual(['Bald']);
});

test('a team with more matches than are listed leaves the others their next one', async () => {
  const crowd = Array.from({ length: 201 }, (_, index) => ({
    type: 'match',
    title: '1. Mannschaft',
    team: '1-mannschaft',
    opponent: 'TSV Bergheide',
    home: true,
    color: '#dc2626',
    start_at: inHours(49 + index / 10),
    search_text: '',
  }));
  await api.app.db('events').where({ opponent: 'Läuft' }).delete();
  await api.app.db('events').insert(crowd);
  await createMatch(api.app, { startDate: inHours(200), team: '2-mannschaft', opponent: 'Hintendran' });
  await api.app.contentRevision.refresh();

  const { next, fixtures, ...found } = await matches();
  expect(opponents(next)).toEqual(['Bald', 'Hintendran']);
  expect(fixtures).toHaveLength(200);
  expect(found).toMatchObject({ moreFixtures: true });
});

test('of a list that is cut it is said that there is more, and of no other', async () => {
  expect(await matches('?limit=1')).toMatchObject({ moreFixtures: true, moreResults: true });
  const whole = await matches('?limit=4');
  expect(whole.fixtures).toHaveLength(4);
  expect(whole).not.toHaveProperty('moreFixtures');
  expect(whole).not.toHaveProperty('moreResults');
});

test('a team without a match has none next', async () => {
  expect((await api.app.inject('/api/matches/next?team=a-jugend')).json()).toEqual({ match: null });
});

test('an unknown side is refused', async () => {
  expect((await api.app.inject('/api/matches?side=middle')).statusCode).toBe(400);
});

describe('a match of two own teams', () => {
  const startDate = inHours(30).replace(/\.\d+/, ''); // kept to the second
  const derby = async (host: Partial<NewEvent> = {}, guest: Partial<NewEvent> = {}) => {
    await createMatch(api.app, { startDate, opponent: 'SV Musterstadt II', ...host });
    await createMatch(api.app, { startDate, opponent: 'SV Musterstadt', team: '2-mannschaft', home: false, ...guest });
    await api.app.contentRevision.refresh();
  };
  const shown = async (path = '') =>
    (await matches(path)).fixtures.filter((match) => Date.parse(match.startDate) === Date.parse(startDate));

  test('stands once among those of all teams, and with each of the two', async () => {
    await derby();

    expect(await shown()).toMatchObject([{ team: '1-mannschaft', home: true }]);
    for (const team of ['1-mannschaft', '2-mannschaft']) expect(await shown(`?team=${team}`)).toMatchObject([{ team }]);
    for (const [side, home] of [
      ['home', true],
      ['away', false],
    ] as const)
      expect(await shown(`?side=${side}`)).toMatchObject([{ home }]);
    const { next } = await matches();
    expect(next.filter((match) => Date.parse(match.startDate) === Date.parse(startDate))).toHaveLength(1);
  });

  test('is the next of both, so that neither is told to play somebody else first', async () => {
    await api.app.db('events').where({ opponent: 'Läuft' }).delete();
    await derby();
    await createMatch(api.app, { startDate: inHours(60), team: '2-mannschaft', opponent: 'Danach' });
    await api.app.contentRevision.refresh();

    const { next } = await matches();

    expect(opponents(next)).toEqual(['SV Musterstadt II']);
  });

  test('is the one that says more: that it is cancelled, or how it ended', async () => {
    await derby({}, { status: 'cancelled', reason: 'Platz gesperrt' });
    expect(await shown()).toMatchObject([{ team: '2-mannschaft', status: 'cancelled' }]);

    const past = { startDate: inHours(-30).replace(/\.\d+/, '') };
    await derby(past, { ...past, goalsHome: 1, goalsAway: 2 });
    expect((await matches()).results[0]).toMatchObject({ team: '2-mannschaft', goalsAway: 2 });
    expect(opponents((await matches()).results)).toEqual(['SV Musterstadt', 'Zuletzt', 'Früher']);
  });

  test("is nobody's next match once one of its rows is cancelled", async () => {
    await api.app.db('events').where({ opponent: 'Läuft' }).delete();
    await derby({}, { status: 'cancelled', reason: 'Platz gesperrt' });
    const next = async (query = '') => (await api.read<NextMatch>(`/api/matches/next${query}`)).match?.opponent;

    expect(opponents((await matches()).next)).toEqual(['Bald']);
    expect(opponents((await matches('?team=1-mannschaft')).next)).toEqual(['Bald']);
    expect([await next(), await next('?team=1-mannschaft')]).toEqual(['Bald', 'Bald']);
    const { lead, teams } = await api.read<Scoreboard>('/api/matches/scoreboard');
    expect([lead?.match.opponent, ...teams.map((team) => team.next?.opponent)]).toEqual(['Bald', 'Bald']);
  });

  test('is not hidden by the cancelled match of another team that has the same name', async () => {
    await createTeam(api.app, { name: 'D2', slug: 'd2', matchName: 'SV Musterstadt II' });
    const gone = { status: 'cancelled', reason: 'Grippe' } as const;
    await createMatch(api.app, { startDate, team: 'd2', opponent: 'FC Waldrand', home: false, ...gone });
    await derby();

    expect(opponents((await matches('?team=1-mannschaft')).next)).toEqual(['SV Musterstadt II']);
    const { match } = await api.read<NextMatch>('/api/matches/next?team=1-mannschaft');
    expect(match?.opponent).toBe('SV Musterstadt II');
  });

  test('is marked where it is told again, and stands once in the feed of all teams', async () => {
    await derby();
    const days = new URLSearchParams({ start: startDate, end: startDate });
    const range = await api.read<ClubEvent[]>(`/api/events/range?${days.toString()}`);
    const both = range.filter((event) => Date.parse(event.startDate) === Date.parse(startDate));
    const feedOf = async (name: string) =>
      (await api.app.inject(`/api/calendar/${name}.ics`)).body.split('SUMMARY:SV Musterstadt – SV');

    const marks = both.map(({ team, toldTwice = false }) => [team, toldTwice]);
    expect(Object.fromEntries(marks)).toEqual({ '1-mannschaft': false, '2-mannschaft': true });
    expect((await feedOf('alle')).length).toBe((await feedOf('1-mannschaft')).length);
    expect(await feedOf('2-mannschaft')).toHaveLength(2);
  });

  test('is no match against somebody else at the same time', async () => {
    await derby({ opponent: 'TSV Bergheide' }, { opponent: 'VfR Altheide' });

    expect(await shown()).toHaveLength(2);
  });
});

test('a team that has another address since is found by its former one, until another team has that', async () => {
  const { id } = await createTeam(api.app, { name: 'F-Jugend', slug: 'f-jugend' });
  await createMatch(api.app, { startDate: inHours(30), opponent: 'Umbenannt', team: 'f-jugend' });
  await api.app.db('teams').where({ id }).update({ slug: 'u9' });
  const ask = async () => {
    await api.app.contentRevision.refresh();
    const { fixtures } = await matches('?team=f-jugend');
    const next = await api.app.inject('/api/matches/next?team=f-jugend');
    const days = new URLSearchParams({ start: inHours(24), end: inHours(40), team: 'f-jugend' });
    const range = await api.app.inject(`/api/events/range?${days.toString()}`);
    return [...fixtures, next.json<NextMatch>().match, ...range.json<ClubEvent[]>()].map((match) => match?.opponent);
  };

  expect(await ask()).toEqual(['Umbenannt', 'Umbenannt', 'Umbenannt']);
  await createTeam(api.app, { name: 'Neue F-Jugend', slug: 'f-jugend' });
  expect(await ask()).toEqual([undefined]);
});
