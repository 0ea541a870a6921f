import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { adminDesk } from '../../test/editor-desk.ts';
import { multiplyRow } from '../../test/many-rows.ts';
import { signIn } from '../../test/sign-in.ts';
import { createMatch, createTeam } from '../../test/sport.ts';
import { addDays, berlinDay, berlinTime } from '../time/berlin-time.ts';
import { admitAll } from '../editing/own-teams.ts';
import { editTrainingTimes } from '../events/edit-training-times.ts';
import type {
  ActivityEntry,
  ClubFacts,
  EditableSeason,
  EditableSettings,
  EditableTeam,
  ImportReport,
  ImportRun,
  ImportUndone,
  Matches,
  Season,
  SeasonArchive,
  Team,
  TeamSummary,
  TrainingTime,
} from '../contract/index.ts';

const desk = adminDesk({ emptied: ['imported_rows', 'import_runs', 'seasons', 'events', 'teams'] });

const CHANGE = { name: '2025/26', lastDay: '2026-06-30', next: '2026/27' };
const ask = (body: object = CHANGE) => desk.send('POST', '/api/imports/season/report', body);
const carryOut = async (body: object = CHANGE) => {
  const { digest } = (await ask(body)).json<ImportReport>();
  return (await desk.send('POST', '/api/imports/season', { ...body, digest })).json<ImportRun>();
};
/** A series that was to end so from its beginning. */
const endSeries = (lastDay: string, which: object = {}) =>
  desk.app
    .db('events')
    .whereNotNull('rrule')
    .where(which)
    .update({ last_day: lastDay, created_at: berlinTime('2025-08-01') });
const shownTimes = () => desk.read<TrainingTime[]>('/api/training-times');
const undo = ({ id }: ImportRun) => desk.send('POST', `/api/imports/${id}/undo`);

const setClubSeason = (season: string) => desk.app.db('settings').update({ season });
const clubSeason = async () => (await desk.read<ClubFacts>('/api/settings')).season;

const RESULT = { goalsHome: 3, goalsAway: 1, resultNote: 'n. V.' };

beforeEach(async () => {
  // None that ends in these tests, so only the teams go on.
  await setClubSeason('2019/20');
  const squad = [{ number: 1, position: 'Tor', name: 'Max Muster' }];
  await createTeam(desk.app, { subtitle: 'A-Klasse', season: '2025/26', squad });
  await createTeam(desk.app, { name: 'C-Jugend', squad });
  await createMatch(desk.app, { startDate: '2025-08-10T15:00:00+02:00', ...RESULT });
  await createMatch(desk.app, { startDate: '2026-08-09T15:00:00+02:00', opponent: 'FC Oberau' });
});

test('a season goes into the archive as visitors saw it, behind a backup, and the teams go on', async () => {
  expect((await ask()).json()).toMatchObject({
    counts: { changed: 2, new: 0 },
    rows: [{ title: '1. Mannschaft' }, {}],
    warnings: [
      'Ins Archiv kommt, was vom 10.08.2025 bis zum 30.06.2026 gespielt wurde.',
      'In den Einstellungen bleibt als Saison des Vereins „2019/20“. Ändern lässt sie sich dort.',
    ],
  });
  expect(await desk.read('/api/seasons')).toEqual([]);

  const backups = async () => (await readdir(join(desk.config.dataDir, 'backups')).catch(() => [])).length;
  const before = await backups();
  await carryOut();

  const season = { slug: '2025-26', name: '2025/26', firstDay: '2025-08-10', lastDay: '2026-06-30' };
  expect(await desk.read<Season[]>('/api/seasons')).toEqual([season]);
  expect(await desk.read<SeasonArchive>('/api/seasons/2025-26')).toMatchObject({
    ...season,
    teams: [
      { slug: '1-mannschaft', subtitle: 'A-Klasse', squad: [{ name: 'Max Muster' }] },
      { slug: 'c-jugend', group: 'youth', squad: [] },
    ],
    matches: [
      {
        team: '1-mannschaft',
        day: '2025-08-10',
        opponent: 'TSV Bergheide',
        ...RESULT,
        cancelled: false,
      },
    ],
  });
  expect((await desk.read<Matches>('/api/matches')).results.map(({ opponent }) => opponent)).toEqual(['FC Oberau']);
  expect((await desk.read<TeamSummary[]>('/api/teams')).map((team) => team.season)).toEqual(['2026/27', '2026/27']);
  expect(await backups()).toBe(before + 1);
});

