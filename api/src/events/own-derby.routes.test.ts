import { eventDesk } from '../../test/event-desk.ts';
import { createMatch, createTeam } from '../../test/sport.ts';
import type { ActivityPage, EditableEvent, NewEvent } from '../contract/index.ts';
import { signIn } from '../../test/sign-in.ts';

const desk = eventDesk();
const { send } = desk;

const startDate = '2027-03-07T15:00:00+01:00';
const later = '2027-03-14T11:00:00+01:00';
const stored = async (id: string) => (await send('GET', `/api/admin/events/${id}`)).json<EditableEvent>();

/** The rows of host and guest. */
async function createDerby(): Promise<{ host: EditableEvent; guest: EditableEvent }> {
  const host = await createMatch(desk.app, { startDate, opponent: 'SV Musterstadt II' });
  const guest = await createMatch(desk.app, {
    startDate,
    opponent: 'SV Musterstadt',
    team: '2-mannschaft',
    home: false,
  });
  return { host, guest };
}

test.each<[string, object]>([
  ['a cancellation', { status: 'cancelled', reason: 'Platz gesperrt' }],
  ['a new kick-off', { status: 'moved', startDate: later, reason: 'Pokalspiel' }],
  ['a result', { goalsHome: 3, goalsAway: 1, resultNote: 'n. V.' }],
])('%s of a match of two own teams is written for both', async (_case, change) => {
  const { host, guest } = await createDerby();

  expect((await send('PATCH', `/api/events/${guest.id}`, { ...change, version: 1 })).statusCode).toBe(200);

  for (const { id } of [host, guest]) expect(await stored(id)).toMatchObject({ ...change, version: 2 });
  expect(await stored(host.id)).toMatchObject({ team: '1-mannschaft', opponent: 'SV Musterstadt II', home: true });
});

test('what belongs to one row alone, or comes with another opponent, stays there', async () => {
  const { host, guest } = await createDerby();

  await send('PATCH', `/api/events/${host.id}`, { description: 'Mit Grillfest', color: '#0000ff' });
  await send('PATCH', `/api/events/${host.id}`, { opponent: 'TSV Bergheide', goalsHome: 2, goalsAway: 0 });

  expect(await stored(guest.id)).toMatchObject({ version: 1, description: null, goalsHome: null });
});

test('an editor who has read the other row before gets a conflict, and the log names both', async () => {
  const { host, guest } = await createDerby();

  await send('PATCH', `/api/events/${host.id}`, { goalsHome: 1, goalsAway: 0 });

  const late = await send('PATCH', `/api/events/${guest.id}`, { goalsHome: 0, goalsAway: 0, version: 1 });
  expect(late.json()).toMatchObject({ statusCode: 409, current: { goalsHome: 1, version: 2 } });
  const admin = await signIn(desk.app, 'admin');
  const { items } = (await send('GET', '/api/admin/activity', undefined, admin)).json<ActivityPage>();
  expect(items.map(({ subjectId, fields }) => [subjectId, fields.toSorted()])).toEqual(
    expect.arrayContaining([host.id, guest.id].map((id) => [id, ['goalsAway', 'goalsHome']])),
  );
});

test('a moved match is still known as both and can be cancelled and given back for both', async () => {
  const { host, guest } = await createDerby();

  await send('PATCH', `/api/events/${host.id}`, { startDate: later, status: 'moved' });
  await send('PATCH', `/api/events/${guest.id}`, { status: 'cancelled', reason: 'Nebel' });
  expect(await stored(host.id)).toMatchObject({ status: 'cancelled', startDate: later });
  await send('PATCH', `/api/events/${host.id}`, { status: 'planned' });

  expect(await stored(guest.id)).toMatchObject({ status: 'planned', reason: null, startDate: later });
});

