import ICAL from 'ical.js';
import { runningApi } from '../../test/app.ts';
import { enterClub } from '../../test/club.ts';
import { createEvent, createMatch, createTeam, createTwoTeams } from '../../test/sport.ts';
import { editEvents } from './edit-events.ts';

const api = runningApi({ emptied: ['events'], prepare: (app) => Promise.all([enterClub(app), createTwoTeams(app)]) });

const EVERYBODY = { author: null, teams: null };

async function feed(path = 'alle.ics') {
  await api.app.contentRevision.refresh();
  const { body } = await api.app.inject(`/api/calendar/${path}`);
  const calendar = new ICAL.Component(ICAL.parse(body));
  return { text: body.replaceAll('\r\n ', ''), calendar, events: calendar.getAllSubcomponents('vevent') };
}
const summaries = async (path: string) =>
  (await feed(path)).events.map((event) => event.getFirstPropertyValue('summary'));

test('a feed names itself, its time zone and how often to ask', async () => {
  const answer = await api.app.inject('/api/calendar/1-mannschaft.ics');

  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR\r\n$/);
  expect(answer.body).toContain('X-WR-CALNAME:SV Musterstadt – 1. Mannschaft\r\n');
  expect(answer.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
  expect(answer.body).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n');
});

test('a match has a stable id, Berlin time and two hours when its end is open', async () => {
  const { id } = await createMatch(api.app, { startDate: '2026-09-06T15:00:00+02:00', competition: 'A-Klasse' });

  const { text } = await feed();

  expect(text).toContain(`UID:${id}\r\n`);
  expect(text).toContain('SEQUENCE:0\r\n');
  expect(text).toContain('DTSTART;TZID=Europe/Berlin:20260906T150000\r\n');
  expect(text).toContain('DTEND;TZID=Europe/Berlin:20260906T170000\r\n');
  expect(text).toContain('SUMMARY:SV Musterstadt – TSV Bergheide\r\n');
  expect(text).toContain('STATUS:CONFIRMED\r\n');
});

test('cancelling says so under the same id with a higher sequence', async () => {
  const { id } = await createMatch(api.app);
  await editEvents(api.app.db).update(id, { status: 'cancelled', reason: 'Regen' }, EVERYBODY);

  const { text } = await feed();

  expect(text).toContain(`UID:${id}\r\n`);
  expect(text).toContain('SEQUENCE:1\r\n');
  expect(text).toContain('STATUS:CANCELLED\r\n');
  expect(text).toContain('SUMMARY:Abgesagt: SV');
  expect(text).toContain('DESCRIPTION:Regen\r\n');
});

test('a date that was moved says so and why', async () => {
  const { id } = await createMatch(api.app, { competition: 'A-Klasse' });
  await editEvents(api.app.db).update(id, { status: 'moved', reason: 'Flutlicht defekt' }, EVERYBODY);

  const { text } = await feed();

  expect(text).toContain('STATUS:CONFIRMED\r\n');
  expect(text).toContain('DESCRIPTION:Verlegt: Flutlicht defekt\\nA-Klasse\r\n');
});

test('a result stands behind the title', async () => {
  await createMatch(api.app, { goalsHome: 3, goalsAway: 1 });

  expect(await summaries('alle.ics')).toEqual(['SV Musterstadt – TSV Bergheide 3:1']);
});

test('what stands beside a result, or in its place, stands there too', async () => {
  await createMatch(api.app, { goalsHome: 2, goalsAway: 0, resultNote: 'Wertung' });
  await createMatch(api.app, { startDate: '2026-11-29T15:00:00+01:00', resultNote: 'Abbruch' });

  expect(await summaries('alle.ics')).toEqual([
    'SV Musterstadt – TSV Bergheide 2:0 (Wertung)',
    'SV Musterstadt – TSV Bergheide (Abbruch)',
  ]);
});

test('all-day events are days', async () => {
  await createEvent(api.app, { allDay: true, startDate: '2026-10-25T00:00:00+02:00' });

  const { text } = await feed();

  expect(text).toContain('DTSTART;VALUE=DATE:20261025\r\n');
  expect(text).toContain('DTEND;VALUE=DATE:20261026\r\n');
});