test('of more teams than a club may have by now, all go on and into the archive', async () => {
  const changed = { id: 'gen_random_uuid()', name: "'Team ' || n", slug: "'team-' || n" };
  await multiplyRow(desk.app.db, 'teams', 203, changed);

  const { digest, counts } = (await ask()).json<ImportReport>();
  await desk.send('POST', '/api/imports/season', { ...CHANGE, digest });

  expect(counts.changed).toBe(205);
  const seasons = await desk.app.db('teams').distinct<{ season: string }[]>('season');
  expect(seasons).toEqual([{ season: '2026/27' }]);
  expect((await desk.read<SeasonArchive>('/api/seasons/2025-26')).teams).toHaveLength(205);
});

test('a team that was deleted before the season changed is in the archive with its matches', async () => {
  const { id, slug } = await createTeam(desk.app, { name: 'B-Jugend', matchName: 'JSG Musterstadt', squad: [] });
  await createMatch(desk.app, { team: slug, startDate: '2025-09-10T15:00:00+02:00', opponent: 'JSG Ried' });
  await createTeam(desk.app, { name: 'Alte Herren' });
  await desk.send('DELETE', `/api/teams/${id}`);
  await carryOut();

  const { teams, matches } = await desk.read<SeasonArchive>('/api/seasons/2025-26');

  expect(matches.map(({ team }) => team)).toEqual(['1-mannschaft', slug]);
  expect(teams.map(({ name }) => name)).toEqual(['1. Mannschaft', 'C-Jugend', 'Alte Herren', 'B-Jugend']);
  expect(teams.at(-1)).toEqual({
    slug,
    name: 'B-Jugend',
    matchName: 'JSG Musterstadt',
    subtitle: null,
    group: 'youth',
    squad: [],
    leagueTable: null,
  });
});

test('a squad of young people that was archived under its full names before is not shown', async () => {
  await carryOut();
  const names = (squads: SeasonArchive) => squads.teams.map(({ squad }) => squad.length);
  expect(names(await desk.read<SeasonArchive>('/api/seasons/2025-26'))).toEqual([1, 0]);

  await desk.app.db.raw(`UPDATE seasons SET archived_teams = jsonb_set(archived_teams, '{0,name}', '"E1"')`);

  expect(names(await desk.read<SeasonArchive>('/api/seasons/2025-26'))).toEqual([0, 0]);
});

describe('a squad of young people in the archive', () => {
  const shownSquad = async () => {
    const { teams } = await desk.read<SeasonArchive>('/api/seasons/2025-26');
    return teams.find(({ name }) => name === 'C-Jugend')?.squad.map(({ name }) => name);
  };
  let youth: EditableTeam;
  const changeYouth = (change: object) => desk.send('PATCH', `/api/teams/${youth.id}`, change);
  beforeEach(async () => {
    const { items } = (await desk.send('GET', '/api/admin/teams')).json<{ items: [unknown, EditableTeam] }>();
    [, youth] = items;
    await changeYouth({ showsSquad: true });
    await carryOut();
  });

  test('is shown while the club shows that of the team, and no longer', async () => {
    expect(await shownSquad()).toEqual(['Max M.']);

    await changeYouth({ showsSquad: false });
    expect(await shownSquad()).toEqual([]);

    await changeYouth({ showsSquad: true });
    expect(await shownSquad()).toEqual(['Max M.']);
  });

  test('is not shown once the team is deleted, until it is restored', async () => {
    await desk.send('DELETE', `/api/teams/${youth.id}`);
    expect(await shownSquad()).toEqual([]);

    await desk.send('POST', `/api/teams/${youth.id}/restore`);
    expect(await shownSquad()).toEqual(['Max M.']);
  });

  test('is not shown after the team is gone for good', async () => {
    await desk.app.db('teams').where({ id: youth.id }).delete();

    expect(await shownSquad()).toEqual([]);
  });
});

