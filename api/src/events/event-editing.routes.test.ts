import { randomUUID } from 'node:crypto';
import type { Method } from '../../test/editor-desk.ts';
import { EVENT, eventDesk, MATCH } from '../../test/event-desk.ts';
import { signIn, signInTrainer } from '../../test/sign-in.ts';
import { createEvent, createMatch } from '../../test/sport.ts';
import type { EditableEvent, EditableEventPage } from '../contract/index.ts';
import type { Static } from 'typebox';

const desk = eventDesk();
const { send, stored } = desk;

describe.each<[Method, string, object?]>([
  ['GET', '/api/admin/events'],
  ['GET', `/api/admin/events/${randomUUID()}`],
  ['POST', '/api/events', EVENT],
  ['PATCH', `/api/events/${randomUUID()}`, { title: 'Neu' }],
  ['DELETE', `/api/events/${randomUUID()}`],
])('%s %s', (method, url, payload) => {
  test('asks visitors to sign in', async () => {
    expect((await send(method, url, payload, '')).statusCode).toBe(401);
    expect(await stored()).toEqual([]);
  });
});

describe('GET /api/admin/events', () => {
  type Page = Static<typeof EditableEventPage>;
  const titles = async (path: string, cookie?: string) =>
    (await send('GET', `/api/admin/events${path}`, undefined, cookie)).json<Page>().items.map(({ title }) => title);

  beforeEach(async () => {
    await createEvent(desk.app, { startDate: '2026-07-01T16:00:00+02:00', title: 'Sommerfest' });
    await createMatch(desk.app, { startDate: '2026-06-01T16:00:00+02:00', title: 'Ohne Ergebnis' });
    await createMatch(desk.app, {
      startDate: '2026-05-01T16:00:00+02:00',
      title: 'Fertig',
      goalsHome: 1,
      goalsAway: 0,
    });
    const later = new Date(Date.now() + 86_400_000).toISOString();
    await createMatch(desk.app, { startDate: later, title: 'Kommt noch', team: '2-mannschaft' });
  });

  test('lists everything, last start first, by search, type and team', async () => {
    expect(await titles('')).toEqual(['Kommt noch', 'Sommerfest', 'Ohne Ergebnis', 'Fertig']);
    expect(await titles('?search=SOMMERF')).toEqual(['Sommerfest']);
    expect(await titles('?type=match&team=1-mannschaft')).toEqual(['Ohne Ergebnis', 'Fertig']);
    expect(await titles('?limit=1&page=2')).toEqual(['Sommerfest']);
    expect(await titles('?sort=soonest&limit=1')).toEqual(['Fertig']);
    expect(await titles('?status=cancelled')).toEqual([]);
  });

  test('finds matches that lack their result, and nothing is said in its place', async () => {
    await createMatch(desk.app, { startDate: '2026-06-02T16:00:00+02:00', title: 'Nebel', resultNote: 'Abbruch' });
    expect(await titles('?missing=result')).toEqual(['Ohne Ergebnis']);
  });

  test('shows trainers their own teams', async () => {
    expect(await titles('', await signInTrainer(desk.app, '2-mannschaft'))).toEqual(['Kommt noch']);
    expect(await titles('', await signIn(desk.app, 'trainer'))).toEqual([]);
  });
});

describe('a trainer', () => {
  test('writes about own teams', async () => {
    const trainer = await signInTrainer(desk.app, '1-mannschaft', '2-mannschaft');

    const answer = await send('POST', '/api/events', MATCH, trainer);

    expect(answer.statusCode).toBe(201);
    const { id } = answer.json<EditableEvent>();
    expect((await send('PATCH', `/api/events/${id}`, { team: '2-mannschaft' }, trainer)).statusCode).toBe(200);
    expect((await send('GET', `/api/admin/events/${id}`, undefined, trainer)).statusCode).toBe(200);
    expect((await send('DELETE', `/api/events/${id}`, undefined, trainer)).statusCode).toBe(204);
  });

  test('neither writes about others, nor about the club, nor hands over or takes over', async () => {
    const trainer = await signInTrainer(desk.app, '2-mannschaft');
    const other = await createMatch(desk.app);
    const club = await createEvent(desk.app);
    const own = await createMatch(desk.app, { team: '2-mannschaft' });

    const answers = [
      await send('POST', '/api/events', MATCH, trainer),
      await send('POST', '/api/events', EVENT, trainer),
      await send('PATCH', `/api/events/${other.id}`, { team: '2-mannschaft' }, trainer),
      await send('PATCH', `/api/events/${club.id}`, { title: 'Neu' }, trainer),
      await send('PATCH', `/api/events/${own.id}`, { team: '1-mannschaft' }, trainer),
      await send('DELETE', `/api/events/${other.id}`, undefined, trainer),
      await send('GET', `/api/admin/events/${other.id}`, undefined, trainer),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    expect(await stored().where({ version: 1 })).toHaveLength(3);
  });
});
