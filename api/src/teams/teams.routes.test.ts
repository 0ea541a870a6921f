import { randomUUID } from 'node:crypto';
import * as teamNames from '../../migrations/146-team-names.ts';
import * as teamList from '../../migrations/210-team-list.ts';
import * as eventsOfFormerTeams from '../../migrations/776-events-of-former-teams.ts';
import { createArticle } from '../../test/articles.ts';
import { enterClub } from '../../test/club.ts';
import { editorDesk, type Method } from '../../test/editor-desk.ts';
import { signInTrainer } from '../../test/sign-in.ts';
import { createMatch, createTeam } from '../../test/sport.ts';
import { editTrainingTimes } from '../events/edit-training-times.ts';
import { readTrainingTimes } from '../events/read-training-times.ts';
import { addDays, berlinDay } from '../time/berlin-time.ts';
import type {
  ClubEvent,
  EditableDepartment,
  EditableNotice,
  EditableTeam,
  PageOf,
  Team,
  TeamSide,
  TeamSummary,
  TrainingTime,
} from '../contract/index.ts';

const YEAR = new Date().getFullYear();
const SQUAD = JSON.stringify([{ number: 1, position: 'Tor', name: 'Max Muster' }]);
const desk = editorDesk({ emptied: ['events', 'teams', 'departments', 'articles', 'notices'], prepare: enterClub });

describe.each<[Method, string, object?]>([
  ['GET', '/api/admin/teams'],
  ['GET', `/api/admin/teams/${randomUUID()}`],
  ['POST', '/api/teams', { name: '3. Mannschaft' }],
  ['PATCH', `/api/teams/${randomUUID()}`, { name: 'Neu' }],
  ['DELETE', `/api/teams/${randomUUID()}`],
])('%s %s', (method, url, payload) => {
  test('asks visitors to sign in', async () => {
    expect((await desk.send(method, url, payload, '')).statusCode).toBe(401);
    expect(await desk.app.db('teams').select()).toEqual([]);
  });
});

test('visitors read the teams in order, and one of them whole', async () => {
  const { id: second } = await createTeam(desk.app, { name: '2. Mannschaft' });
  const { id: first } = await createTeam(desk.app, {
    subtitle: 'A-Klasse Musterland',
    trainer: { name: 'Trainerteam', role: 'Trainer 1. Mannschaft', imageUrl: null },
    squad: [{ number: 1, position: 'Tor', name: null }],
  });

  expect(
    (
      await desk.app.inject({
        method: 'PUT',
        url: '/api/teams/order',
        headers: { cookie: desk.cookie },
        payload: { ids: [first, second] },
      })
    ).statusCode,
  ).toBe(204);

  const list = (await desk.app.inject('/api/teams')).json<TeamSummary[]>();
  expect(list.map(({ slug }) => slug)).toEqual(['1-mannschaft', '2-mannschaft']);
  expect((await desk.app.inject('/api/team-names')).json()).toEqual([
    { slug: '1-mannschaft', name: '1. Mannschaft', group: 'active' },
    { slug: '2-mannschaft', name: '2. Mannschaft', group: 'active' },
  ]);
  expect((await desk.app.inject('/api/team-sides')).json()).toEqual([
    { slug: '1-mannschaft', name: '1. Mannschaft', matchName: 'SV Musterstadt', imageUrl: null },
    { slug: '2-mannschaft', name: '2. Mannschaft', matchName: expect.any(String), imageUrl: null },
  ]);
  expect((await desk.app.inject('/api/teams/1-mannschaft')).json()).toMatchObject({
    name: '1. Mannschaft',
    matchName: 'SV Musterstadt',
    subtitle: 'A-Klasse Musterland',
    trainer: { name: 'Trainerteam', role: 'Trainer 1. Mannschaft', imageUrl: null, image: null },
    squad: [{ number: 1, position: 'Tor', name: null }],
  });
});

test('visitors and the choices of editors have as many teams as the list of editors', async () => {
  const listed = 200;
  const rows = Array.from({ length: listed }, (_, index) => ({
    slug: `team-${index}`,
    name: `Team ${index}`,
    match_name: `SV Musterstadt ${index}`,
    sort_order: index,
    search_text: `team ${index}`,
  }));
  await desk.app.db('teams').insert(rows);

  expect((await desk.send('GET', `/api/admin/teams?limit=${listed}`)).json<PageOf<EditableTeam>>().items.length).toBe(
    listed,
  );
  expect((await desk.app.inject('/api/teams')).json<TeamSummary[]>().length).toBe(listed);
  expect((await desk.app.inject('/api/team-sides')).json<TeamSide[]>().length).toBe(listed);
});

