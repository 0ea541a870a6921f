import { trainingTime } from '../../test/factories.ts';
import { weekdayName } from '@portal/shared-ui/calendar-words';
import { timesByTeam, timesOfTeam, trainingLine } from './training-times.ts';

test('takes the active times of exactly this team, spaces aside, Monday first, then by start', () => {
  const times = [
    trainingTime({ dayOfWeek: 'sunday', startTime: '09:00' }),
    trainingTime({ dayOfWeek: 'thursday', startTime: '20:30', team: ' 1. Mannschaft ' }),
    trainingTime({ dayOfWeek: 'thursday', startTime: '19:00' }),
    trainingTime({ dayOfWeek: 'monday', startTime: '20:00' }),
    trainingTime({ dayOfWeek: 'tuesday', active: false }),
    trainingTime({ dayOfWeek: 'tuesday', team: '1. mannschaft' }),
    trainingTime({ dayOfWeek: 'tuesday', team: '2. Mannschaft' }),
  ];
  expect(timesOfTeam(times, '1. Mannschaft').map((time) => `${time.dayOfWeek} ${time.startTime}`)).toEqual([
    'monday 20:00',
    'thursday 19:00',
    'thursday 20:30',
    'sunday 09:00',
  ]);
});

test.each([
  [{}, 'Dienstag - 19:00 - 20:30 Uhr'],
  [{ endTime: null }, 'Dienstag - 19:00 Uhr'],
  [{ notes: 'Kunstrasen' }, 'Dienstag - 19:00 - 20:30 Uhr (Kunstrasen)'],
  [{ everyWeeks: 2, notes: 'Halle' }, 'Dienstag - 19:00 - 20:30 Uhr (alle 2 Wochen, Halle)'],
  [{ notes: ' ', dayOfWeek: 'saturday' as const }, 'Samstag - 19:00 - 20:30 Uhr'],
])('writes a line %#', (given, line) => {
  expect(trainingLine(trainingTime(given))).toBe(line);
});

test('names the days in German', () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  expect(days.map(weekdayName)).toEqual([
    'Montag',
    'Dienstag',
    'Mittwoch',
    'Donnerstag',
    'Freitag',
    'Samstag',
    'Sonntag',
  ]);
});

test('groups by team in the order of the club, teams without a time left out, unknown teams last', () => {
  const times = ['Zumba', 'Ähren', 'A-Jugend', '1. Mannschaft'].map((team) => trainingTime({ team }));
  expect(timesByTeam(times, ['1. Mannschaft', '2. Mannschaft', 'A-Jugend']).map(([team]) => team)).toEqual([
    '1. Mannschaft',
    'A-Jugend',
    'Ähren',
    'Zumba',
  ]);
});
