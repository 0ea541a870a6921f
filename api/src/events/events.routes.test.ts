import { runningApi } from '../../test/app.ts';
import { statementsOf } from '../../test/query-plans.ts';
import { createEvent, createMatch, createTwoTeams } from '../../test/sport.ts';
import { addDays, DAY_MS } from '../time/berlin-time.ts';
import type { ClubEvent } from '../contract/index.ts';

const api = runningApi({ emptied: ['events'], prepare: createTwoTeams });

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
const range = async (start: string, end: string, filter = {}) =>
  (await api.app.inject(`/api/events/range?${query({ start, end, ...filter })}`)).json<ClubEvent[]>();
const day = (date: string, filter = {}) => range(`${date}T00:00:00.000+02:00`, `${date}T23:59:59.999+02:00`, filter);
const titles = (events: ClubEvent[]) => events.map(({ title }) => title);

describe('GET /api/events/range', () => {
  test('three ranges of Termine within one day ask the database once', async () => {
    await createEvent(api.app, { startDate: '2026-08-20T16:00:00+02:00' });
    await api.app.contentRevision.refresh();
    const asked: string[] = [];
    const listen = ({ sql }: { sql: string }) => asked.push(sql);
    const ask = async (start: string, end: string) => {
      api.app.db.on('query', listen);
      await range(`2026-08-12T${start}:00+02:00`, `2026-08-12T${end}:00+02:00`);
      api.app.db.off('query', listen);
      return asked.splice(0).filter((sql) => sql.includes('events'));
    };

    expect(await ask('00:00', '23:59')).not.toEqual([]);
    expect(await ask('09:17', '18:41')).toEqual([]);
    expect(await ask('23:00', '23:01')).toEqual([]);
  });

  test('200 ranges that somebody invents in three months read as much as one of three months', async () => {
    const weekly = {
      repeat: { until: '2027-12-31' },
      startDate: '2027-01-05T19:00:00+01:00',
      type: 'training',
    } as const;
    await createEvent(api.app, weekly);
    await api.app.contentRevision.refresh();
    const countReads = async (work: () => Promise<unknown>) =>
      (await statementsOf(api.app, work)).filter(({ sql }) => sql.includes('"events"')).length;
    const days = (first: string, from: number, to: number) =>
      range(`${addDays(first, from)}T00:00:00Z`, `${addDays(first, to)}T12:00:00Z`);
    const once = await countReads(() => days('2027-02-01', 0, 85));
    const starts = Array.from({ length: 200 }, (_, invented) => invented % 80);

    const read = await countReads(async () => {
      for (const [invented, start] of starts.entries())
        expect((await days('2027-06-01', start, start + 7 + Math.floor(invented / 80))).length).toBeGreaterThan(0);
    });

    expect(once).toBeGreaterThan(0);
    expect(read).toBe(once);
  });

  describe('of 200 quarters that somebody invents', () => {
    const QUARTERS = Array.from({ length: 200 }, (_, index) => index);
    const ask = (firstYear: number, quarter: number) => {
      const month = String((quarter % 4) * 3 + 1).padStart(2, '0');
      const first = `${firstYear + Math.floor(quarter / 4)}-${month}-01`;
      const query = new URLSearchParams({ start: `${first}T12:00:00Z`, end: `${addDays(first, 88)}T12:00:00Z` });
      return api.app.inject(`/api/events/range?${query.toString()}`);
    };
    const weekly = (startDate: string) => createEvent(api.app, { startDate, repeat: { until: null } });

    test.each([
      ['before anything there is', 1900, () => weekly('2027-01-05T19:00:00+01:00')],
      ['after all there is', 2130, () => createEvent(api.app)],
      ['while there is nothing', 2026, () => Promise.resolve()],
    ])('%s the database is asked once', async (_case, firstYear, create) => {
      await create();
      await api.app.contentRevision.refresh();
      const bodies: string[] = [];

      const statements = await statementsOf(api.app, async () => {
        for (const quarter of QUARTERS) bodies.push((await ask(firstYear, quarter)).body);
      });

      expect(new Set(bodies)).toEqual(new Set(['[]']));
      expect(statements.filter(({ sql }) => sql.includes('events'))).toHaveLength(1);
    });

    test('with trainings in all of them few are read at a time, and what is near is answered meanwhile', async () => {
      await weekly('2024-01-05T19:00:00+01:00');
      await api.app.contentRevision.refresh();

      const invented = QUARTERS.map((quarter) => ask(2040, quarter));
      const near = await day(addDays('2024-01-05', 7 * Math.floor((Date.now() / DAY_MS - 19_727) / 7)));
      const answers = await Promise.all(invented);
      const refused = answers.filter(({ statusCode }) => statusCode === 429);

      expect(near).toHaveLength(1);
      expect(refused.length).toBeGreaterThan(100);
      expect(refused[0]?.json()).toMatchObject({
        code: 'busy',
        message: expect.stringContaining('gleich noch einmal') as string,
      });
      expect(refused[0]?.headers['retry-after']).toBe('2');
      const answered = answers.filter(({ statusCode }) => statusCode === 200);
      expect(answered.length).toBeGreaterThan(10);
      expect(answered.every((answer) => answer.json<ClubEvent[]>().length >= 12)).toBe(true);
      expect((await ask(2040, 199)).statusCode).toBe(200);
    });
  });

  test('answers an event as the specification names its fields, times with the offset of Berlin', async () => {
    const { id } = await createEvent(api.app, { location: 'Stadion Musterstadt', startDate: '2026-07-04T14:00:00Z' });

    expect(await day('2026-07-04')).toEqual([
      {
        id,
        seriesId: null,
        type: 'event',
        title: 'Sommerfest',
        description: null,
        team: null,
        startDate: '2026-07-04T16:00:00+02:00',
        endDate: null,
        allDay: false,
        color: '#dc2626',
        location: 'Stadion Musterstadt',
        status: 'planned',
        reason: null,
        movedFrom: null,
        opponent: null,
        home: null,
        competition: null,
        goalsHome: null,
        goalsAway: null,
      },
    ]);
  });

  test('sorts by start and takes what overlaps, not what touches', async () => {
    await createEvent(api.app, { title: 'Abends', startDate: '2026-07-04T20:00:00+02:00' });
    await createEvent(api.app, { title: 'Morgens', startDate: '2026-07-04T09:00:00+02:00' });
    await createEvent(api.app, {
      title: 'Seit gestern',
      startDate: '2026-07-03T22:00:00+02:00',
      endDate: '2026-07-04T01:00:00+02:00',
    });
    await createEvent(api.app, {
      title: 'Bis Mitternacht',
      startDate: '2026-07-03T22:00:00+02:00',
      endDate: '2026-07-04T00:00:00+02:00',
    });
    await createEvent(api.app, { title: 'Am nächsten Tag', startDate: '2026-07-05T00:00:00+02:00' });

    expect(titles(await day('2026-07-04'))).toEqual(['Seit gestern', 'Morgens', 'Abends']);
  });

  test('all-day events last from midnight to midnight, also on days of 23 and 25 hours', async () => {
    const days = { allDay: true, startDate: '2026-10-25T12:00:00+01:00', endDate: '2026-10-25T23:59:59.999+01:00' };
    await createEvent(api.app, { ...days, title: 'Winterzeit' });
    await createEvent(api.app, { allDay: true, title: 'Sommerzeit', startDate: '2026-03-29T12:00:00+02:00' });

    expect(await range('2026-10-25T00:00:00+02:00', '2026-10-25T23:59:59+01:00')).toMatchObject([
      { title: 'Winterzeit', startDate: '2026-10-25T00:00:00+02:00', endDate: '2026-10-26T00:00:00+01:00' },
    ]);
    expect(await range('2026-03-29T00:00:00+01:00', '2026-03-29T23:59:59+02:00')).toMatchObject([
      { title: 'Sommerzeit', startDate: '2026-03-29T00:00:00+01:00', endDate: '2026-03-30T00:00:00+02:00' },
    ]);
    expect(await range('2026-10-26T00:00:00+01:00', '2026-10-26T23:59:59+01:00')).toEqual([]);
  });

  test('a series keeps its time on the clock when summer time ends', async () => {
    const { id } = await createEvent(api.app, {
      type: 'training',
      title: 'Training',
      team: '1-mannschaft',
      startDate: '2026-10-20T19:00:00+02:00',
      endDate: '2026-10-20T20:30:00+02:00',
      repeat: { until: '2026-11-03', weekdays: ['tuesday', 'thursday'] },
    });

    const dates = await range('2026-10-01T00:00:00Z', '2026-12-01T00:00:00Z');

    expect(dates.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2026-10-20T19:00:00+02:00', '2026-10-20T20:30:00+02:00'],
      ['2026-10-22T19:00:00+02:00', '2026-10-22T20:30:00+02:00'],
      ['2026-10-27T19:00:00+01:00', '2026-10-27T20:30:00+01:00'],
      ['2026-10-29T19:00:00+01:00', '2026-10-29T20:30:00+01:00'],
      ['2026-11-03T19:00:00+01:00', '2026-11-03T20:30:00+01:00'],
    ]);
    expect(dates[1]).toMatchObject({ id: `${id}_2026-10-22`, seriesId: id, title: 'Training' });
  });

  test('a series of every second week starts on the first weekday it has', async () => {
    await createEvent(api.app, {
      startDate: '2026-09-07T19:00:00+02:00', // a Monday
      repeat: { until: '2026-10-15', weekdays: ['wednesday'], interval: 2 },
    });

    const dates = await range('2026-09-01T00:00:00Z', '2026-12-01T00:00:00Z');

    expect(dates.map(({ startDate }) => startDate.slice(0, 10))).toEqual(['2026-09-09', '2026-09-23', '2026-10-07']);
  });

  test('a date of a series that ends after midnight counts on the next day', async () => {
    await createEvent(api.app, {
      startDate: '2026-07-03T22:00:00+02:00',
      endDate: '2026-07-04T02:00:00+02:00',
      repeat: { until: '2026-07-10' },
    });

    expect(await day('2026-07-04')).toHaveLength(1);
    expect(await day('2026-07-05')).toEqual([]);
  });

  test('filters by team and type', async () => {
    await createMatch(api.app, { startDate: '2026-07-04T15:00:00+02:00', opponent: 'A' });
    await createMatch(api.app, { startDate: '2026-07-04T15:00:00+02:00', opponent: 'B', team: '2-mannschaft' });
    await createEvent(api.app, { team: '2-mannschaft', repeat: { until: '2026-07-20' } });

    expect(titles(await day('2026-07-04', { team: '1-mannschaft' }))).toEqual(['SV Musterstadt – A']);
    expect(titles(await day('2026-07-04', { type: 'match', team: '2-mannschaft' }))).toEqual(['SV Musterstadt II – B']);
    expect(titles(await day('2026-07-11', { type: 'event' }))).toEqual(['Sommerfest']);
    expect(await day('2026-07-11', { team: '1-mannschaft' })).toEqual([]);
  });

  test.each([
    ['no end', { start: '2026-07-04T00:00:00Z' }],
    ['a day without time', { start: '2026-07-04', end: '2026-07-05' }],
    ['an end before the start', { start: '2026-07-04T00:00:00Z', end: '2026-07-03T00:00:00Z' }],
    ['more than 93 days', { start: '2026-10-01T00:00:00+02:00', end: '2027-01-02T00:00:00+01:00' }],
    ['a day that no month has', { start: '2026-06-31T00:00:00Z', end: '2026-07-05T00:00:00Z' }],
    ['an end an hour before the start', { start: '2026-07-04T12:00:00Z', end: '2026-07-04T11:00:00Z' }],
    ['two starts', { start: '2026-07-04T00:00:00Z,2026-07-04T00:00:00Z', end: '2026-07-05T00:00:00Z' }],
    ['a year before the first', { start: '1899-12-31T22:59:59Z', end: '1899-12-31T22:59:59Z' }],
    ['a year nobody lives in', { start: '9999-01-01T00:00:00Z', end: '9999-01-02T00:00:00Z' }],
    ['an unknown type', { start: '2026-07-04T00:00:00Z', end: '2026-07-05T00:00:00Z', type: 'party' }],
    ['an unknown parameter', { start: '2026-07-04T00:00:00Z', end: '2026-07-05T00:00:00Z', limit: '5' }],
  ])('refuses %s', async (_case, values) => {
    expect((await api.app.inject(`/api/events/range?${query(values as Record<string, string>)}`)).statusCode).toBe(400);
  });

  test('answers three months and the day after at once, and the first and last days there are', async () => {
    expect(await range('2026-10-01T00:00:00+02:00', '2027-01-01T23:59:59+01:00')).toEqual([]);
    expect(await range('1900-01-01T00:00:00+01:00', '1900-01-01T23:59:59+01:00')).toEqual([]);
    expect(await range('2200-12-31T00:00:00+01:00', '2200-12-31T23:59:59.999+01:00')).toEqual([]);
  });

  test('what lasts from one month into the next is answered once, in each of them', async () => {
    const trip = await createEvent(api.app, {
      title: 'Zeltlager',
      startDate: '2026-07-30T10:00:00+02:00',
      endDate: '2026-08-02T16:00:00+02:00',
    });
    await createEvent(api.app, { title: 'Frühschoppen', startDate: '2026-07-30T09:00:00+02:00' });
    await createEvent(api.app, { title: 'Kehraus', startDate: '2026-08-02T18:00:00+02:00' });

    expect(titles(await range('2026-07-01T00:00:00+02:00', '2026-09-01T00:00:00+02:00'))).toEqual([
      'Frühschoppen',
      'Zeltlager',
      'Kehraus',
    ]);
    expect(titles(await range('2026-08-01T00:00:00+02:00', '2026-08-02T12:00:00+02:00'))).toEqual([
      'Zeltlager',
      'Kehraus',
    ]);
    expect(await day('2026-08-01')).toMatchObject([{ id: trip.id }]);
    expect(await day('2026-08-03')).toEqual([]);
  });

  test('a change shows in a month that has been answered', async () => {
    expect(await day('2026-07-04')).toEqual([]);
    await createEvent(api.app, { startDate: '2026-07-04T10:00:00+02:00' });
    await api.app.contentRevision.refresh();
    expect(await day('2026-07-04')).toHaveLength(1);
  });

  test('says in German why a longer one is refused', async () => {
    expect(await range('2026-10-01T00:00:00+02:00', '2027-01-02T00:00:00+01:00')).toMatchObject({
      code: 'invalid_period',
      message: 'Der Zeitraum hat höchstens 93 Tage.',
    });
  });

  test('is read for whole days in Berlin, whatever the second', async () => {
    await createEvent(api.app, { title: 'Frühschoppen', startDate: '2026-07-04T00:00:00+02:00' });
    await createEvent(api.app, { title: 'Disko', startDate: '2026-07-04T23:59:59+02:00' });
    await createEvent(api.app, { title: 'Danach', startDate: '2026-07-05T00:00:00+02:00' });

    for (const [start, end] of [
      ['2026-07-04T12:00:00.001+02:00', '2026-07-04T12:00:00.002+02:00'],
      ['2026-07-03T22:00:00Z', '2026-07-04T21:59:59.999Z'],
    ] as const)
      expect(titles(await range(start, end))).toEqual(['Frühschoppen', 'Disko']);
  });
});

describe('GET /api/events/:id', () => {
  test('answers a single event and one date of a series', async () => {
    const single = await createEvent(api.app);
    const series = await createEvent(api.app, { repeat: { until: '2026-07-20' } });

    expect((await api.app.inject(`/api/events/${single.id}`)).json()).toMatchObject({ id: single.id });
    expect((await api.app.inject(`/api/events/${series.id}_2026-07-11`)).json()).toMatchObject({
      id: `${series.id}_2026-07-11`,
      startDate: '2026-07-11T16:00:00+02:00',
    });
  });

  test.each([
    ['00000000-0000-4000-8000-000000000000', 404],
    ['00000000-0000-4000-8000-000000000000_2026-07-11', 404],
    ['1', 400],
  ])('%s is answered with %i', async (id, status) => {
    expect((await api.app.inject(`/api/events/${id}`)).statusCode).toBe(status);
  });

  test('a day on which the series has no date is not found', async () => {
    const { id } = await createEvent(api.app, { repeat: { until: '2026-07-20' } });

    expect((await api.app.inject(`/api/events/${id}_2026-07-12`)).statusCode).toBe(404);
    expect((await api.app.inject(`/api/events/${id}_2026-02-31`)).statusCode).toBe(400);
  });
});
