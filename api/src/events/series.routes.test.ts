import { seriesDesk } from '../../test/series-desk.ts';
import { signInTrainer } from '../../test/sign-in.ts';
import type { EditableEvent } from '../contract/index.ts';

const desk = seriesDesk();
const { send, on, dates, overview, seriesId } = desk;

test('cancelling one date leaves the others, keeps the id and the end', async () => {
  const answer = await send('PATCH', on('2026-11-03'), { status: 'cancelled', reason: 'Platz gesperrt' });

  expect(answer.json()).toMatchObject({
    id: on('2026-11-03'),
    seriesId: seriesId(),
    status: 'cancelled',
    endDate: '2026-11-03T20:30:00+01:00',
    repeat: { until: '2026-11-17' },
  });
  expect(await overview()).toEqual([
    '10-20T19:00 Training planned',
    '10-27T19:00 Training planned',
    '11-03T19:00 Training cancelled',
    '11-10T19:00 Training planned',
    '11-17T19:00 Training planned',
  ]);
  expect((await desk.app.inject(`/api/events/${on('2026-11-03')}`)).json()).toMatchObject({ reason: 'Platz gesperrt' });
});

test('a moved date stands on its new day under its old id', async () => {
  await send('PATCH', on('2026-11-03'), { status: 'moved', startDate: '2026-11-05T18:00:00+01:00' });

  expect((await dates()).find(({ status }) => status === 'moved')).toMatchObject({
    id: on('2026-11-03'),
    startDate: '2026-11-05T18:00:00+01:00',
    endDate: '2026-11-05T19:30:00+01:00',
    movedFrom: '2026-11-03T19:00:00+01:00',
  });
  expect(await dates()).toHaveLength(5);
});