test('a team plays on the ground of the club unless it has another', async () => {
  await createTeam(desk.app);
  await createTeam(desk.app, { name: 'C-Jugend', stadiumName: 'Sportplatz Bergheide', stadiumAddress: 'Am Bach 2' });

  expect((await desk.app.inject('/api/teams/1-mannschaft')).json()).toMatchObject({
    stadium: { name: 'Stadion Musterstadt', address: 'Am Sportplatz 1, 12345 Musterstadt' },
  });
  expect((await desk.app.inject('/api/teams/c-jugend')).json()).toMatchObject({
    stadium: { name: 'Sportplatz Bergheide', address: 'Am Bach 2' },
  });
});

describe('visitors', () => {
  const squad = [
    { number: 1, position: 'Tor', name: 'Ida von Berg' },
    { number: 2, position: 'Abwehr', name: 'Berg,  Ole' },
    { number: 3, position: 'Abwehr', name: 'Kim' },
    { number: 4, position: 'Abwehr', name: null },
    { number: 5, position: 'Angriff', name: 'Berg, ' },
  ];
  const namesOf = async (slug: string) =>
    (await desk.app.inject(`/api/teams/${slug}`)).json<Team>().squad.map(({ name }) => name);

  test.each<[name: string, values?: object]>([
    ['D-Jugend'],
    ['U 12'],
    ['JSG Ried U19'],
    ['Bambini'],
    ['Mädchen'],
    ['E1'],
    ['D 2'],
    ['Kids', { group: 'other' }],
    ['Mini-Handball', { group: 'active' }],
    ['Volleyball', { ageGroup: `Jahrgang ${YEAR - 12}/${(YEAR - 11) % 100}` }],
  ])('do not see the squad of %s unless the club says so, and then no surname', async (name, values = {}) => {
    const { id, slug } = (await desk.send('POST', '/api/teams', { name, squad, ...values })).json<EditableTeam>();
    expect(await namesOf(slug)).toEqual([]);

    const shown = await desk.send('PATCH', `/api/teams/${id}`, { showsSquad: true });

    expect(await namesOf(slug)).toEqual(['Ida B.', 'Ole B.', 'Kim', null, 'B.']);
    expect(shown.json<EditableTeam>().squad).toEqual(squad);
    await desk.send('DELETE', `/api/teams/${id}`);
  });

  test('do not see the squad of a team whose age nothing tells, unless the club says so', async () => {
    const { id } = await createTeam(desk.app, { name: 'Tanzmäuse', squad });
    expect(await namesOf('tanzmaeuse')).toEqual([]);

    await desk.send('PATCH', `/api/teams/${id}`, { showsSquad: true });

    expect(await namesOf('tanzmaeuse')).toEqual(squad.map(({ name }) => name));
  });

  test('see the squad of adults unless the club says otherwise, and no longer once they are young people', async () => {
    const { id } = await createTeam(desk.app, { name: 'U23', squad });
    expect(await namesOf('u23')).toEqual(squad.map(({ name }) => name));

    await desk.send('PATCH', `/api/teams/${id}`, { group: 'youth' });
    expect(await namesOf('u23')).toEqual([]);

    await desk.send('PATCH', `/api/teams/${id}`, { group: 'other', showsSquad: false });
    expect(await namesOf('u23')).toEqual([]);
  });

  test('see how to reach a trainer who has agreed to it', async () => {
    const trainer = { name: 'Kim', role: 'Trainer', phone: '01234 567', email: 'kim@verein.example' };
    const { id } = await createTeam(desk.app, { trainer });
    const shown = async () => (await desk.app.inject('/api/teams/1-mannschaft')).json<Team>().trainer;
    expect(await shown()).toEqual({ name: 'Kim', role: 'Trainer', imageUrl: null, image: null });

    await desk.send('PATCH', `/api/teams/${id}`, { trainer: { ...trainer, contactConsent: true } });
    expect(await shown()).toEqual({
      name: 'Kim',
      role: 'Trainer',
      imageUrl: null,
      image: null,
      phone: '01234 567',
      email: 'kim@verein.example',
    });
  });

  test('never read a phone number of a trainer that is none', async () => {
    const answer = await desk.send('POST', '/api/teams', {
      name: 'E-Jugend',
      trainer: { name: 'Kim', role: 'Trainerin', phone: 'abc' },
    });

    expect(answer.json()).toMatchObject({ statusCode: 400, field: 'trainer.phone' });
  });

  test('find a team at its former address, until another team has it', async () => {
    const { id } = await createTeam(desk.app);
    await desk.send('PATCH', `/api/teams/${id}`, { slug: 'herren' });

    const { statusCode, headers } = await desk.app.inject('/api/teams/1-mannschaft');
    expect([statusCode, headers['location'], headers['cache-control']]).toEqual([301, '/api/teams/herren', 'no-cache']);

    await createTeam(desk.app, { name: 'Neue Erste', slug: '1-mannschaft' });
    expect((await desk.app.inject('/api/teams/1-mannschaft')).json()).toMatchObject({ name: 'Neue Erste' });
    await desk.send('DELETE', `/api/teams/${id}`);
    expect((await desk.app.inject('/api/teams/herren')).statusCode).toBe(404);
  });
});