test('a series is one rule; what differs stands beside it, what is deleted is left out', async () => {
  const events = editEvents(api.app.db);
  const { id } = await createEvent(api.app, {
    startDate: '2026-10-20T19:00:00+02:00',
    repeat: { until: '2026-11-10' },
  });
  await events.delete(`${id}_2026-10-27`, 'this', EVERYBODY);
  await events.update(`${id}_2026-11-03`, { status: 'moved', startDate: '2026-11-04T18:00:00+01:00' }, EVERYBODY);

  const { text, calendar, events: written } = await feed();

  expect(text).toContain('EXDATE;TZID=Europe/Berlin:20261027T190000\r\n');
  expect(text).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20261103T190000\r\n');
  expect(text).toContain('UNTIL=20261110T225959Z');
  const [master, moved] = written;
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? new ICAL.Component('vtimezone'));
  const series = new ICAL.Event(master, { exceptions: moved ? [moved] : [] });
  series.startDate.zone = zone;
  const dates = series.iterator();
  const starts: string[] = [];
  for (let date = dates.next(); date; date = dates.next())
    starts.push(series.getOccurrenceDetails(date).startDate.toString());
  expect(starts).toEqual(['2026-10-20T19:00:00', '2026-11-04T18:00:00', '2026-11-10T19:00:00']);
});

test('of more deleted dates than a feed names it names the latest', async () => {
  const { id } = await createEvent(api.app, {
    startDate: '2026-10-20T19:00:00+02:00',
    repeat: { until: null },
  });
  await api.app.db.raw(
    `INSERT INTO events (type, title, start_at, color, search_text, series_id, original_day, deleted_at)
     SELECT type, title, start_at, color, search_text, id, day::date, now()
     FROM events, generate_series(date '2026-10-27' - 3000, date '2026-10-27', interval '1 day') AS day WHERE id = ?`,
    [id],
  );

  expect((await feed()).text).toContain('EXDATE;TZID=Europe/Berlin:20261027T190000\r\n');
});

test('texts cannot break out of their line', async () => {
  await createEvent(api.app, { description: 'Eins;zwei,drei\nEND:VEVENT\nBEGIN:VALARM' });

  const { events } = await feed();

  expect(events).toHaveLength(1);
  expect(events[0]?.getFirstPropertyValue('description')).toBe('Eins;zwei,drei\nEND:VEVENT\nBEGIN:VALARM');
});

test('feeds are by team and by type', async () => {
  await createMatch(api.app, { title: 'Spiel der Ersten' });
  await createMatch(api.app, { title: 'Spiel der Zweiten', team: '2-mannschaft' });
  await createEvent(api.app, { title: 'Grillen der Zweiten', team: '2-mannschaft' });

  expect(await summaries('2-mannschaft.ics')).toEqual(['Grillen der Zweiten', 'Spiel der Zweiten']);
  expect(await summaries('2-mannschaft.ics?type=match')).toEqual(['Spiel der Zweiten']);
});

test.each([
  ['9-mannschaft.ics', 404],
  ['alle', 400],
  ['..%2Falle.ics', 400],
  ['alle.ics?type=party', 400],
])('%s is answered with %i', async (path, status) => {
  expect((await api.app.inject(`/api/calendar/${path}`)).statusCode).toBe(status);
});

test('no text of an older row ends a line or begins another event', async () => {
  const { id } = await createEvent(api.app, { title: 'Sommerfest' });
  const forged = 'Fest\rEND:VEVENT\r\nBEGIN:VEVENT\u0085UID:falsch\u2028X\u0007';
  await api.app.db('events').where({ id }).update({ title: forged, description: forged, location: forged });

  const { text, events } = await feed();

  expect(events).toHaveLength(1);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
});

describe('a single date', () => {
  async function file(id: string) {
    await api.app.contentRevision.refresh();
    const { statusCode, headers, body } = await api.app.inject(`/api/events/${id}/termin.ics`);
    return { statusCode, type: headers['content-type'], text: body.replaceAll('\r\n ', '') };
  }

  test('is a calendar of its own, with no name that an app would make a new one for', async () => {
    const { id } = await createMatch(api.app, { startDate: '2026-09-06T15:00:00+02:00' });
    await createEvent(api.app, { title: 'Sommerfest' });

    const { type, text } = await file(id);

    expect(type).toBe('text/calendar; charset=utf-8');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain(`UID:${id}\r\n`);
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20260906T150000\r\n');
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n');
    expect(text).not.toContain('X-WR-CALNAME');
  });

  test('that is cancelled says so, under the same id', async () => {
    const { id } = await createMatch(api.app);
    await editEvents(api.app.db).update(id, { status: 'cancelled', reason: 'Regen' }, EVERYBODY);

    const { text } = await file(id);

    expect(text).toContain(`UID:${id}\r\n`);
    expect(text).toContain('STATUS:CANCELLED\r\n');
    expect(text).toContain('SEQUENCE:1\r\n');
  });

  test('of a series stands alone, also where it has something of its own', async () => {
    const { id } = await createEvent(api.app, {
      startDate: '2026-10-20T19:00:00+02:00',
      repeat: { until: '2026-11-10' },
    });
    await editEvents(api.app.db).update(`${id}_2026-11-03`, { location: 'Halle' }, EVERYBODY);

    const [planned, own] = [await file(`${id}_2026-10-27`), await file(`${id}_2026-11-03`)];

    expect(planned.text).toContain(`UID:${id}_2026-10-27\r\n`);
    expect(planned.text).toContain('DTSTART;TZID=Europe/Berlin:20261027T190000\r\n');
    expect(own.text).toContain(`UID:${id}_2026-11-03\r\n`);
    expect(own.text).toContain('LOCATION:Halle\r\n');
    expect(planned.text + own.text).not.toMatch(/FREQ=WEEKLY|RECURRENCE-ID/);
    expect((await file(id)).statusCode).toBe(404);
    expect((await file(`${id}_2026-10-28`)).statusCode).toBe(404);
  });

  test('that nobody can name is refused', async () => {
    expect((await file('x')).statusCode).toBe(400);
  });
});

