import { editorDesk } from '../../test/editor-desk.ts';
import { createEvent, createTwoTeams } from '../../test/sport.ts';
import type { ClubEvent, EditableEvent, NewEvent } from '../contract/index.ts';

const desk = editorDesk({ emptied: ['events', 'school_holidays'], prepare: createTwoTeams });

beforeEach(async () => {
  await desk.app.db('settings').update({ federal_state: 'RP' });
  const autumn = { name: 'Herbstferien', first_day: '2026-10-05', last_day: '2026-10-16', search_text: '' };
  await desk.app.db('school_holidays').insert(autumn);
  await desk.app.contentRevision.refresh();
});

/**
 * Thursdays from the last of September to the first of November 2026; Fronleichnam and the third of October are others.
 */
const thursdays = (repeat: Partial<NonNullable<NewEvent['repeat']>> = {}): Promise<EditableEvent> =>
  createEvent(desk.app, {
    type: 'training',
    title: 'Training',
    team: '1-mannschaft',
    startDate: '2026-10-01T19:00:00+02:00',
    repeat: { until: '2026-10-29', weekdays: ['thursday', 'saturday'], ...repeat },
  });
const days = async () =>
  (await desk.read<ClubEvent[]>('/api/events/range?start=2026-10-01T00:00:00Z&end=2026-10-31T00:00:00Z')).map(
    ({ startDate }) => startDate.slice(8, 10),
  );

test.each<[string, Parameters<typeof thursdays>[0], string[]]>([
  ['all days', {}, ['01', '03', '08', '10', '15', '17', '22', '24', '29']],
  ['no public holidays', { exceptHolidays: true }, ['01', '08', '10', '15', '17', '22', '24', '29']],
  ['no school holidays', { exceptSchoolHolidays: true }, ['01', '03', '17', '22', '24', '29']],
  ['neither', { exceptHolidays: true, exceptSchoolHolidays: true }, ['01', '17', '22', '24', '29']],
])('a series has %s', async (_case, repeat, expected) => {
  await thursdays(repeat);

  expect(await days()).toEqual(expected);
});

test('without a Land there are no public holidays; another has others', async () => {
  const { id } = await thursdays({ exceptHolidays: true });
  const at = async (land: string | null) => {
    await desk.app.db('settings').update({ federal_state: land });
    await desk.app.contentRevision.refresh();
    return days();
  };

  expect(await at(null)).toContain('03');
  expect(await at('BY')).not.toContain('03');
  expect((await desk.app.inject(`/api/events/${id}_2026-10-03`)).statusCode).toBe(404);
});

test('a date that somebody has put on a holiday takes place', async () => {
  const { id } = await thursdays();
  await desk.send('PATCH', `/api/events/${id}_2026-10-08`, { location: 'Halle' });
  await desk.send('PATCH', `/api/events/${id}`, {
    repeat: { until: '2026-10-29', weekdays: ['thursday', 'saturday'], exceptSchoolHolidays: true },
  });

  expect(await days()).toEqual(['01', '03', '08', '17', '22', '24', '29']);
});

test('a date that was cancelled and is planned again as the series has it keeps the holidays that come later', async () => {
  const { id } = await thursdays({ exceptSchoolHolidays: true });
  const date = `${id}_2026-10-22`;
  await desk.send('PATCH', `/api/events/${date}`, { status: 'cancelled', reason: 'Nebel' });
  await desk.send('PATCH', `/api/events/${date}`, { status: 'planned' });
  expect(await days()).toContain('22');

  const late = { name: 'Bewegliche Ferientage', firstDay: '2026-10-22', lastDay: '2026-10-22' };
  await desk.send('POST', '/api/school-holidays', late);

  expect(await days()).not.toContain('22');
  for (const path of [date, `${date}/termin.ics`])
    expect((await desk.app.inject(`/api/events/${path}`)).statusCode).toBe(404);
  const { body } = await desk.app.inject('/api/calendar/1-mannschaft.ics');
  expect(body).toContain('EXDATE;TZID=Europe/Berlin:20261022T190000');
  expect(body).not.toContain('RECURRENCE-ID');
  const cancelled = await desk.send('PATCH', `/api/events/${date}`, { status: 'cancelled', reason: 'Nebel' });
  expect(cancelled.json()).toMatchObject({ status: 'cancelled', version: 4 });
  expect((await desk.send('PATCH', `/api/events/${date}`, { status: 'planned' })).statusCode).toBe(200);
  expect(await days()).not.toContain('22');

  await desk.send('DELETE', `/api/events/${date}`);
  const again = await desk.app.inject('/api/calendar/1-mannschaft.ics');
  expect(again.body.match(/EXDATE[^\r]*20261022/g)).toHaveLength(1);
});