describe('a league table', () => {
  const row = {
    club: 'SV Musterstadt',
    isOwn: true,
    played: 3,
    won: 2,
    drawn: 1,
    lost: 0,
    goalsFor: 9,
    goalsAgainst: 2,
    points: 7,
  };
  const short = { ...row, club: 'TuS Nord', isOwn: false, won: null, drawn: null, lost: null, goalsAgainst: null };

  test('is entered by editors and read by visitors, and taken away again', async () => {
    const { id } = await createTeam(desk.app);
    const leagueTable = { asOf: '2026-11-22', rows: [row, { ...short, goalsFor: null, points: -1 }] };

    expect((await desk.send('PATCH', `/api/teams/${id}`, { leagueTable })).statusCode).toBe(200);
    expect((await desk.app.inject('/api/teams/1-mannschaft')).json()).toMatchObject({ leagueTable });
    expect((await desk.app.inject('/api/teams')).json<TeamSummary[]>()[0]).not.toHaveProperty('leagueTable');

    await desk.send('PATCH', `/api/teams/${id}`, { leagueTable: null });
    expect((await desk.app.inject('/api/teams/1-mannschaft')).json()).toMatchObject({ leagueTable: null });
  });

  test.each([
    ['matches that are not the sum of their outcomes', { ...row, played: 4 }, /zusammen 3, gespielt sind aber 4/],
    ['only some of the outcomes', { ...row, lost: null }, /alle eintragen oder keine/],
    ['goals without those against', short, /Tore und Gegentore/],
  ])('with %s is refused at its line', async (_case, line, message) => {
    const { id } = await createTeam(desk.app);

    const answer = await desk.send('PATCH', `/api/teams/${id}`, {
      leagueTable: { asOf: '2026-11-22', rows: [row, line] },
    });

    expect(answer.json()).toMatchObject({
      statusCode: 400,
      code: 'league_table',
      field: 'leagueTable.rows.1',
      message: expect.stringMatching(message),
    });
  });
});

test('news and provider follow a team to its new address', async () => {
  const { id } = await createTeam(desk.app);
  await createArticle(desk.app, { category: '1-mannschaft' });
  const football = {
    teams: ['2-mannschaft', '1-mannschaft'].map((team) => ({ team, url: 'https://fussball.example' })),
  };
  await desk.app.db('settings').update({ football_data: JSON.stringify(football) });

  await desk.send('PATCH', `/api/teams/${id}`, { slug: 'herren' });

  expect(await desk.app.db('articles').pluck('category')).toEqual(['herren']);
  const { teams } = (await desk.app.db('settings').first<{ football_data: typeof football }>()).football_data;
  expect(teams.map(({ team }) => team)).toEqual(['2-mannschaft', 'herren']);
});