test('a squad that was archived as one of adults is not shown once its team is known to be of young people', async () => {
  await createTeam(desk.app, {
    name: 'Sterne',
    showsSquad: true,
    squad: [{ number: 7, position: 'Tor', name: 'Mia Muster' }],
  });
  await carryOut();
  const names = async () =>
    (await desk.read<SeasonArchive>('/api/seasons/2025-26')).teams.at(-1)?.squad.map(({ name }) => name);
  expect(await names()).toEqual(['Mia Muster']);

  await desk.app.db('teams').where({ name: 'Sterne' }).update({ group: 'youth' });

  expect(await names()).toEqual([]);
});

test('a team that gets another address, or another one its former, keeps its archive', async () => {
  const [first, youth] = (await desk.send('GET', '/api/admin/teams')).json<{ items: EditableTeam[] }>().items;
  await createMatch(desk.app, { team: 'c-jugend', startDate: '2025-09-10T15:00:00+02:00', opponent: 'JSG Ried' });
  await carryOut();

  await desk.send('PATCH', `/api/teams/${first?.id}`, { slug: 'erste' });
  await desk.send('PATCH', `/api/teams/${youth?.id}`, { slug: '1-mannschaft' });

  const { teams, matches } = await desk.read<SeasonArchive>('/api/seasons/2025-26');
  expect(teams.map(({ slug, name }) => [slug, name])).toEqual([
    ['erste', '1. Mannschaft'],
    ['1-mannschaft', 'C-Jugend'],
  ]);
  expect(matches.map(({ team, opponent }) => [team, opponent])).toEqual([
    ['erste', 'TSV Bergheide'],
    ['1-mannschaft', 'JSG Ried'],
  ]);
});

test('a league table that was entered goes into the archive; the new season begins without, until that is undone', async () => {
  const [first] = (await desk.send('GET', '/api/admin/teams')).json<{ items: EditableTeam[] }>().items;
  const row = { club: 'SV Musterstadt', isOwn: true, played: 26, won: null, drawn: null, lost: null };
  const leagueTable = { asOf: '2026-06-14', rows: [{ ...row, goalsFor: null, goalsAgainst: null, points: 61 }] };
  await desk.send('PATCH', `/api/teams/${first?.id}`, { leagueTable });
  const present = async () => (await desk.read<Team>('/api/teams/1-mannschaft')).leagueTable;

  expect((await ask()).json()).toMatchObject({
    rows: [
      { changes: expect.arrayContaining([{ field: 'Tabelle', before: 'vom 14.06.2026', after: 'im Archiv' }]) },
      {},
    ],
  });
  const run = await carryOut();

  expect(await present()).toBeNull();
  expect((await desk.read<SeasonArchive>('/api/seasons/2025-26')).teams).toMatchObject([
    { slug: '1-mannschaft', leagueTable },
    { slug: 'c-jugend', leagueTable: null },
  ]);
  await undo(run);
  expect(await present()).toEqual(leagueTable);
});

test('a league table of the new season stays where the change comes late', async () => {
  const [first] = (await desk.send('GET', '/api/admin/teams')).json<{ items: EditableTeam[] }>().items;
  const row = { club: 'SV Musterstadt', isOwn: true, played: 3, won: null, drawn: null, lost: null };
  const leagueTable = { asOf: '2026-08-30', rows: [{ ...row, goalsFor: null, goalsAgainst: null, points: 7 }] };
  await desk.send('PATCH', `/api/teams/${first?.id}`, { leagueTable });

  expect((await ask()).json<ImportReport>().rows[0]?.changes.map(({ field }) => field)).not.toContain('Tabelle');
  await carryOut();

  expect((await desk.read<Team>('/api/teams/1-mannschaft')).leagueTable).toEqual(leagueTable);
  expect((await desk.read<SeasonArchive>('/api/seasons/2025-26')).teams).toMatchObject([{ leagueTable: null }, {}]);
});

const PHOTO = '/objects/11111111-1111-4111-8111-111111111111.jpg';
const photoSeason = async () => (await desk.read<Team>('/api/teams/1-mannschaft')).photoSeason;
const changeFirst = async (change: object) => {
  const [first] = (await desk.send('GET', '/api/admin/teams')).json<{ items: EditableTeam[] }>().items;
  return desk.send('PATCH', `/api/teams/${first?.id}`, change);
};