test('two people who change the same date at once: one wins, whether it had a row of its own or not', async () => {
  for (const version of [1, 2]) {
    const answers = await Promise.all(
      ['Eins', 'Zwei'].map((title) => send('PATCH', on('2026-11-03'), { title, version })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  }
});

test('deleting one date takes it away for good', async () => {
  await send('PATCH', on('2026-11-03'), { title: 'Laufen' });

  expect((await send('DELETE', on('2026-11-03'))).statusCode).toBe(204);

  expect(await dates()).toHaveLength(4);
  expect((await send('GET', on('2026-11-03'))).statusCode).toBe(404);
  expect((await send('DELETE', on('2026-11-03'))).statusCode).toBe(404);
});

test('changing all moves every date by as much as this one, and each keeps what is its own', async () => {
  await send('PATCH', on('2026-10-27'), { title: 'Laufen' });
  await send('PATCH', on('2026-11-03'), { status: 'cancelled', reason: 'Platz gesperrt' });
  await send('PATCH', on('2026-11-10'), { startDate: '2026-11-10T10:00:00+01:00' });
  await send('DELETE', on('2026-11-17'));

  const answer = await send('PATCH', on('2026-11-03'), {
    scope: 'all',
    title: 'Einheit',
    startDate: '2026-11-04T18:30:00+01:00',
    repeat: { until: '2026-11-18' },
  });

  expect(answer.json()).toMatchObject({ id: seriesId(), repeat: { weekdays: ['wednesday'], until: '2026-11-18' } });
  expect(await overview()).toEqual([
    '10-21T18:30 Einheit planned',
    '10-28T18:30 Laufen planned',
    '11-04T18:30 Einheit cancelled',
    '11-10T10:00 Einheit planned',
  ]);
});

test.each([
  ['2026-11-04T19:00:00+01:00', '2026-11-18', ['11-04', '11-11', '11-18']],
  ['2026-11-02T19:00:00+01:00', '2026-11-16', ['11-02', '11-09', '11-16']],
])('moved to %s with all following, a series has as many dates as before', async (startDate, until, days) => {
  await send('PATCH', seriesId(), { repeat: { until: '2026-11-17' } });

  const answer = await send('PATCH', on('2026-11-03'), { scope: 'following', startDate });

  expect(answer.json()).toMatchObject({ repeat: { until } });
  expect((await overview()).map((date) => date.slice(0, 5))).toEqual(['10-20', '10-27', ...days]);
});

test.each([
  ['2026-11-10T19:00:00+01:00', '2026-11-24', ['10-27', '11-10', '11-24']],
  ['2026-11-17T19:00:00+01:00', '2026-11-17', ['11-03', '11-17']],
])('of every second week moved to %s, a series ends in the week that is its', async (startDate, until, days) => {
  await send('PATCH', seriesId(), { repeat: { until: '2026-11-17', interval: 2 } });

  const answer = await send('PATCH', on('2026-11-03'), { scope: 'all', startDate });

  expect(answer.json()).toMatchObject({ repeat: { until } });
  expect((await overview()).map((date) => date.slice(0, 5))).toEqual(days);
});

test('changing this and following ends the old series and begins a new one', async () => {
  await send('PATCH', on('2026-10-27'), { status: 'cancelled', reason: 'Ferien' });
  await send('PATCH', on('2026-11-10'), { status: 'cancelled', reason: 'Platz gesperrt' });

  const answer = await send('PATCH', on('2026-11-03'), { scope: 'following', title: 'Halle' });

  const { id, repeat } = answer.json<EditableEvent>();
  expect(id).not.toBe(seriesId());
  expect(repeat).toMatchObject({ until: '2026-11-17', weekdays: ['tuesday'], interval: 1 });
  expect((await send('GET', seriesId())).json()).toMatchObject({ repeat: { until: '2026-10-27' }, title: 'Training' });
  expect(await overview()).toEqual([
    '10-20T19:00 Training planned',
    '10-27T19:00 Training cancelled',
    '11-03T19:00 Halle planned',
    '11-10T19:00 Halle cancelled',
    '11-17T19:00 Halle planned',
  ]);
});

test.each(['following', 'all'])('cancelling or not %s says so of the date that was named, too', async (scope) => {
  await send('PATCH', on('2026-11-03'), { status: 'cancelled', reason: 'Platz gesperrt' });
  await send('PATCH', on('2026-11-10'), { status: 'moved', startDate: '2026-11-11T18:00:00+01:00' });
  await send('PATCH', on('2026-11-10'), { scope, status: 'cancelled', reason: 'Winterpause' });
  const reasons = async () => (await dates()).map(({ reason }) => reason).slice(-3);
  expect(await reasons()).toEqual(['Platz gesperrt', 'Winterpause', 'Winterpause']);

  const [named] = (await dates()).slice(2);
  await send('PATCH', named?.id ?? '', { scope, status: 'planned' });

  expect(await reasons()).toEqual([null, ...(scope === 'all' ? [null, null] : ['Winterpause', 'Winterpause'])]);
});

test('this and following from the first date on is the whole series', async () => {
  const answer = await send('PATCH', on('2026-10-20'), { scope: 'following', title: 'Halle' });

  expect(answer.json()).toMatchObject({ id: seriesId(), title: 'Halle', version: 2 });
  expect(await dates()).toHaveLength(5);
});

test('deleting this and following keeps what was before; deleting all nothing', async () => {
  await send('PATCH', on('2026-11-10'), { title: 'Laufen' });

  expect((await send('DELETE', `${on('2026-11-03')}?scope=following`)).statusCode).toBe(204);
  expect(await overview()).toEqual(['10-20T19:00 Training planned', '10-27T19:00 Training planned']);

  await send('PATCH', on('2026-10-27'), { title: 'Laufen' });
  expect((await send('DELETE', `${on('2026-10-27')}?scope=all`)).statusCode).toBe(204);
  expect(await dates()).toEqual([]);
  expect((await send('GET', on('2026-10-27'))).statusCode).toBe(404);
});

test('a longer series and other weekdays are a change of all', async () => {
  await send('PATCH', on('2026-10-27'), { status: 'cancelled', reason: 'Ferien' });

  await send('PATCH', seriesId(), { repeat: { until: '2026-11-05', weekdays: ['thursday', 'tuesday'] } });

  expect(await overview()).toEqual([
    '10-20T19:00 Training planned',
    '10-22T19:00 Training planned',
    '10-27T19:00 Training cancelled',
    '10-29T19:00 Training planned',
    '11-03T19:00 Training planned',
    '11-05T19:00 Training planned',
  ]);
});

test.each([
  ['a rule for one date', { repeat: { until: '2027-01-01' } }],
  ['a date that becomes a match', { type: 'match', opponent: 'x', home: true }],
  ['a series that becomes matches', { type: 'match', opponent: 'x', home: true, scope: 'all' }],
  ['a series that is moved without a date', { status: 'moved', scope: 'all' }],
  ['an end before the start', { scope: 'following', repeat: { until: '2026-10-30' } }],
  ['an unknown scope', { title: 'x', scope: 'some' }],
])('%s is refused and changes nothing', async (_case, payload) => {
  expect((await send('PATCH', on('2026-11-03'), payload)).statusCode).toBe(400);
  expect(await desk.app.db('events')).toMatchObject([{ version: 1 }]);
});

test('a trainer does not reach a series of others through a date that was handed over', async () => {
  const trainer = await signInTrainer(desk.app, '2-mannschaft');
  await send('PATCH', on('2026-11-03'), { team: '2-mannschaft' });

  expect((await send('PATCH', on('2026-11-03'), { title: 'Neu' }, trainer)).statusCode).toBe(200);
  expect((await send('PATCH', on('2026-11-03'), { title: 'Neu', scope: 'all' }, trainer)).statusCode).toBe(403);
  expect((await send('DELETE', `${on('2026-11-03')}?scope=following`, undefined, trainer)).statusCode).toBe(403);
});