describe('the address of a category of another name', () => {
  const categories = () => desk.app.db('articles').orderBy('title').pluck('category');
  beforeEach(async () => {
    await createArticle(desk.app, { title: 'C-Jugend siegt', category: 'c-jugend' });
    await createArticle(desk.app, { title: 'Jugendtag', category: 'jugend' });
  });

  test('is not that of a team: general news would become those of the team', async () => {
    const { id } = await createTeam(desk.app, { name: 'C-Jugend' });
    const message = 'Unter dieser Adresse gibt es schon die Kategorie „Jugend“. Bitte eine andere wählen.';
    const refused = { statusCode: 409, code: 'slug_taken', field: 'slug', message };

    expect((await desk.send('PATCH', `/api/teams/${id}`, { slug: 'jugend' })).json()).toMatchObject(refused);
    const added = await desk.send('POST', '/api/teams', { name: 'Nachwuchs', slug: 'jugend' });
    expect(added.json()).toMatchObject(refused);
    expect(await createTeam(desk.app, { name: 'Jugend!' })).toMatchObject({ slug: 'jugend-2' });
    expect(await categories()).toEqual(['c-jugend', 'jugend']);
  });

  test('is left without the general news where a team has it all the same', async () => {
    const { id } = await createTeam(desk.app, { name: 'C-Jugend' });
    await desk.app.db('teams').where({ id }).update({ slug: 'jugend' });

    expect((await desk.send('PATCH', `/api/teams/${id}`, { slug: 'c1' })).statusCode).toBe(200);

    expect(await categories()).toEqual(['c-jugend', 'jugend']);
    expect(await desk.app.db('article_categories').where({ name: 'Jugend' }).pluck('slug')).toEqual(['jugend']);
  });

  test('is that of a team whose page has its own place on the site, and of one that is called so', async () => {
    await createTeam(desk.app, { name: 'Herren', slug: '1-mannschaft' });
    expect(await createTeam(desk.app, { name: 'JUGEND' })).toMatchObject({ slug: 'jugend' });
  });
});

test.each([
  ['/mannschaft', 'herren', '/mannschaften/herren'],
  ['/mannschaft', '2-mannschaft', '/2-mannschaft'],
])('a notice for the page of a team at %s follows it to the address %s', async (page, slug, moved) => {
  const { id } = await createTeam(desk.app);
  await createTeam(desk.app, { name: 'C-Jugend' });
  const activeUntil = '2199-01-01T00:00:00Z';
  const add = async (pages: string[]) =>
    (await desk.send('POST', '/api/notices', { text: 'Platz gesperrt', pages, activeUntil })).json<EditableNotice>();
  const notice = await add([page, '/kalender', '/mannschaften/c-jugend']);
  const both = await add([moved, '/spielplan', page]);
  const other = await add(['/mannschaften']);

  await desk.send('PATCH', `/api/teams/${id}`, { slug });

  const stored = await desk.app.db('notices').orderBy('sort_order').select('id', 'pages', 'version');
  expect(stored).toEqual([
    { id: notice.id, pages: [moved, '/kalender', '/mannschaften/c-jugend'], version: 2 },
    { id: both.id, pages: [moved, '/spielplan'], version: 2 },
    { id: other.id, pages: ['/mannschaften'], version: 1 },
  ]);
});

describe('departments', () => {
  test('have teams, which outlive them', async () => {
    const { id } = (await desk.send('POST', '/api/departments', { name: 'Handball' })).json<EditableDepartment>();
    await createTeam(desk.app, { departmentId: id });

    expect((await desk.app.inject('/api/departments')).json()).toEqual([{ id, name: 'Handball', sortOrder: 1 }]);
    expect((await desk.app.inject('/api/teams')).json()).toMatchObject([{ group: 'active', departmentId: id }]);
    const sides = async () => (await desk.app.inject('/api/team-sides')).json<TeamSide[]>();
    expect(await sides()).toMatchObject([{ department: 'Handball' }]);

    await desk.send('DELETE', `/api/departments/${id}`);
    expect((await desk.app.inject('/api/departments')).json()).toEqual([]);
    expect((await desk.app.inject('/api/teams')).json()).toHaveLength(1);
    expect(await sides()).toEqual([expect.not.objectContaining({ department: expect.anything() })]);
  });

  test('that there are not are refused', async () => {
    const answer = await desk.send('POST', '/api/teams', { name: 'Handball', departmentId: randomUUID() });

    expect(answer.json()).toMatchObject({ statusCode: 400, field: 'departmentId' });
  });
});

