import { eventDesk } from '../../test/event-desk.ts';
import { createMatch } from '../../test/sport.ts';
import type { ActivityPage, EditableEvent } from '../contract/index.ts';
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