test('a second row that is entered or restored later takes over status and result, unless it has its own', async () => {
  const { host, guest } = await createDerby();
  await send('DELETE', `/api/events/${guest.id}`);
  const told = { status: 'cancelled', reason: 'Nebel', goalsHome: 0, goalsAway: 2, resultNote: 'Wertung' };
  await send('PATCH', `/api/events/${host.id}`, told);

  expect((await send('POST', `/api/events/${guest.id}/restore`)).json()).toMatchObject(told);
  expect(await stored(guest.id)).toMatchObject(told);
  await send('DELETE', `/api/events/${guest.id}`);
  const entered = { type: 'match', team: '2-mannschaft', opponent: 'SV Musterstadt', home: false, startDate };
  const own = { ...entered, goalsHome: 1, goalsAway: 1 };
  const { id } = (await send('POST', '/api/events', own)).json<EditableEvent>();
  expect(await stored(id)).toMatchObject({ version: 1, status: 'cancelled', goalsHome: 1, goalsAway: 1 });
  expect(await stored(id)).not.toHaveProperty('resultNote');
  expect(await stored(host.id)).toMatchObject({ version: 2, goalsHome: 0 });
});

describe('teams of other ages under the same names', () => {
  const firsts = ['c1-jugend', 'd1-jugend'] as const;
  const seconds = ['c2-jugend', 'd2-jugend'] as const;
  const host = (team: (typeof firsts)[number], values: Partial<NewEvent> = {}) =>
    createMatch(desk.app, { startDate, team, opponent: 'SV Musterstadt II', ...values });
  const guest = (team: (typeof seconds)[number], values: Partial<NewEvent> = {}) =>
    createMatch(desk.app, { startDate, team, opponent: 'SV Musterstadt', home: false, ...values });
  beforeAll(async () => {
    for (const slug of firsts) await createTeam(desk.app, { name: slug, slug, matchName: 'SV Musterstadt' });
    for (const slug of seconds) await createTeam(desk.app, { name: slug, slug, matchName: 'SV Musterstadt II' });
  });

  test.each([
    { goalsHome: 3, goalsAway: 1 },
    { status: 'cancelled', reason: 'Platz gesperrt' },
  ])('%j reaches the other side alone, not a team that plays somebody else at the same time', async (change) => {
    const other = await guest('d2-jugend', { opponent: 'TSV Bergheide' });
    const [first, second] = [await host('c1-jugend'), await guest('c2-jugend')];

    await send('PATCH', `/api/events/${first.id}`, change);

    expect(await stored(second.id)).toMatchObject(change);
    expect(await stored(other.id)).toMatchObject({ version: 1, status: 'planned', goalsHome: null });
  });

  test('two matches at once are told apart by their competitions, and otherwise written one by one', async () => {
    const goals = { goalsHome: 2, goalsAway: 0 };
    const both = async (values: Partial<NewEvent>[]) => {
      const [c, d] = values;
      const rows = [
        await host('c1-jugend', c),
        await guest('c2-jugend', c),
        await host('d1-jugend', d),
        await guest('d2-jugend', d),
      ] as const;
      await send('PATCH', `/api/events/${rows[2].id}`, goals);
      return Promise.all(rows.map(async ({ id }) => (await stored(id)).goalsHome));
    };

    expect(await both([{}, {}])).toEqual([null, null, 2, null]);
    const later = { startDate: '2027-03-14T11:00:00+01:00' };
    expect(
      await both([
        { ...later, competition: 'Kreisliga C' },
        { ...later, competition: 'Kreisliga D' },
      ]),
    ).toEqual([null, null, 2, 2]);
  });

  test("a row that could be that of two others is nobody's", async () => {
    const [own, second] = [await host('c1-jugend'), await guest('c2-jugend')];
    const alone = await host('d1-jugend');

    for (const { id } of [alone, own]) await send('PATCH', `/api/events/${id}`, { goalsHome: 2, goalsAway: 0 });

    expect(await stored(second.id)).toMatchObject({ version: 1, goalsHome: null });
  });
});