describe('the season of a photo', () => {
  const PHOTO = '/objects/00000000-0000-4000-8000-000000000001.jpg';
  const OTHER = '/objects/00000000-0000-4000-8000-000000000002.jpg';
  const seasonAfter = async (id: string, change: object) => {
    expect((await desk.send('PATCH', `/api/teams/${id}`, change)).statusCode).toBe(200);
    return (await desk.app.inject('/api/teams/1-mannschaft')).json<Team>().photoSeason;
  };

  test('is that of the team, or of the club, when the photo is set', async () => {
    const { id, photoSeason } = await createTeam(desk.app, { imageUrl: PHOTO, season: '2024/25' });
    expect(photoSeason).toBe('2024/25');

    expect(await seasonAfter(id, { imageUrl: null })).toBeNull();
    expect(await seasonAfter(id, { season: null })).toBeNull();
    expect(await seasonAfter(id, { imageUrl: PHOTO })).toBe('2026/27');
    expect(await seasonAfter(id, { imageUrl: OTHER, season: '2025/26' })).toBe('2025/26');
  });

  test('is corrected with that of the team, and stays where it is another', async () => {
    const { id } = await createTeam(desk.app, { imageUrl: PHOTO, season: '2052/26' });

    expect(await seasonAfter(id, { imageUrl: PHOTO, season: ' 2025/26 ' })).toBe('2025/26');
    await desk.app.db('teams').update({ season: '2026/27' });
    expect(await seasonAfter(id, { imageUrl: PHOTO, season: '2027/28' })).toBe('2025/26');
  });

  test('is not known of an older photo until another is set', async () => {
    const { id } = await createTeam(desk.app, { imageUrl: PHOTO, season: '2024/25' });
    await desk.app.db('teams').update({ photo_season: null });

    expect(await seasonAfter(id, { imageUrl: PHOTO, season: '2025/26' })).toBeNull();
    expect(await seasonAfter(id, { imageUrl: OTHER })).toBe('2025/26');
  });

  test('is nothing that a request says', async () => {
    const { id } = await createTeam(desk.app, { imageUrl: PHOTO });

    expect((await desk.send('PATCH', `/api/teams/${id}`, { photoSeason: '1999/00' })).statusCode).toBe(400);
  });
});

test('an unknown team is not found', async () => {
  expect((await desk.app.inject('/api/teams/9-mannschaft')).statusCode).toBe(404);
});

test('a trainer needs no photo', async () => {
  const created = await desk.send('POST', '/api/teams', { name: 'Bambini', trainer: { name: 'Kim', role: 'Trainer' } });

  expect(created.json<EditableTeam>().trainer).toEqual({ name: 'Kim', role: 'Trainer', imageUrl: null, image: null });
  await desk.send('DELETE', `/api/teams/${created.json<EditableTeam>().id}`);
});

test('an editor adds, changes and deletes a team', async () => {
  const created = await desk.send('POST', '/api/teams', { name: 'Größte Mädchen' });
  expect(created.statusCode).toBe(201);
  const { id, slug, matchName, version } = created.json<EditableTeam>();
  expect({ slug, matchName, version }).toEqual({ slug: 'groesste-maedchen', matchName: 'Größte Mädchen', version: 1 });

  const changed = await desk.send('PATCH', `/api/teams/${id}`, { subtitle: 'Kreisliga', version: 1 });
  expect(changed.json()).toMatchObject({ name: 'Größte Mädchen', subtitle: 'Kreisliga', version: 2 });
  expect((await desk.send('PATCH', `/api/teams/${id}`, { subtitle: 'Zu spät', version: 1 })).json()).toMatchObject({
    statusCode: 409,
    code: 'stale_version',
    current: { subtitle: 'Kreisliga', version: 2 },
  });

  expect((await desk.send('DELETE', `/api/teams/${id}`)).statusCode).toBe(204);
  expect((await desk.app.inject(`/api/teams/${slug}`)).statusCode).toBe(404);
});

test('training times follow the new name of their team', async () => {
  const { id } = await createTeam(desk.app, { name: 'D-Jugend' });
  await editTrainingTimes(desk.app.db).insert({ team: 'D-Jugend', dayOfWeek: 'monday', startTime: '17:00' }, null);

  await desk.send('PATCH', `/api/teams/${id}`, { name: 'D1-Jugend' });

  expect(await readTrainingTimes(desk.app.db).findPage({ search: 'd1-jugend' }, null)).toMatchObject({
    items: [{ team: 'D1-Jugend', version: 2 }],
  });
});

