import { runningApi } from '../../test/app.ts';
import { createEvent, createMatch, createTeam, createTwoTeams } from '../../test/sport.ts';
import { addDays, berlinDay, berlinTime } from '../time/berlin-time.ts';
import { WEEKDAYS, type Cancellation } from '../contract/index.ts';
import { editEvents } from './edit-events.ts';

const api = runningApi({ emptied: ['events'], prepare: createTwoTeams });

const inDays = (days: number, clock = '19:00') => berlinTime(addDays(berlinDay(new Date()), days), clock).toISOString();
const cancelled = () => api.read<Cancellation[]>('/api/events/cancelled');
const GONE = { status: 'cancelled', reason: 'Platz gesperrt' } as const;

test('says what does not take place today and tomorrow, soonest first, and of which team it is', async () => {
  await createEvent(api.app, { title: 'Fest', startDate: inDays(1), ...GONE, reason: 'Sturm' });
  await createEvent(api.app, {
    type: 'training',
    title: 'Training',
    team: '2-mannschaft',
    startDate: inDays(0),
    ...GONE,
  });
  await createEvent(api.app, { title: 'Findet statt', startDate: inDays(0) });
  await createEvent(api.app, { title: 'Gestern', startDate: inDays(-1), ...GONE });
  await createEvent(api.app, { title: 'Übermorgen', startDate: inDays(2), ...GONE });

  expect(await cancelled()).toMatchObject([
    {
      title: 'Training',
      teamName: '2. Mannschaft',
      reason: 'Platz gesperrt',
      team: '2-mannschaft',
    },
    { title: 'Fest', teamName: null, reason: 'Sturm', team: null },
  ]);
});

test('an event of several days is named by today from its second day on; a night that began yesterday is over', async () => {
  await createEvent(api.app, { title: 'Camp', startDate: inDays(-1, '10:00'), endDate: inDays(1, '16:00'), ...GONE });
  await createEvent(api.app, { title: 'Morgen', startDate: inDays(1), endDate: inDays(4), ...GONE });
  await createEvent(api.app, { title: 'Feier', startDate: inDays(-1, '22:00'), endDate: inDays(0, '02:00'), ...GONE });

  const [camp, tomorrow, ...others] = await cancelled();
  expect(camp).toMatchObject({ title: 'Camp', day: berlinDay(new Date()) });
  expect(camp).toMatchObject({ lastDay: addDays(berlinDay(new Date()), 1) });
  expect(tomorrow).toMatchObject({ title: 'Morgen', day: addDays(berlinDay(new Date()), 1) });
  expect(others).toEqual([]);
});

test('one cancelled date of a series is one of them, the others are not', async () => {
  const day = berlinDay(new Date());
  const team = await createTeam(api.app, { name: 'A-Jugend', matchName: 'JSG Musterstadt' });
  const series = await createEvent(api.app, {
    type: 'training',
    title: 'Training',
    team: team.slug,
    startDate: inDays(0),
    repeat: {
      until: addDays(day, 20),
      weekdays: [...WEEKDAYS],
    },
  });
  await editEvents(api.app.db).update(`${series.id}_${addDays(day, 1)}`, GONE, { author: null, teams: null });

  expect(await cancelled()).toMatchObject([{ id: `${series.id}_${addDays(day, 1)}`, team: 'a-jugend' }]);
});

test('a match of two own teams is marked where it is told again, for the page of the second team', async () => {
  const startDate = inDays(1);
  await createMatch(api.app, { startDate, opponent: 'SV Musterstadt II', ...GONE });
  await createMatch(api.app, { startDate, opponent: 'SV Musterstadt', team: '2-mannschaft', home: false, ...GONE });

  const told = (await cancelled()).map(({ team, toldTwice = false }) => [team, toldTwice]);
  expect(Object.fromEntries(told)).toEqual({ '1-mannschaft': false, '2-mannschaft': true });
});