test('a photo stays one of the season that it was set for, and a new one is of the new season', async () => {
  await changeFirst({ imageUrl: PHOTO });
  const run = await carryOut();

  expect(await photoSeason()).toBe('2025/26');
  expect((await undo(run)).json()).toMatchObject({ left: [] });
  expect(await photoSeason()).toBe('2025/26');

  await carryOut();
  await changeFirst({ imageUrl: PHOTO.replaceAll('1', '2') });
  expect(await photoSeason()).toBe('2026/27');
});

test.each<[which: string, season: string | null, ofClub: string, noted: string]>([
  ['of the team', '2025/26', '2024/25', '2025/26'],
  ['of the club', null, '2024/25', '2024/25'],
  ['which ends', null, '', '2025/26'],
])('a photo of which no season is known gets that %s', async (_which, season, ofClub, noted) => {
  await changeFirst({ imageUrl: PHOTO, season });
  await setClubSeason(ofClub);
  await desk.app.db('teams').update({ photo_season: null });
  const run = await carryOut();

  expect(await photoSeason()).toBe(noted);
  await changeFirst({ subtitle: 'Kreisliga' });
  await undo(run);
  expect(await photoSeason()).toBe(noted);
});

test('trainings that end with the season go on behind it, on their weekday and at their time', async () => {
  const times = editTrainingTimes(desk.app.db);
  await times.insert({ team: '1. Mannschaft', dayOfWeek: 'tuesday', startTime: '19:00', endTime: '20:30' }, null);
  await endSeries('2026-06-16');
  await times.insert({ team: 'C-Jugend', dayOfWeek: 'friday', startTime: '17:00' }, null);

  expect((await ask()).json()).toMatchObject({ counts: { new: 1 } });
  const run = await carryOut();

  const shown = async () =>
    (await desk.read<TrainingTime[]>('/api/training-times')).map(({ team, dayOfWeek, startTime, until }) => [
      team,
      dayOfWeek,
      startTime,
      until,
    ]);
  expect(await shown()).toEqual([
    ['1. Mannschaft', 'tuesday', '19:00', null],
    ['C-Jugend', 'friday', '17:00', null],
  ]);
  expect((await undo(run)).json()).toMatchObject({ left: [] });
  expect(await shown()).toEqual([['C-Jugend', 'friday', '17:00', null]]);
});

test('a training that goes on behind the season by another series already goes on once', async () => {
  const times = editTrainingTimes(desk.app.db);
  const training = { team: '1. Mannschaft', dayOfWeek: 'tuesday', startTime: '19:00' } as const;
  await times.insert(training, null, '2025-08-01');
  await endSeries('2026-06-16');
  await times.insert(training, null, '2026-08-01');
  await times.insert({ ...training, team: 'C-Jugend', location: 'Nebenplatz' }, null, '2025-08-01');
  await endSeries('2026-06-09', { team: 'c-jugend' });
  await times.insert({ ...training, team: 'C-Jugend', location: 'Hauptplatz', startTime: '18:00' }, null, '2026-06-10');

  const { rows } = (await ask()).json<ImportReport>();
  expect(rows.filter(({ state }) => state === 'kept').map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Training C-Jugend, geht schon weiter', 'Training 1. Mannschaft, geht schon weiter']),
  );
  await carryOut();

  expect((await shownTimes()).map(({ team, startTime }) => [team, startTime])).toEqual([
    ['C-Jugend', '18:00'],
    ['1. Mannschaft', '19:00'],
  ]);
});

test('of a training that was changed from a date on within the season the last part goes on', async () => {
  const times = editTrainingTimes(desk.app.db);
  const training = { team: '1. Mannschaft', dayOfWeek: 'tuesday', startTime: '19:00' } as const;
  await times.insert({ ...training, location: 'Nebenplatz' }, null, '2025-08-01');
  await endSeries('2026-05-19');
  await times.insert({ ...training, location: 'Hauptplatz', startTime: '18:00' }, null, '2026-05-20');
  await endSeries('2026-06-16', { last_day: 'infinity' });

  expect((await ask()).json()).toMatchObject({ counts: { new: 1, kept: 1 } });
  await carryOut();

  expect((await shownTimes()).map(({ startTime }) => startTime)).toEqual(['18:00']);
});