describe('a team that is deleted and comes back under its name', () => {
  const training = { team: 'C-Jugend', dayOfWeek: 'monday', startTime: '17:00' } as const;
  const again = async () => (await desk.send('POST', '/api/teams', { name: 'C-Jugend' })).json<EditableTeam>();
  const eventsOf = async (slug: string) => {
    const [start, end] = [0, 8].map((days) => `${addDays(berlinDay(new Date()), days)}T00:00:00Z`);
    const events = await desk.read<ClubEvent[]>(`/api/events/range?team=${slug}&start=${start}&end=${end}`);
    return events.map(({ type }) => type).toSorted();
  };
  const timesOf = async (slug: string) => (await desk.read<unknown[]>(`/api/training-times?team=${slug}`)).length;
  let former: EditableTeam;
  beforeEach(async () => {
    former = await createTeam(desk.app, { name: 'C-Jugend' });
    await editTrainingTimes(desk.app.db).insert(training, null);
    await createMatch(desk.app, { team: 'c-jugend', startDate: '2026-04-12T15:00:00+02:00' });
    const soon = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    await createMatch(desk.app, { team: 'c-jugend', startDate: soon, opponent: 'SC Auental' });
    await desk.send('DELETE', `/api/teams/${former.id}`);
  });

  test('has what is to come of the former one; what is past stays with that', async () => {
    const { slug } = await again();

    expect(slug).toBe('c-jugend-2');
    expect(await timesOf(slug)).toBe(1);
    expect(await eventsOf(slug)).toEqual(expect.arrayContaining(['match', 'training']));
    expect(await desk.app.db('events').where({ team: 'c-jugend' }).pluck('start_at')).toEqual([
      new Date('2026-04-12T13:00:00Z'),
    ]);
  });

  test('has back what the one in between had, and what was entered without a team', async () => {
    const between = await again();
    await desk.send('DELETE', `/api/teams/${between.id}`);
    await editTrainingTimes(desk.app.db).insert({ ...training, dayOfWeek: 'friday' }, null);

    expect((await desk.send('POST', `/api/teams/${former.id}/restore`)).statusCode).toBe(200);

    expect(await timesOf('c-jugend')).toBe(2);
    expect(await eventsOf('c-jugend')).toEqual(expect.arrayContaining(['match', 'training']));
  });

  test('has what is to come of the former one in older databases, too', async () => {
    const { slug } = await again();
    await desk.app.db('events').where({ team: slug }).update({ team: 'c-jugend' });
    expect(await timesOf(slug)).toBe(0);

    await eventsOfFormerTeams.up(desk.app.db);

    expect(await timesOf(slug)).toBe(1);
    expect(await desk.app.db('events').where({ team: 'c-jugend' }).pluck('opponent')).toEqual(['TSV Bergheide']);
  });

  test('keeps its own match where the former one has the same', async () => {
    const { slug } = await again();
    const match = await desk.app
      .db('events')
      .where({ team: slug, type: 'match' })
      .first<{ id: string; start_at: Date }>();
    await desk.app.db('events').where({ id: match.id }).update({ team: 'c-jugend' });
    await createMatch(desk.app, { team: slug, startDate: match.start_at.toISOString(), opponent: 'SC Auental' });

    await eventsOfFormerTeams.up(desk.app.db);

    expect((await eventsOf(slug)).filter((type) => type === 'match')).toHaveLength(1);
  });

  test('is where a subscription of the former one leads', async () => {
    const { slug } = await again();

    const { statusCode, headers } = await desk.app.inject('/api/calendar/c-jugend.ics');

    expect([statusCode, headers.location]).toEqual([301, expect.stringContaining(`/api/calendar/${slug}.ics`)]);
  });

  test('is no team that was there all the time and is called so now', async () => {
    const { id, slug } = await createTeam(desk.app, { name: 'D-Jugend' });
    await desk.send('POST', `/api/teams/${former.id}/restore`);
    await desk.send('DELETE', `/api/teams/${former.id}`);

    expect((await desk.send('PATCH', `/api/teams/${id}`, { name: 'C-Jugend' })).statusCode).toBe(200);
    await eventsOfFormerTeams.up(desk.app.db);

    expect(await eventsOf(slug)).toEqual([]);
    expect((await desk.app.inject('/api/calendar/c-jugend.ics')).statusCode).toBe(200);
  });

  test('gets a training that still belongs to the former one when somebody gives it the team of that name', async () => {
    const { slug } = await again();
    await desk.app.db('events').where({ team: slug }).update({ team: 'c-jugend' });
    const [time] = await desk.read<TrainingTime[]>('/api/training-times');

    await desk.send('PATCH', `/api/training-times/${time?.id}`, { team: 'C-Jugend' });

    expect(await timesOf(slug)).toBe(1);
    expect(await eventsOf(slug)).toContain('training');
  });
});

