import { runningApi } from '../../test/app.ts';
import { addDays, berlinDay, berlinTime, berlinTimestamp } from '../time/berlin-time.ts';
import { createEvent, createMatch, createTeam } from '../../test/sport.ts';
import type { Matches } from '../contract/index.ts';
import { tellPassingTime } from './passing-time.ts';

const api = runningApi({ emptied: ['events'], prepare: (app) => createTeam(app) });

const MINUTE = 60_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const toldUntil = (time: Date) => api.app.db('passing_time').update({ told_until: time });

test('the end of a match makes readers ask again, once for all instances', async () => {
  const { id } = await createMatch(api.app, { startDate: hoursAgo(1).toISOString() });
  await api.app.contentRevision.refresh();
  const matches = async () => (await api.app.inject('/api/matches')).json<Matches>();
  expect((await matches()).fixtures).toHaveLength(1);
  await toldUntil(new Date());
  expect(await tellPassingTime(api.app.db)).toBe(false);

  // This stands for 70 minutes that pass without a write.
  await api.app.db.raw('ALTER TABLE events DISABLE TRIGGER events_content_revision');
  await api.app
    .db('events')
    .where({ id })
    .update({ start_at: hoursAgo(2.1) });
  await api.app.db.raw('ALTER TABLE events ENABLE TRIGGER events_content_revision');
  await toldUntil(hoursAgo(0.2));
  await api.app.contentRevision.refresh();
  const before = api.app.contentRevision.current();

  const told = await Promise.all([
    tellPassingTime(api.app.db),
    tellPassingTime(api.app.db),
    tellPassingTime(api.app.db),
  ]);

  expect(told.filter(Boolean)).toHaveLength(1);
  await api.app.contentRevision.refresh();
  expect(api.app.contentRevision.current()).toBe(before + 1);
  expect((await matches()).results).toHaveLength(1);
});

test('a new day in Berlin makes readers ask again', async () => {
  await toldUntil(hoursAgo(24));

  expect(await tellPassingTime(api.app.db)).toBe(true);
  expect(await tellPassingTime(api.app.db)).toBe(false);
});

test('the kick-off of a match makes readers ask again', async () => {
  await createMatch(api.app, { startDate: hoursAgo(0.1).toISOString() });
  await toldUntil(hoursAgo(0.05));
  expect(await tellPassingTime(api.app.db)).toBe(false);

  await toldUntil(hoursAgo(0.15));

  expect(await tellPassingTime(api.app.db)).toBe(true);
});

test('the end of a training makes readers ask again', async () => {
  const ended = new Date(Math.floor(Date.now() / MINUTE - 1) * MINUTE);
  const weekBefore = (time: Date) =>
    berlinTimestamp(berlinTime(addDays(berlinDay(time), -7), berlinTimestamp(time).slice(11, 16)));
  await createEvent(api.app, {
    type: 'training',
    team: '1-mannschaft',
    startDate: weekBefore(new Date(ended.getTime() - MINUTE)),
    endDate: weekBefore(ended),
    repeat: { until: null },
  });
  await toldUntil(new Date(ended.getTime() + 1000));
  expect(await tellPassingTime(api.app.db)).toBe(false);

  await toldUntil(new Date(ended.getTime() - 1000));

  expect(await tellPassingTime(api.app.db)).toBe(true);
});
