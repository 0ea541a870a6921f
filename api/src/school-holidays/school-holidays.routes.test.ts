import { editorDesk } from '../../test/editor-desk.ts';
import type { EditableSchoolHoliday } from '../contract/index.ts';

const desk = editorDesk({ emptied: ['school_holidays'] });

const AUTUMN = { name: 'Herbstferien', firstDay: '2026-10-05', lastDay: '2026-10-16' };
const add = (values: object = {}) => desk.send('POST', '/api/school-holidays', { ...AUTUMN, ...values });
const list = async (query = '') =>
  (await desk.send('GET', `/api/admin/school-holidays${query}`)).json<{ items: EditableSchoolHoliday[] }>().items;
const read = (calendar: string) => desk.send('POST', '/api/school-holidays/import', { calendar });

const event = (lines: string) => `BEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20260101T000000Z\r\n${lines}\r\nEND:VEVENT\r\n`;
const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Ferien//DE\r\n${events.map(event).join('')}END:VCALENDAR\r\n`;

test('school holidays are entered, changed, deleted and restored', async () => {
  const { id } = (await add()).json<EditableSchoolHoliday>();

  const changed = await desk.send('PATCH', `/api/school-holidays/${id}`, { lastDay: '2026-10-17', version: 1 });

  expect(changed.json()).toMatchObject({ ...AUTUMN, lastDay: '2026-10-17', version: 2 });
  expect((await desk.send('DELETE', `/api/school-holidays/${id}`)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
  expect((await desk.send('POST', `/api/school-holidays/${id}/restore`)).json()).toMatchObject({ id });
});

test('the list begins with the latest, or with the earliest', async () => {
  await add();
  await add({ name: 'Osterferien', firstDay: '2027-03-22', lastDay: '2027-04-02' });

  expect((await list()).map(({ name }) => name)).toEqual(['Osterferien', 'Herbstferien']);
  expect((await list('?sort=soonest')).map(({ name }) => name)).toEqual(['Herbstferien', 'Osterferien']);
});

test.each<[object, string]>([
  [{ lastDay: '2026-10-04' }, 'lastDay'],
  [{ firstDay: '2026-02-30' }, 'firstDay'],
  [{ name: '' }, 'name'],
])('bad input %j is refused', async (values, field) => {
  expect((await add(values)).json()).toMatchObject({ statusCode: 400, field });
});

test('a calendar brings in its periods once; its end is the day after the last', async () => {
  await add();
  const ics = calendar(
    'SUMMARY:Herbstferien 2026 RLP\r\nDTSTART;VALUE=DATE:20261005\r\nDTEND;VALUE=DATE:20261017',
    'SUMMARY:Weihnachtsferien\\, Winter\r\nDTSTART;VALUE=DATE:20261223\r\nDTEND;VALUE=DATE:20270109',
    'SUMMARY:Beweglicher Ferientag\r\nDTSTART;VALUE=DATE:20270205',
    'SUMMARY:Hitzefrei\r\nSTATUS:Cancelled\r\nDTSTART;VALUE=DATE:20270206',
  );

  expect((await read(ics)).json()).toEqual({ added: 2, changed: 0, known: 1, leftOut: 0 });
  expect((await read(ics)).json()).toEqual({ added: 0, changed: 0, known: 3, leftOut: 0 });
  expect(await list('?sort=soonest')).toMatchObject([
    AUTUMN,
    { name: 'Weihnachtsferien, Winter', firstDay: '2026-12-23', lastDay: '2027-01-08' },
    { name: 'Beweglicher Ferientag', firstDay: '2027-02-05', lastDay: '2027-02-05' },
  ]);
});

describe('a calendar that is imported again', () => {
  type Period = { uid?: string; name?: string; days: [string, string] };
  const period = ({ uid = 'winter', name = 'Winterferien', days: [first, after] }: Period) =>
    `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${name}\r\nDTSTART;VALUE=DATE:${first}\r\nDTEND;VALUE=DATE:${after}\r\nEND:VEVENT`;
  const bring = async (...periods: Period[]) =>
    (await read(['BEGIN:VCALENDAR', ...periods.map(period), 'END:VCALENDAR'].join('\r\n'))).json<object>();
  const stored = async () =>
    (await list('?sort=soonest')).map(({ name, firstDay, lastDay }) => `${name} ${firstDay} ${lastDay}`);

  test.each<[string, Partial<Period>]>([
    ['the same UID, under another name', { name: 'Winterferien 2027' }],
    ['the same name, on days that overlap', { uid: 'other' }],
  ])('corrects the period with %s', async (_case, corrected) => {
    await bring({ days: ['20270201', '20270213'] });

    const days: [string, string] = ['20270201', '20270206'];
    expect(await bring({ days, ...corrected })).toEqual({ added: 0, changed: 1, known: 0, leftOut: 0 });

    expect(await stored()).toEqual(['Winterferien 2027-02-01 2027-02-05']);
    expect(await list()).toMatchObject([{ version: 2 }]);
    expect(await bring({ days, ...corrected })).toMatchObject({ changed: 0, known: 1 });
  });

  test('corrects a period that was moved to other days', async () => {
    await bring({ days: ['20270201', '20270206'] });
    expect(await bring({ days: ['20270208', '20270213'] })).toMatchObject({ added: 0, changed: 1 });
    expect(await stored()).toEqual(['Winterferien 2027-02-08 2027-02-12']);
  });

  test('adds the periods of another year and those that share a UID', async () => {
    await bring({ uid: '1', days: ['20270201', '20270206'] });

    expect(await bring({ uid: '1', days: ['20280131', '20280205'] })).toMatchObject({ added: 1 });
    const twins = (['20280302', '20280303'] as const).map((first, at): Period => ({
      uid: '2',
      name: 'Frei',
      days: [first, at === 0 ? '20280303' : '20280304'],
    }));
    expect(await bring(...twins)).toMatchObject({ added: 2 });
    expect(await bring(...twins)).toMatchObject({ added: 0, known: 2 });
  });

  describe('and counts its events anew', () => {
    const numbered = (at: number, days: [string, string], name = 'Frei'): Period => ({ uid: `${at}`, name, days });

    test('keeps the period whose UID another one has now', async () => {
      await bring({ uid: '1', days: ['20270201', '20270206'] });
      const fasching = numbered(1, ['20270222', '20270223'], 'Fasching');

      const again = await bring(fasching, { uid: '2', days: ['20270201', '20270206'] });

      expect(again).toEqual({ added: 1, changed: 0, known: 1, leftOut: 0 });
      expect(await stored()).toEqual(['Winterferien 2027-02-01 2027-02-05', 'Fasching 2027-02-22 2027-02-22']);
    });

    test('moves no day into the place of another one with its name', async () => {
      await bring(numbered(1, ['20270205', '20270206']), numbered(2, ['20270226', '20270227']));

      const again = await bring(
        numbered(1, ['20270201', '20270202']),
        numbered(2, ['20270205', '20270206']),
        numbered(3, ['20270226', '20270227']),
      );

      expect(again).toEqual({ added: 1, changed: 0, known: 2, leftOut: 0 });
      expect(await stored()).toEqual(['01', '05', '26'].map((day) => `Frei 2027-02-${day} 2027-02-${day}`));
    });

    test('leaves out no period that has the UID of a deleted one under another name', async () => {
      await bring({ uid: '1', days: ['20270201', '20270213'] });
      for (const { id } of await list()) await desk.send('DELETE', `/api/school-holidays/${id}`);

      expect(await bring(numbered(1, ['20270208', '20270209'], 'Fasching'))).toMatchObject({ added: 1, leftOut: 0 });
    });
  });

  test('keeps what an editor has changed since, until the calendar itself changes', async () => {
    await bring({ days: ['20270201', '20270213'] });
    const [winter] = await list();
    await desk.send('PATCH', `/api/school-holidays/${winter?.id}`, { lastDay: '2027-02-13', name: 'Winter' });

    expect(await bring({ days: ['20270201', '20270213'] })).toMatchObject({ changed: 0, known: 1 });
    expect(await stored()).toEqual(['Winter 2027-02-01 2027-02-13']);
    expect(await bring({ days: ['20270201', '20270206'] })).toMatchObject({ changed: 1 });
    expect(await stored()).toEqual(['Winter 2027-02-01 2027-02-05']);
  });

  test('knows a period that an editor has moved and renamed, and one deleted afterwards', async () => {
    await bring({ days: ['20270201', '20270206'] });
    const [winter] = await list();
    const moved = { name: 'Skiferien', firstDay: '2027-02-15', lastDay: '2027-02-19' };
    await desk.send('PATCH', `/api/school-holidays/${winter?.id}`, moved);

    expect(await bring({ days: ['20270201', '20270206'] })).toEqual({ added: 0, changed: 0, known: 1, leftOut: 0 });
    await desk.send('DELETE', `/api/school-holidays/${winter?.id}`);
    expect(await bring({ days: ['20270201', '20270206'] })).toEqual({ added: 0, changed: 0, known: 0, leftOut: 1 });
  });

  test('keeps the days that somebody typed in before, until the calendar itself changes', async () => {
    await add({ name: 'Winterferien', firstDay: '2027-02-01', lastDay: '2027-02-06' });

    for (let time = 0; time < 2; time += 1)
      expect(await bring({ days: ['20270201', '20270213'] })).toEqual({ added: 0, changed: 0, known: 1, leftOut: 0 });
    expect(await stored()).toEqual(['Winterferien 2027-02-01 2027-02-06']);
    expect(await bring({ days: ['20270201', '20270214'] })).toMatchObject({ changed: 1 });
    expect(await stored()).toEqual(['Winterferien 2027-02-01 2027-02-13']);
  });

  test('does not bring back what an editor has deleted', async () => {
    await add();
    await bring({ days: ['20270201', '20270213'] });
    for (const { id } of await list()) await desk.send('DELETE', `/api/school-holidays/${id}`);

    const again = await bring(
      { days: ['20270201', '20270206'] },
      { uid: 'autumn', name: 'Herbstferien', days: ['20261005', '20261017'] },
    );

    expect(again).toEqual({ added: 0, changed: 0, known: 0, leftOut: 2 });
    expect(await stored()).toEqual([]);
  });
});

test.each([
  ['no calendar', '<html></html>'],
  ['a calendar without dates', calendar()],
  ['hours', calendar('SUMMARY:Fest\r\nDTSTART:20261005T180000Z')],
  ['a year', calendar('SUMMARY:Alles\r\nDTSTART;VALUE=DATE:20260101\r\nDTEND;VALUE=DATE:20270101')],
  ['a day without a date', calendar('SUMMARY:Nie')],
  ['a day that is none', calendar('SUMMARY:Nie\r\nDTSTART;VALUE=DATE:2026')],
  ['ages', calendar('SUMMARY:Lang\r\nDTSTART;VALUE=DATE:20261005\r\nDURATION:P99999999999999D')],
  ['an end without sense', calendar('SUMMARY:Nie\r\nDTSTART;VALUE=DATE:20261005\r\nDTEND:morgen')],
  ['a day every year', calendar('SUMMARY:Heiligabend\r\nDTSTART;VALUE=DATE:20261224\r\nRRULE:FREQ=YEARLY')],
  ['cancelled dates alone', calendar('STATUS:CANCELLED\r\nDTSTART;VALUE=DATE:20261005')],
  ['too many', calendar(...Array.from({ length: 201 }, () => 'DTSTART;VALUE=DATE:20261005'))],
])('%s is refused, and nothing is added', async (_case, text) => {
  expect((await read(text)).json()).toMatchObject({ statusCode: 422, code: 'invalid_calendar', field: 'calendar' });
  expect(await list()).toEqual([]);
});

test('a name that is too long is cut between letters', async () => {
  await read(calendar(`SUMMARY:${'F'.repeat(79)}🎄🎄\r\nDTSTART;VALUE=DATE:20261223`));

  expect(await list()).toMatchObject([{ name: `${'F'.repeat(79)}🎄` }]);
});

test('a calendar of more than 200,000 letters is refused unread', async () => {
  expect((await read('x'.repeat(200_001))).statusCode).toBe(400);
});
