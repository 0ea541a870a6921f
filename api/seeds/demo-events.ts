import { addDays, berlinDay, berlinTime } from '../src/time/berlin-time.ts';
import type { NewEvent } from '../src/contract/index.ts';
import type { Database } from '../src/database/connect.ts';
import { editEvents } from '../src/events/edit-events.ts';
import { editTrainingTimes } from '../src/events/edit-training-times.ts';
import type {
  DemoFiles,
  DemoGathering,
  DemoSeason,
  DemoSeries,
  DemoTraining,
  PlayedMatch,
} from '../src/backup/demo-files.ts';
import { comingDay, lastMatchDay, matchDays, onWeekday, publicationDate } from './season.ts';

const PORTAL = { author: null, teams: null };
const PLAYED = 12;
/** Series began twelve weeks ago and go on for half a year. */
const SERIES_DAYS = { before: 84, length: 280 };

type Events = ReturnType<typeof editEvents>;

/** A match, and the day it was planned for when it was moved. */
type DemoMatch = NewEvent & { plannedFor?: string };

const at = (day: string, clock: string) => berlinTime(day, clock).toISOString();

/** Matches, series and what the club does, seen from `now`; only of the given teams. */
export async function insertEvents(
  events: Events,
  files: Pick<DemoFiles, 'gatherings' | 'series' | 'matches' | 'homeGround'>,
  teams: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const isKnown = ({ team }: { team?: string | null }) => !team || teams.has(team);
  for (const gathering of files.gatherings) await events.insert(toEvent(gathering, now), PORTAL);
  for (const match of demoMatches(files, now).filter(isKnown)) await insertMatch(events, match);
  for (const series of files.series) await insertSeries(events, series, now);
}

function toEvent({ day, ...gathering }: DemoGathering, now: Date): NewEvent {
  const first = comingDay(day, now);
  if ('days' in gathering) {
    const { days, ...event } = gathering;
    return {
      type: 'event',
      ...event,
      allDay: true,
      startDate: at(first, '00:00'),
      endDate: at(addDays(first, days), '00:00'),
    };
  }
  const { from, to, ...event } = gathering;
  return { type: 'event', ...event, startDate: at(first, from), endDate: at(first, to) };
}

async function insertSeries(events: Events, { from, to, weekdays, ...series }: DemoSeries, now: Date) {
  const monday = seriesBegin(now);
  const repeat = { until: addDays(monday, SERIES_DAYS.length), weekdays };
  await events.insert({ ...series, startDate: at(monday, from), endDate: at(monday, to), repeat }, PORTAL);
}

function seriesBegin(now: Date): string {
  return onWeekday(addDays(berlinDay(now), -SERIES_DAYS.before), 'monday');
}

/** The weekly trainings, seen from `now`. */
export async function insertTrainings(db: Database, trainings: readonly DemoTraining[], now: Date): Promise<void> {
  const events = editEvents(db);
  for (const { changes = [], ...time } of trainings) {
    const { id } = await editTrainingTimes(db).insert(time, null, seriesBegin(now));
    for (const { week, at: clock, ...change } of changes) {
      const day = addDays(onWeekday(addDays(berlinDay(now), 1), time.dayOfWeek), 7 * week);
      await events.update(`${id}_${day}`, { ...change, ...(clock && { startDate: at(day, clock) }) }, PORTAL);
    }
  }
}

async function insertMatch(events: Events, { plannedFor, startDate, reason, ...match }: DemoMatch): Promise<void> {
  if (!plannedFor) return void (await events.insert({ ...match, startDate, ...(reason ? { reason } : {}) }, PORTAL));
  const planned = await events.insert({ ...match, startDate: at(plannedFor, '15:00') }, PORTAL);
  await events.update(planned.id, { status: 'moved', startDate, reason: reason ?? null }, PORTAL);
}

/** The season of the teams around `now`: what was played, and what is to come from the derby on. */
export function demoMatches(
  { matches, homeGround }: Pick<DemoFiles, 'matches' | 'homeGround'>,
  now: Date,
): DemoMatch[] {
  const last = lastMatchDay(now);
  return Object.entries(matches).flatMap(([team, season]) => {
    const plan = (day: string, opponent: string, home: boolean): DemoMatch => ({
      type: 'match',
      team,
      opponent,
      home,
      startDate: at(day, season.kickOff),
      competition: season.competition,
      location: home ? homeGround : `Sportplatz ${opponent.replace(/^\S+ | II$/g, '')}`,
    });
    const withResult = (day: string, [opponent, home, goalsHome, goalsAway]: PlayedMatch): DemoMatch => ({
      ...plan(day, opponent, home),
      goalsHome,
      goalsAway,
    });
    const ahead = matchDays(addDays(last, 7), 'ahead', season.fixtures.length).flatMap((day, index) => {
      const [opponent, home] = season.fixtures[index] ?? [];
      if (opponent === undefined || home === undefined) return [];
      return [changed(season, index, day, plan(day, opponent, home))];
    });
    return [...playedDays(season, last, now).map(([day, match]) => withResult(day, match)), ...ahead];
  });
}

/** Last Sunday first, then back in time: what articles tell of a day, else what was played on other Sundays. */
function playedDays({ lastSunday, told, played }: DemoSeason, last: string, now: Date): [day: string, PlayedMatch][] {
  const dayOf = (day: string) => berlinDay(publicationDate({ day, weekday: 'sunday', at: '12:00' }, now));
  const toldByDay = new Map(told.map(({ day, match }) => [dayOf(day), match]));
  const rest = [...played];
  const earlier = matchDays(last, 'back', PLAYED)
    .slice(1)
    .flatMap((day): [string, PlayedMatch][] => {
      const match = toldByDay.get(day) ?? rest.shift();
      return match ? [[day, match]] : [];
    });
  return [[last, lastSunday], ...earlier];
}

/** One match under floodlights instead of on Sunday, and one that is off. */
function changed(season: DemoSeason, index: number, day: string, planned: DemoMatch): DemoMatch {
  const change = season.changes.find(({ match }) => match === index);
  if (!change) return planned;
  const { status, reason, daysLater = 0, at: clock = season.kickOff } = change;
  if (status !== 'moved') return { ...planned, status, reason };
  return { ...planned, plannedFor: day, startDate: at(addDays(day, daysLater), clock), reason };
}