test('a training time that was changed or deleted at the end of the season does not come back as it was', async () => {
  const today = berlinDay(new Date());
  const times = editTrainingTimes(desk.app.db);
  const insert = (team: string) =>
    times.insert({ team, dayOfWeek: 'tuesday', startTime: '19:00' }, null, addDays(today, -60));
  const [changed, deleted] = [await insert('1. Mannschaft'), await insert('C-Jugend')];
  await desk.app
    .db('events')
    .whereNotNull('rrule')
    .update({ created_at: berlinTime(addDays(today, -60)) });
  await times.update(changed.id, { dayOfWeek: 'wednesday', startTime: '18:30' }, null, admitAll);
  await times.delete(deleted.id, null, admitAll);

  const change = { ...CHANGE, lastDay: today };
  expect((await ask(change)).json()).toMatchObject({ counts: { changed: 2, new: 0 } });
  await carryOut(change);

  expect((await shownTimes()).map(({ startTime }) => startTime)).toEqual(['18:30']);
});

test('it is taken back as one step, by administrators only', async () => {
  const run = await carryOut();
  const editor = await signIn(desk.app, 'editor');
  expect((await desk.send('POST', `/api/imports/${run.id}/undo`, undefined, editor)).statusCode).toBe(403);

  expect((await undo(run)).json()).toMatchObject({ undone: 3, left: [] });
  expect(await desk.read('/api/seasons')).toEqual([]);
  expect((await desk.read<Matches>('/api/matches')).results).toHaveLength(2);
  expect((await desk.read<TeamSummary[]>('/api/teams')).map((team) => team.season)).toEqual(['2025/26', null]);
  expect((await ask()).statusCode).toBe(200);
});

test.each([
  ['which ends', '2025/26', '2025/26'],
  ['if it has none', '', '–'],
])('the season of the club, %s, changes with the teams, and back', async (_which, season, before) => {
  await setClubSeason(season);
  expect((await ask()).json<ImportReport>().rows).toContainEqual({
    key: 'settings',
    state: 'changed',
    title: 'Einstellungen',
    changes: [{ field: 'Saison', before, after: '2026/27' }],
  });
  const run = await carryOut();

  expect(await clubSeason()).toBe('2026/27');
  expect((await undo(run)).json()).toMatchObject({ undone: 4, left: [] });
  expect(await clubSeason()).toBe(season);
});

test('a club that names the next season already has nothing to be told', async () => {
  await setClubSeason('2026/27');
  expect((await ask()).json<ImportReport>().warnings).toHaveLength(1);
});

test('a training of which a date was cancelled or deleted since stays when the change is taken back, and is named', async () => {
  const times = editTrainingTimes(desk.app.db);
  for (const team of ['1. Mannschaft', 'C-Jugend'])
    await times.insert({ team, dayOfWeek: 'tuesday', startTime: '19:00' }, null, '2025-08-01');
  await endSeries('2026-06-16');
  const run = await carryOut();
  const goingOn = (team: string) =>
    desk.app.db('events').where({ team, last_day: 'infinity' }).first<{ id: string }>('id');
  const [cancelled, deleted] = [await goingOn('1-mannschaft'), await goingOn('c-jugend')];
  const change = { status: 'cancelled', reason: 'Platz gesperrt', scope: 'this' };
  expect((await desk.send('PATCH', `/api/events/${cancelled.id}_2030-01-08`, change)).statusCode).toBe(200);
  expect((await desk.send('DELETE', `/api/events/${deleted.id}_2030-01-08?scope=this`)).statusCode).toBe(204);

  const { undone, left } = (await undo(run)).json<ImportUndone>();

  expect(undone).toBe(3);
  expect(left.toSorted()).toEqual(['Training 1. Mannschaft', 'Training C-Jugend']);
  expect(await desk.read(`/api/events/${cancelled.id}_2030-01-08`)).toMatchObject({ status: 'cancelled' });
});

test('trainings and the settings count as changed by nobody when a team gets another name and address', async () => {
  await setClubSeason('2025/26');
  const team = { team: 'c-jugend', widget: 'abc' };
  await desk.app.db('settings').update({ football_data: JSON.stringify({ provider: 'fupa', teams: [team] }) });
  await editTrainingTimes(desk.app.db).insert(
    { team: 'C-Jugend', dayOfWeek: 'tuesday', startTime: '19:00' },
    null,
    '2025-08-01',
  );
  await endSeries('2026-06-16');
  const run = await carryOut();
  const { id } = await desk.app.db('teams').where({ slug: 'c-jugend' }).first<{ id: string }>('id');
  await desk.send('PATCH', `/api/teams/${id}`, { name: 'U15', slug: 'u15' });

  expect((await undo(run)).json()).toMatchObject({ left: ['U15'] });

  await desk.app.db('settings').update({ football_data: null });
  expect(await clubSeason()).toBe('2025/26');
});

