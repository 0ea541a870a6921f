import { eventDesk } from '../../test/event-desk.ts';
import { signInTrainer } from '../../test/sign-in.ts';
import { createEvent, createMatch } from '../../test/sport.ts';

const desk = eventDesk();
const { send } = desk;

test('deleting takes an event away but keeps the row', async () => {
  const { id } = await createEvent(desk.app);

  expect((await send('DELETE', `/api/events/${id}`)).statusCode).toBe(204);
  expect((await desk.app.inject(`/api/events/${id}`)).statusCode).toBe(404);
  expect((await send('DELETE', `/api/events/${id}`)).statusCode).toBe(404);
  expect(await desk.app.db('events')).toHaveLength(1);
});

describe('taking a deletion back', () => {
  test('brings an event, a series and one of its dates back, once', async () => {
    const { id } = await createEvent(desk.app);
    const series = await createEvent(desk.app, { repeat: { until: '2026-07-20' } });
    const date = `${series.id}_2026-07-11`;

    for (const deleted of [id, date, series.id]) {
      await send('DELETE', `/api/events/${deleted}`);
      expect((await desk.app.inject(`/api/events/${deleted}`)).statusCode).toBe(404);
      expect((await send('POST', `/api/events/${deleted}/restore`)).json()).toMatchObject({ id: deleted });
      expect((await desk.app.inject(`/api/events/${deleted}`)).statusCode).toBe(200);
      expect((await send('POST', `/api/events/${deleted}/restore`)).statusCode).toBe(404);
    }
  });

  test('is for the own trainers', async () => {
    const { id } = await createMatch(desk.app);
    await send('DELETE', `/api/events/${id}`);

    const answer = await send(
      'POST',
      `/api/events/${id}/restore`,
      undefined,
      await signInTrainer(desk.app, '2-mannschaft'),
    );

    expect(answer.statusCode).toBe(403);
    expect((await send('POST', `/api/events/${id}/restore`, undefined, '')).statusCode).toBe(401);
  });
});