test('calendars that are subscribed to leave out the same days', async () => {
  const { id } = await thursdays({ exceptSchoolHolidays: true });
  await desk.send('PATCH', `/api/events/${id}_2026-10-22`, { location: 'Halle' });

  const { body } = await desk.app.inject('/api/calendar/1-mannschaft.ics');

  expect(body.match(/EXDATE[^\r]*/g)).toEqual(
    ['08', '10', '15'].map((day) => `EXDATE;TZID=Europe/Berlin:202610${day}T190000`),
  );
});

test('calendars learn of holidays that were entered, changed or deleted, and of another Land', async () => {
  await thursdays({ exceptHolidays: true, exceptSchoolHolidays: true });
  const other = await thursdays();
  await desk.app.db('events').update({ updated_at: '2026-01-01T00:00:00Z' });
  const read = async () => {
    await desk.app.contentRevision.refresh();
    const { body } = await desk.app.inject('/api/calendar/1-mannschaft.ics');
    const parts = body.split('BEGIN:VEVENT').slice(1);
    return ['SEQUENCE', 'LAST-MODIFIED'].map((name) =>
      [false, true].map((isOther) => {
        const part = parts.find((each) => each.includes(other.id) === isOther) ?? '';
        return new RegExp(`${name}:([^\\r]*)`).exec(part)?.[1];
      }),
    );
  };
  expect((await read())[0]).toEqual(['0', '0']);

  const autumn = { name: 'Herbstferien', firstDay: '2026-10-19', lastDay: '2026-10-23' };
  const { id } = (await desk.send('POST', '/api/school-holidays', autumn)).json<{ id: string }>();
  expect((await read())[0]).toEqual(['1', '0']);
  await desk.send('PATCH', `/api/school-holidays/${id}`, { lastDay: '2026-10-30' });
  await desk.send('DELETE', `/api/school-holidays/${id}`);
  await desk.send('POST', `/api/school-holidays/${id}/restore`);
  await desk.app.db('settings').update({ federal_state: 'BY' });

  const [sequence, modified] = await read();
  expect(sequence).toEqual(['5', '0']);
  expect(modified).toEqual([expect.not.stringMatching(/^20260101/), '20260101T000000Z']);
});

test('holidays that come at once count once for calendars, and are no change of the series by who edited it last', async () => {
  const { id } = await thursdays({ exceptSchoolHolidays: true });
  const edited = async () => (await desk.send('GET', `/api/admin/events/${id}`)).json<EditableEvent>().updatedAt;
  const before = await edited();
  const holiday = (day: string) =>
    ['BEGIN:VEVENT', `UID:${day}`, 'SUMMARY:Ferien', `DTSTART;VALUE=DATE:202612${day}`, 'END:VEVENT'].join('\r\n');
  const calendar = ['BEGIN:VCALENDAR', holiday('01'), holiday('03'), 'END:VCALENDAR'].join('\r\n');

  const answer = await desk.send('POST', '/api/school-holidays/import', { calendar });

  expect(answer.json()).toMatchObject({ added: 2, known: 0 });
  expect((await desk.app.inject('/api/calendar/1-mannschaft.ics')).body).toContain('SEQUENCE:1\r');
  expect([before, await edited()]).toEqual([expect.any(String), before]);
});

test('a training time leaves them out on request, and says so', async () => {
  const time = { team: '1. Mannschaft', dayOfWeek: 'monday', startTime: '19:00', exceptSchoolHolidays: true };
  const { id } = (await desk.send('POST', '/api/training-times', time)).json<{ id: string }>();

  expect(await desk.read('/api/training-times')).toMatchObject([{ exceptHolidays: false, exceptSchoolHolidays: true }]);
  const change = { exceptHolidays: true, exceptSchoolHolidays: false };
  expect((await desk.send('PATCH', `/api/training-times/${id}`, change)).json()).toMatchObject(change);
});