test('another season of the club stays, and so does one that was entered after the change', async () => {
  const run = await carryOut();
  expect(await clubSeason()).toBe('2019/20');
  await undo(run);

  await setClubSeason('2025/26');
  const again = await carryOut();
  const { updatedAt: _, ...settings } = (await desk.send('GET', '/api/admin/settings')).json<EditableSettings>();
  expect((await desk.send('PUT', '/api/settings', { ...settings, season: '26/27' })).statusCode).toBe(200);

  expect((await undo(again)).json()).toMatchObject({ left: ['Einstellungen'] });
  expect(await clubSeason()).toBe('26/27');
});

test('settings that change while the report is read make it ask again', async () => {
  await setClubSeason('2025/26');
  const { digest } = (await ask()).json<ImportReport>();
  await setClubSeason('2024/25');

  expect((await desk.send('POST', '/api/imports/season', { ...CHANGE, digest })).statusCode).toBe(409);
});

test('a team that was edited after the change gets its league table back with the season', async () => {
  const [first] = (await desk.send('GET', '/api/admin/teams')).json<{ items: EditableTeam[] }>().items;
  const row = { club: 'SV Musterstadt', isOwn: true, played: 26, won: null, drawn: null, lost: null };
  const leagueTable = { asOf: '2026-06-14', rows: [{ ...row, goalsFor: null, goalsAgainst: null, points: 61 }] };
  await desk.send('PATCH', `/api/teams/${first?.id}`, { leagueTable });
  const run = await carryOut();
  await desk.send('PATCH', `/api/teams/${first?.id}`, { subtitle: 'Kreisliga' });

  expect((await undo(run)).json()).toMatchObject({ left: ['1. Mannschaft'] });
  expect(await desk.read<Team>('/api/teams/1-mannschaft')).toMatchObject({ subtitle: 'Kreisliga', leagueTable });
  await carryOut();
  expect((await desk.read<SeasonArchive>('/api/seasons/2025-26')).teams[0]).toMatchObject({ leagueTable });
});

test('a match is in the archive once it is over, and among the fixtures until then', async () => {
  const today = berlinDay(new Date());
  await carryOut({ ...CHANGE, lastDay: today });
  const opponent = 'SC Auental';
  await createMatch(desk.app, { startDate: new Date(Date.now() - 60_000).toISOString(), opponent });

  const { matches } = await desk.read<SeasonArchive>('/api/seasons/2025-26');
  expect((await desk.read<Matches>('/api/matches')).fixtures.map((match) => match.opponent)).toEqual([opponent]);
  expect(matches.map((match) => match.opponent)).not.toContain(opponent);
});

test('of two changes the later one is taken back first', async () => {
  await setClubSeason('2025/26');
  const first = await carryOut();
  const second = await carryOut({ name: '2026/27', lastDay: berlinDay(new Date()), next: '2027/28' });

  expect((await undo(first)).json()).toMatchObject({
    statusCode: 409,
    code: 'later_season',
    message: 'Danach kam „Saison 2026/27 → 2027/28“. Bitte das zuerst rückgängig machen.',
  });
  expect((await desk.read<Season[]>('/api/seasons')).map(({ slug }) => slug)).toEqual(['2026-27', '2025-26']);

  expect((await undo(second)).json()).toMatchObject({ left: [] });
  expect((await undo(first)).json()).toMatchObject({ left: [] });
  expect((await desk.read<TeamSummary[]>('/api/teams')).map((team) => team.season)).toEqual(['2025/26', null]);
  expect(await clubSeason()).toBe('2025/26');
});

