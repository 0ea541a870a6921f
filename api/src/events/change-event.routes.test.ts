import { randomUUID } from 'node:crypto';
import { eventDesk } from '../../test/event-desk.ts';
import { createEvent, createMatch, createTeam } from '../../test/sport.ts';
import type { EditableEvent } from '../contract/index.ts';

const desk = eventDesk();
const { send, stored } = desk;

describe('PATCH /api/events/:id of a single event', () => {
  test('takes a result', async () => {
    const { id } = await createMatch(desk.app);

    expect((await send('PATCH', `/api/events/${id}`, { goalsHome: 3, goalsAway: 1 })).json()).toMatchObject({
      goalsHome: 3,
      goalsAway: 1,
      title: 'SV Musterstadt – TSV Bergheide',
      version: 2,
    });
  });

  test('of a team that was deleted cancels it and takes a place; no other is given to that team', async () => {
    const { id: teamId, slug } = await createTeam(desk.app, { name: 'Freizeit', slug: 'freizeit' });
    const match = await createMatch(desk.app, { team: slug });
    const other = await createMatch(desk.app);
    await desk.app.db('teams').where({ id: teamId }).update({ deleted_at: new Date() });

    const cancelled = { status: 'cancelled', reason: 'Platz gesperrt', location: 'Hauptplatz' };
    expect((await send('PATCH', `/api/events/${match.id}`, cancelled)).json()).toMatchObject({
      ...cancelled,
      team: slug,
    });
    expect((await send('PATCH', `/api/events/${other.id}`, { team: slug })).statusCode).toBe(400);
  });

  test('a new opponent renames a match, but not one with a title of its own', async () => {
    const match = await createMatch(desk.app);
    const named = await createMatch(desk.app, { title: 'Das Derby' });

    expect((await send('PATCH', `/api/events/${match.id}`, { opponent: 'SV Altheide' })).json()).toMatchObject({
      title: 'SV Musterstadt – SV Altheide',
    });
    expect((await send('PATCH', `/api/events/${named.id}`, { opponent: 'SV Altheide' })).json()).toMatchObject({
      title: 'Das Derby',
    });
  });

  test('cancelling keeps it visible with its reason, and can be taken back', async () => {
    const { id } = await createEvent(desk.app);
    await send('PATCH', `/api/events/${id}`, { status: 'cancelled', reason: 'Unwetter' });

    expect((await desk.app.inject(`/api/events/${id}`)).json()).toMatchObject({
      status: 'cancelled',
      reason: 'Unwetter',
    });
    expect((await send('PATCH', `/api/events/${id}`, { status: 'planned' })).json()).toMatchObject({
      status: 'planned',
      reason: null,
    });
  });

  test('moving keeps the length and the first start, however often it is moved', async () => {
    const { id } = await createEvent(desk.app, {
      startDate: '2026-07-04T16:00:00+02:00',
      endDate: '2026-07-04T20:00:00+02:00',
    });
    await send('PATCH', `/api/events/${id}`, { status: 'moved', startDate: '2026-07-05T16:00:00+02:00' });

    expect((await send('PATCH', `/api/events/${id}`, { startDate: '2026-07-11T12:00:00+02:00' })).json()).toMatchObject(
      {
        status: 'moved',
        movedFrom: '2026-07-04T16:00:00+02:00',
        startDate: '2026-07-11T12:00:00+02:00',
        endDate: '2026-07-11T16:00:00+02:00',
      },
    );
    expect((await send('PATCH', `/api/events/${id}`, { startDate: '2026-07-04T16:00:00+02:00' })).json()).toMatchObject(
      {
        movedFrom: null,
      },
    );
  });

  test('an all-day event keeps its days when it is moved over the end of summer time', async () => {
    const { id } = await createEvent(desk.app, { allDay: true, startDate: '2026-10-23T00:00:00+02:00' });

    expect((await send('PATCH', `/api/events/${id}`, { startDate: '2026-03-29T00:00:00+01:00' })).json()).toMatchObject(
      {
        startDate: '2026-03-29T00:00:00+01:00',
        endDate: '2026-03-30T00:00:00+02:00',
      },
    );
  });

  test('a weekend keeps its end on the clock when it is moved over the end of summer time', async () => {
    const weekend = { startDate: '2026-10-24T10:00:00+02:00', endDate: '2026-10-25T16:00:00+01:00' };
    const { id } = await createEvent(desk.app, weekend);

    expect((await send('PATCH', `/api/events/${id}`, { startDate: '2026-10-17T11:00:00+02:00' })).json()).toMatchObject(
      { startDate: '2026-10-17T11:00:00+02:00', endDate: '2026-10-18T17:00:00+02:00' },
    );
  });

  test('a stale version is answered with the current row; of two at once one wins', async () => {
    const { id } = await createEvent(desk.app);

    const answers = await Promise.all(
      ['Eins', 'Zwei'].map((title) => send('PATCH', `/api/events/${id}`, { title, version: 1 })),
    );

    const refused = answers.find(({ statusCode }) => statusCode === 409);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json<EditableEvent>();
    expect(refused?.json()).toMatchObject({ code: 'stale_version', current: { title: won?.title, version: 2 } });
  });

  test.each([[{}], [{ status: 'cancelled' }], [{ goalsHome: 1 }], [{ opponent: 'x' }], [{ version: '1' }], [{ x: 1 }]])(
    '%j is refused',
    async (payload) => {
      const { id } = await createEvent(desk.app);

      expect((await send('PATCH', `/api/events/${id}`, payload)).statusCode).toBe(400);
      expect(await stored()).toMatchObject([{ version: 1 }]);
    },
  );

  test('an unknown event is not found', async () => {
    expect((await send('PATCH', `/api/events/${randomUUID()}`, { title: 'Neu' })).statusCode).toBe(404);
    expect((await send('DELETE', `/api/events/${randomUUID()}`)).statusCode).toBe(404);
  });
});
