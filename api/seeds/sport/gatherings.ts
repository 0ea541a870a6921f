import { addDays, berlinDay, berlinTime } from '../../src/berlin-time/berlin-time.ts';
import type { NewEvent } from '../../src/contract/index.ts';
import { nextDayOfYear, onWeekday } from './season.ts';

const SATURDAY = 6;
const FRIDAY = 5;
const SUNDAY = 0;
const GREEN = '#15803d';
const BLUE = '#1d4ed8';

const at = (day: string, clock: string) => berlinTime(day, clock).toISOString();
const hours = (day: string, from: string, to: string) => ({ startDate: at(day, from), endDate: at(day, to) });

/** What the club does beside the pitch, seen from `now`. */
export function gatherings(now: Date): NewEvent[] {
  const advent = addDays(nextDayOfYear('12-18', SUNDAY, now), -14); // the fourth Sunday is between 18 and 24 December
  const newYear = nextDayOfYear('01-02', SUNDAY, now);
  const meeting = nextDayOfYear('03-08', FRIDAY, now);
  const summer = nextDayOfYear('06-19', FRIDAY, now);
  const work = onWeekday(addDays(berlinDay(now), 12), SATURDAY);
  const market = { type: 'event', title: 'Unser Stand auf dem Weihnachtsmarkt', location: 'Marktbrunnen' } as const;
  return [
    {
      ...market,
      ...hours(addDays(advent, -1), '14:00', '21:00'),
      description: 'Glühwein, Waffeln und Mützen in Rot und Weiß. Der Erlös geht in die Jugend.',
    },
    { ...market, ...hours(advent, '12:00', '19:00') },
    {
      type: 'event',
      title: 'Neujahrsempfang',
      location: 'Vereinsheim',
      ...hours(newYear, '11:00', '14:00'),
      description: 'Auf ein gutes Jahr: mit Ehrungen und der Suppe, die es nur einmal gibt.',
    },
    {
      type: 'event',
      title: 'Jahreshauptversammlung',
      location: 'Vereinsheim',
      color: BLUE,
      ...hours(meeting, '19:30', '22:00'),
      description: 'Berichte, Entlastung, Wahlen und Anträge. Stimmberechtigt sind alle Mitglieder ab 16 Jahren.',
    },
    {
      type: 'event',
      title: 'Sommerfest',
      location: 'Stadion Sommerried',
      allDay: true,
      startDate: at(summer, '00:00'),
      endDate: at(addDays(summer, 3), '00:00'),
      description: 'Drei Tage Fußball, Musik und Gegrilltes.',
    },
    {
      type: 'event',
      title: 'Arbeitseinsatz auf der Anlage',
      location: 'Stadion Sommerried',
      color: GREEN,
      ...hours(work, '09:00', '13:00'),
      description: 'Hecke, Netze, Bänke. Handschuhe mitbringen, für Essen ist gesorgt.',
    },
  ];
}

/** What happens every week from twelve weeks ago on: the series of the teams, and Saturdays of the youth. */
export function weeklySeries(now: Date): NewEvent[] {
  const monday = onWeekday(addDays(berlinDay(now), -84), 1);
  const until = addDays(monday, 7 * 40);
  const training = (
    team: string,
    title: string,
    from: string,
    to: string,
    weekdays: ('monday' | 'tuesday' | 'wednesday' | 'thursday')[],
    location: string,
  ): NewEvent => ({
    type: 'training',
    team,
    title,
    location,
    color: GREEN,
    ...hours(monday, from, to),
    repeat: { until, weekdays },
  });
  return [
    training('1-mannschaft', 'Training 1. Mannschaft', '19:00', '20:30', ['tuesday', 'thursday'], 'Hauptplatz'),
    training('2-mannschaft', 'Training 2. Mannschaft', '19:30', '21:00', ['tuesday', 'thursday'], 'Nebenplatz'),
    training('a-jugend', 'Training A-Jugend', '18:30', '20:00', ['monday', 'wednesday'], 'Nebenplatz'),
    training('c-jugend', 'Training C-Jugend', '17:30', '19:00', ['tuesday', 'thursday'], 'Nebenplatz'),
    {
      type: 'event',
      title: 'Spieltag der Jugend',
      location: 'Nebenplatz und Kleinfeld',
      color: BLUE,
      ...hours(monday, '10:00', '13:30'),
      repeat: { until, weekdays: ['saturday'] },
    },
  ];
}