test('tells which teams somebody writes about', async () => {
  await createTeam(desk.app);
  await createTeam(desk.app, { name: '2. Mannschaft' });
  const own = async (cookie: string) =>
    (await desk.send('GET', '/api/admin/own-teams', undefined, cookie)).json<unknown>();

  expect(await own(desk.cookie)).toMatchObject([{ slug: '1-mannschaft' }, { slug: '2-mannschaft' }]);
  expect(await own(await signInTrainer(desk.app, '2-mannschaft'))).toEqual([
    { slug: '2-mannschaft', name: '2. Mannschaft', matchName: 'SV Musterstadt' },
  ]);
  expect((await desk.send('GET', '/api/admin/own-teams', undefined, '')).statusCode).toBe(401);
});

describe('two teams never have one name', () => {
  const add = (name: string, slug: string) => desk.send('POST', '/api/teams', { name, slug });

  test('however it is spelt; the answer names the field', async () => {
    const { id } = await createTeam(desk.app, { name: 'Alte Herren' });
    await add('Andere', 'andere');

    expect((await add(' alte   HERREN', 'ah')).json()).toMatchObject({
      statusCode: 409,
      code: 'name_taken',
      field: 'name',
    });
    const [, other] = await desk.app.db('teams').orderBy('sort_order').pluck('id');
    expect((await desk.send('PATCH', `/api/teams/${other}`, { name: 'Alte Herren' })).statusCode).toBe(409);
    expect((await desk.send('PATCH', `/api/teams/${id}`, { name: 'ALTE Herren' })).statusCode).toBe(200);
  });

  test('also when two editors add them at the same moment', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((slug) => add('Bambini', slug)));

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('nor when a deleted one comes back', async () => {
    const { id } = await createTeam(desk.app, { name: 'C-Jugend' });
    await desk.send('DELETE', `/api/teams/${id}`);
    const { id: successor } = (await add('C-Jugend', 'c2')).json<EditableTeam>();

    const answer = await desk.send('POST', `/api/teams/${id}/restore`);
    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'name_taken' });

    await desk.send('PATCH', `/api/teams/${successor}`, { name: 'C2-Jugend' });
    expect((await desk.send('POST', `/api/teams/${id}/restore`)).statusCode).toBe(200);
  });

  test('and those that did get a number', async () => {
    await teamNames.down(desk.app.db);
    const called = ['Damen', 'damen', 'Damen (2)', 'DAMEN', 'Herren'];
    for (const [place, name] of called.entries())
      await desk.app
        .db('teams')
        .insert({ slug: `team-${place}`, name, match_name: name, sort_order: place, search_text: '', squad: SQUAD });

    await teamNames.up(desk.app.db);

    const names = await desk.app.db('teams').orderBy('sort_order').pluck('name');
    expect(names).toEqual(['Damen', 'damen (3)', 'Damen (2)', 'DAMEN (4)', 'Herren']);
  });
});

test('teams of before keep their addresses, and those of young people are told by their names', async () => {
  await teamList.down(desk.app.db);
  const names = {
    '1-mannschaft': '1. Mannschaft',
    '2-mannschaft': '2. Mannschaft',
    c: 'C-Jugend',
    m: 'Mädchen',
    u: 'U23',
  };
  for (const [index, [slug, name]] of Object.entries(names).entries())
    await desk.app
      .db('teams')
      .insert({ slug, name, match_name: name, sort_order: index, search_text: '', squad: SQUAD });

  await teamList.up(desk.app.db);

  const teams = (await desk.app.inject('/api/teams')).json<TeamSummary[]>();
  expect(teams.map(({ slug, group }) => `${slug} ${group}`)).toEqual([
    '1-mannschaft active',
    '2-mannschaft active',
    'c youth',
    'm youth',
    'u active',
  ]);
  const squads = await Promise.all(teams.map(({ slug }) => desk.read<Team>(`/api/teams/${slug}`)));
  expect(squads.map(({ squad }) => squad.length)).toEqual([1, 1, 0, 0, 1]);
});

test('a slug that is taken is refused', async () => {
  await createTeam(desk.app);

  expect((await desk.send('POST', '/api/teams', { name: 'Andere', slug: '1-mannschaft' })).json()).toMatchObject({
    statusCode: 409,
    code: 'slug_taken',
  });
});

