import { addDays, berlinDay, berlinTime } from '../../src/berlin-time/berlin-time.ts';
import { createEventsRepository } from '../../src/events/events.repository.ts';
import type { DemoContent } from '../demo-content.ts';
import { seedOnce } from '../seed-once.ts';
import { gatherings, weeklySeries } from './gatherings.ts';
import { demoMatches, type DemoMatch } from './matches.ts';
import { onWeekday } from './season.ts';

const PORTAL = { author: null, teams: null };
const THURSDAY = 4;

/** Matches, trainings and what the club does, seen from today; only of teams that there are. */
export async function seedEvents({ db, now }: Pick<DemoContent, 'db' | 'now'>): Promise<void> {
  await seedOnce(db, 'events', 'events', async (trx) => {
    const events = createEventsRepository(trx);
    const teams = new Set(
      (await trx('teams').whereNull('deleted_at').select<{ slug: string }[]>('slug')).map(({ slug }) => slug),
    );
    const isKnown = ({ team }: { team?: string | null }) => !team || teams.has(team);
    for (const event of gatherings(now)) await events.insert(event, PORTAL);
    for (const match of demoMatches(now).filter(isKnown)) await insertMatch(events, match);
    for (const series of weeklySeries(now).filter(isKnown)) {
      const { id } = await events.insert(series, PORTAL);
      if (series.team === '1-mannschaft') await changeDates(events, id, now);
    }
  });
}

type Events = ReturnType<typeof createEventsRepository>;

async function insertMatch(events: Events, { plannedFor, startDate, reason, ...match }: DemoMatch): Promise<void> {
  if (!plannedFor) return void (await events.insert({ ...match, startDate, ...(reason ? { reason } : {}) }, PORTAL));
  const planned = await events.insert({ ...match, startDate: berlinTime(plannedFor, '15:00').toISOString() }, PORTAL);
  await events.update(planned.id, { status: 'moved', startDate, reason: reason ?? null }, PORTAL);
}

/** A training that is off next week, and one that is in the hall a week later. */
async function changeDates(events: Events, seriesId: string, now: Date): Promise<void> {
  const thursday = onWeekday(addDays(berlinDay(now), 1), THURSDAY);
  await events.update(
    `${seriesId}_${thursday}`,
    { status: 'cancelled', reason: 'Der Rasen ruht nach dem Regen' },
    PORTAL,
  );
  const later = addDays(thursday, 7);
  const startDate = berlinTime(later, '20:00').toISOString();
  await events.update(
    `${seriesId}_${later}`,
    { status: 'moved', startDate, reason: 'Nur an diesem Tag in der Halle', location: 'Sporthalle' },
    PORTAL,
  );
}