test('deleting a date of a series and taking that back raise sequence and time of the series, not its version', async () => {
  const events = editEvents(api.app.db);
  const { id, version } = await createEvent(api.app, {
    startDate: '2026-10-20T19:00:00+02:00',
    repeat: { until: '2026-11-10' },
  });
  await events.update(`${id}_2026-11-03`, { title: 'Laufen' }, EVERYBODY);
  await api.app.db('events').update({ updated_at: '2026-01-01T00:00:00Z' });
  const read = async () => {
    const [master, changed] = (await feed()).events;
    const sequence = (event = master) => Number(event?.getFirstPropertyValue('sequence'));
    const time = (name: string) => String(master?.getFirstPropertyValue(name));
    return { master: sequence(), changed: sequence(changed), modified: time('last-modified'), stamp: time('dtstamp') };
  };
  const states = [await read()];

  await events.delete(`${id}_2026-10-27`, 'this', EVERYBODY);
  states.push(await read());
  await events.restore(`${id}_2026-10-27`, 'this', EVERYBODY);
  states.push(await read());
  await events.update(id, { repeat: { until: '2026-10-20' } }, EVERYBODY);
  states.push(await read());

  expect(states.map(({ master }) => master)).toEqual([0, 1, 2, 3]);
  expect(states.slice(0, 3).every(({ master, changed }) => changed > master)).toBe(true);
  expect(states[0]?.modified).toBe('2026-01-01T00:00:00Z');
  expect(states.slice(1).every(({ modified, stamp }) => modified > '2026-01-01T00:00:00Z' && stamp === modified)).toBe(
    true,
  );
  expect(version).toBe(1);
});

test('a team that has another address since is found at its former one, until another team has that', async () => {
  const { slug } = await createTeam(api.app, { name: 'E-Jugend', slug: 'e-jugend' });
  await api.app.db('teams').where({ slug }).update({ slug: 'e1-jugend' });
  const ask = async (query = '') => {
    await api.app.contentRevision.refresh();
    const { statusCode, headers } = await api.app.inject(`/api/calendar/e-jugend.ics${query}`);
    return [statusCode, headers['location'], headers['cache-control']];
  };

  expect(await ask()).toEqual([301, '/api/calendar/e1-jugend.ics', 'no-cache']);
  expect(await ask('?type=match')).toEqual([301, '/api/calendar/e1-jugend.ics?type=match', 'no-cache']);

  await createTeam(api.app, { name: 'Neue E-Jugend', slug: 'e-jugend' });
  expect((await ask())[0]).toBe(200);
  await api.app.db('teams').whereIn('slug', ['e-jugend', 'e1-jugend']).update({ deleted_at: new Date() });
  expect((await ask())[0]).toBe(404);
  await api.app.db('teams').whereIn('slug', ['e-jugend', 'e1-jugend']).delete();
});

test('what stays of a deleted team goes on to those who subscribed to it, a cancellation as well', async () => {
  const { slug } = await createTeam(api.app, { name: 'Mini-Kicker', slug: 'mini-kicker' });
  const { id } = await createMatch(api.app, { title: 'Letztes Spiel', team: slug });
  await api.app.db('teams').where({ slug }).update({ deleted_at: new Date() });
  await api.app.db('events').where({ id }).update({ status: 'cancelled', reason: 'Platz gesperrt' });

  const { text } = await feed('mini-kicker.ics');

  expect(text).toContain('X-WR-CALNAME:SV Musterstadt – Mini-Kicker\r\n');
  expect(text).toContain('SUMMARY:Abgesagt: Letztes Spiel\r\n');
  await api.app.db('events').where({ id }).delete();
  await api.app.contentRevision.refresh();
  expect((await api.app.inject('/api/calendar/mini-kicker.ics')).statusCode).toBe(404);
  await api.app.db('teams').where({ slug }).delete();
});