test.each(['D-Jugend', 'ß'.repeat(60)])(
  'a new %s has an address while one renamed or dissolved keeps it',
  async (name) => {
    const create = async () => (await desk.send('POST', '/api/teams', { name })).json<EditableTeam>();
    const older = await create();
    await desk.send('PATCH', `/api/teams/${older.id}`, { name: 'C-Jugend', version: older.version });
    const dissolved = await create();
    await desk.send('DELETE', `/api/teams/${dissolved.id}`);
    const younger = await create();

    expect([dissolved.slug, younger.slug]).toEqual([`${older.slug}-2`, `${older.slug}-3`]);
    expect(await desk.read<Team>(`/api/teams/${younger.slug}`)).toMatchObject({ name });
  },
);

test.each<[object, string]>([
  [{}, 'name'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x', slug: 'Mit Leerzeichen' }, 'slug'],
  [{ name: 'x', imageUrl: 'https://example.com/a.png' }, 'imageUrl'],
  [{ name: 'x', trainer: { name: 'x' } }, 'trainer.role'],
  [{ name: 'x', squad: [{ number: 0, position: 'Tor', name: null }] }, 'squad.0.number'],
  [{ name: 'x', id: randomUUID() }, 'id'],
])('bad input %# is refused and names the field', async (payload, field) => {
  const answer = await desk.send('POST', '/api/teams', payload);

  expect(answer.json()).toMatchObject({ statusCode: 400, field });
  expect(await desk.app.db('teams').select()).toEqual([]);
});

test('matches that are called after their sides follow a new name on the scoreboard, except those in the archive', async () => {
  const { id } = await createTeam(desk.app, { matchName: 'FC Alt' });
  const played = (startDate: string, values: object = {}) => createMatch(desk.app, { startDate, ...values });
  await played('2026-05-10T15:00:00+02:00');
  await played('2026-09-06T15:00:00+02:00', { title: 'Pokalfinale' });
  await played('2026-09-13T15:00:00+02:00', { home: false });
  await played('2026-09-20T15:00:00+02:00', { competition: 'A-Klasse' });
  const season = { slug: '2025-26', name: '2025/26', first_day: '2025-07-01', last_day: '2026-06-30' };
  await desk.app.db('seasons').insert({ ...season, archived_teams: '[]' });

  await desk.send('PATCH', `/api/teams/${id}`, { matchName: 'FC Neu', slug: 'neu' });

  const rows = await desk.app.db('events').orderBy('start_at').select('title', 'search_text');
  expect(rows.map((row: { title: string }) => row.title)).toEqual([
    'FC Alt – TSV Bergheide',
    'Pokalfinale',
    'TSV Bergheide – FC Neu',
    'FC Neu – TSV Bergheide',
  ]);
  expect(rows.at(-1)).toMatchObject({ search_text: 'fc neu – tsv bergheide\ntsv bergheide\na-klasse' });
  await desk.app.db('seasons').delete();
});

test('however many matches a team has, one statement renames them', async () => {
  const { id } = await createTeam(desk.app, { matchName: 'FC Alt' });
  for (const day of [13, 20, 27]) await createMatch(desk.app, { startDate: `2026-09-${day}T15:00:00+02:00` });
  let statements = 0;
  const note = ({ sql }: { sql: string }) => (statements += Number(/^update "?events\b/i.test(sql)));
  desk.app.db.on('query', note);

  await desk.send('PATCH', `/api/teams/${id}`, { matchName: 'FC Neu' });

  desk.app.db.removeListener('query', note);
  expect(statements).toBe(1);
  expect(await desk.app.db('events').where({ version: 2 }).pluck('title')).toEqual(
    Array<string>(3).fill('FC Neu – TSV Bergheide'),
  );
});

test('a team that is renamed is renamed on the scoreboard, unless it has another name there', async () => {
  const made = await desk.send('POST', '/api/teams', { name: 'A-Jugend' });
  const { id, slug } = made.json<EditableTeam>();
  const change = async (payload: object) =>
    (await desk.send('PATCH', `/api/teams/${id}`, payload)).json<EditableTeam>().matchName;

  expect(await change({ name: 'U19', matchName: 'A-Jugend' })).toBe('U19');
  expect(await change({ name: 'U19 I' })).toBe('U19 I');
  expect(await change({ name: 'U19', matchName: 'SV Musterstadt U19' })).toBe('SV Musterstadt U19');
  expect(await change({ name: 'U18' })).toBe('SV Musterstadt U19');
  await desk.app.db('teams').where({ slug }).delete();
});