test.each<[string, object, object]>([
  ['a season that is there', CHANGE, { statusCode: 409, code: 'season_exists', field: 'name' }],
  [
    'one that ends before the last',
    { ...CHANGE, name: '2024/25', lastDay: '2025-06-30' },
    { statusCode: 400, field: 'lastDay' },
  ],
  [
    'one that is still long',
    { ...CHANGE, name: '2098/99', lastDay: '2099-06-30' },
    { statusCode: 400, field: 'lastDay' },
  ],
  ['one into itself', { ...CHANGE, name: '2026/27', lastDay: '2026-10-01' }, { statusCode: 400, field: 'next' }],
])('%s cannot end', async (_case, change, refusal) => {
  await carryOut();

  expect((await ask(change)).json()).toMatchObject(refusal);
});

describe('the squads of an archived season', () => {
  const archivedNames = async () =>
    (await desk.read<SeasonArchive>('/api/seasons/2025-26')).teams.map(({ squad }) => squad.map(({ name }) => name));
  const readSeason = async () => (await desk.send('GET', '/api/admin/seasons/2025-26')).json<EditableSeason>();
  const change = (body: object, cookie?: string) => desk.send('PATCH', '/api/seasons/2025-26', body, cookie);
  const withoutFirst = ({ squads, version }: EditableSeason) => ({
    squads: squads.slice(0, 1).map(({ team }) => ({ team, squad: [] })),
    version,
  });

  test('are listed for administrators, who take out who is not to be named any more, and put back by mistake', async () => {
    await carryOut();
    const [season] = (await desk.send('GET', '/api/admin/seasons')).json<EditableSeason[]>();
    expect(season).toMatchObject({
      slug: '2025-26',
      squads: [
        { name: '1. Mannschaft', isShown: true, squad: [{ name: 'Max Muster' }] },
        { name: 'C-Jugend', isShown: false, squad: [] },
      ],
    });
    const before = await readSeason();
    expect(before).toEqual(season);

    const emptied = await change(withoutFirst(before));
    expect(emptied.json()).toMatchObject({ version: before.version + 1, squads: [{ squad: [] }, {}] });
    expect(await archivedNames()).toEqual([[], []]);

    const [first] = before.squads;
    await change({ squads: [{ team: first?.team, squad: first?.squad }] });
    expect(await archivedNames()).toEqual([['Max Muster'], []]);
  });

  test('of young people are never named in full', async () => {
    const { items } = (await desk.send('GET', '/api/admin/teams')).json<{ items: EditableTeam[] }>();
    const youth = items.find(({ name }) => name === 'C-Jugend');
    await desk.send('PATCH', `/api/teams/${youth?.id}`, { showsSquad: true });
    await carryOut();

    await change({ squads: [{ team: youth?.id, squad: [{ number: 9, position: 'Sturm', name: 'Mia Muster' }] }] });

    expect(await archivedNames()).toEqual([['Max Muster'], ['Mia M.']]);
  });

  test('stay for somebody who has not seen the last change, who is no administrator, or who means another team', async () => {
    await carryOut();
    const before = await readSeason();
    await change({ squads: [] });

    const stale = await change(withoutFirst(before));
    expect(stale.json()).toMatchObject({ statusCode: 409, code: 'stale_version', current: { slug: '2025-26' } });
    expect((await change(withoutFirst(before), await signIn(desk.app, 'editor'))).statusCode).toBe(403);
    const unknown = await change({ squads: [{ team: '11111111-1111-4111-8111-111111111111', squad: [] }] });
    expect(unknown.json()).toMatchObject({ statusCode: 400, code: 'unknown_team' });
    expect((await desk.send('PATCH', '/api/seasons/1999-00', { squads: [] })).statusCode).toBe(404);
    expect(await archivedNames()).toEqual([['Max Muster'], []]);
  });

  test('can be changed without keeping the change of season from being undone', async () => {
    const run = await carryOut();
    await change(withoutFirst(await readSeason()));

    expect((await undo(run)).json()).toMatchObject({ left: [] });
    expect(await desk.read('/api/seasons')).toEqual([]);
  });

  test('are in the log of changes by the name of their season', async () => {
    await carryOut();
    await change(withoutFirst(await readSeason()));

    const { items } = (await desk.send('GET', '/api/admin/activity?resource=seasons')).json<{
      items: ActivityEntry[];
    }>();
    expect(items[0]).toMatchObject({ action: 'changed', subject: '2025/26', fields: ['squads'] });
  });
});

test('a season that is not in the archive is not found', async () => {
  expect((await desk.app.inject('/api/seasons/1999-00')).statusCode).toBe(404);
});
