import { randomUUID } from 'node:crypto';
import { EVENT, eventDesk, MATCH } from '../../test/event-desk.ts';
import type { EditableEvent } from '../contract/index.ts';

const desk = eventDesk();
const { send, stored } = desk;

describe('POST /api/events', () => {
  test('stores an event and answers it as editors see it', async () => {
    const answer = await send('POST', '/api/events', EVENT);

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ ...EVENT, color: '#dc2626', status: 'planned', repeat: null, version: 1 });
    expect((await desk.app.inject(`/api/events/${answer.json<EditableEvent>().id}`)).statusCode).toBe(200);
  });

  test.each([
    [true, 'SV Musterstadt – TSV Bergheide'],
    [false, 'TSV Bergheide – SV Musterstadt'],
  ])('a match without a title is called after its sides, the host first (home: %s)', async (home, title) => {
    expect((await send('POST', '/api/events', { ...MATCH, home })).json()).toMatchObject({ title, home });
  });

  test('a series tells its rule as RFC 5545 writes it, with the last second of its last day in UTC', async () => {
    const repeat = { until: '2027-06-30', weekdays: ['thursday', 'tuesday'], interval: 2 };

    expect((await send('POST', '/api/events', { ...EVENT, repeat })).json()).toMatchObject({
      rrule: 'FREQ=WEEKLY;UNTIL=20270630T215959Z;INTERVAL=2;BYDAY=TU,TH',
      repeat: { until: '2027-06-30', weekdays: ['tuesday', 'thursday'], interval: 2 },
    });
  });

  test.each<[object, string]>([
    [{ type: 'event', startDate: EVENT.startDate }, 'title'],
    [{ ...EVENT, title: ' ' }, 'title'],
    [{ ...EVENT, startDate: '28.11.2026' }, 'startDate'],
    [{ ...EVENT, startDate: '2026-02-30T18:00:00+01:00' }, 'startDate'],
    [{ ...EVENT, startDate: '0026-11-28T18:00:00+01:00' }, 'startDate'],
    [{ ...EVENT, endDate: EVENT.startDate }, 'endDate'],
    [{ ...EVENT, endDate: '2028-11-28T18:00:00+01:00' }, 'endDate'],
    [{ ...EVENT, allDay: true, endDate: '2026-11-27T18:00:00+01:00' }, 'endDate'],
    [{ ...EVENT, color: 'red' }, 'color'],
    [{ ...EVENT, team: '9-mannschaft' }, 'team'],
    [{ ...EVENT, status: 'cancelled' }, 'reason'],
    [{ ...EVENT, reason: 'Regen' }, 'reason'],
    [{ ...EVENT, opponent: 'TSV Bergheide' }, 'opponent'],
    [{ ...EVENT, goalsHome: 0, goalsAway: 0 }, 'goalsHome'],
    [{ ...MATCH, opponent: null }, 'opponent'],
    [{ ...MATCH, home: undefined }, 'home'],
    [{ ...MATCH, team: null }, 'team'],
    [{ ...MATCH, goalsHome: 2 }, 'goalsHome'],
    [{ ...MATCH, goalsHome: 100, goalsAway: 0 }, 'goalsHome'],
    [{ ...MATCH, repeat: { until: '2027-01-01' } }, 'repeat'],
    [{ ...EVENT, repeat: { until: '2026-11-27' } }, 'repeat'],
    [{ ...EVENT, repeat: { until: '2029-11-27' } }, 'repeat'],
    [{ ...EVENT, repeat: { until: '2027-02-30' } }, 'repeat.until'],
    [{ ...EVENT, repeat: { until: '2027-01-01', weekdays: [] } }, 'repeat.weekdays'],
    [{ ...EVENT, endDate: '2026-11-30T18:00:00+01:00', repeat: { until: '2027-01-01' } }, 'endDate'],
    [{ ...EVENT, seriesId: randomUUID() }, 'seriesId'],
  ])('bad input %# is refused, names the field and stores nothing', async (payload, field) => {
    expect((await send('POST', '/api/events', payload)).json()).toMatchObject({ statusCode: 400, field });
    expect(await stored()).toEqual([]);
  });
});
