import { addDays, berlinDay, berlinTime, OVER_AT } from '../time/berlin-time.ts';
import type { AgendaQuery, EditableEvent, EditableEventQuery, PageOf } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { findPageOf, toPage } from '../editing/admin-list.ts';
import { findDates, narrowEvents } from './dates-in-range.ts';
import { invalidEvent } from './event-errors.ts';
import { presentEvents } from './event-queries.ts';
import { toEditableEvent } from './event-row.ts';
import { readPeriod } from './event-times.ts';

const PER_PAGE = 50;
/** How far an agenda reaches: at most as far as a series. */
const AGENDA_DAYS = 731;
/** More than all teams of a club have in that time. */
const MOST_DATES = 5_000;

/** The lists for editors, and for trainers those of their own teams. */
export function listEvents(db: Database) {
  return {
    async findPage(query: EditableEventQuery, teams: readonly string[] | null): Promise<PageOf<EditableEvent>> {
      const { page = 1, limit = PER_PAGE, missing, sort = 'latest', ...filter } = query;
      const direction = sort === 'latest' ? 'desc' : 'asc';
      const found = presentEvents(db)
        .modify(narrowEvents({ ...filter, teams }))
        .modify((events) => {
          if (missing)
            void events
              .where('events.type', 'match')
              .whereNull('events.goals_home')
              .whereNull('events.result_note')
              .whereNot('events.status', 'cancelled')
              .whereRaw(`${OVER_AT} <= now()`);
        });
      const rows = found.clone().orderBy([
        { column: 'events.start_at', order: direction },
        { column: 'events.id', order: direction },
      ]);
      return findPageOf(rows, found.clone().clearSelect(), { page, limit }, toEditableEvent);
    },

    /** Dates one by one, those of series too. Throws 400 for an impossible period. */
    async findAgenda(query: AgendaQuery, teams: readonly string[] | null): Promise<PageOf<EditableEvent>> {
      const { page = 1, limit = PER_PAGE, when = 'upcoming', start, end, sort, ...filter } = query;
      if (!start !== !end) throw invalidEvent(start ? 'end' : 'start', 'Ein Zeitraum hat Beginn und Ende.');
      const period = start && end ? readPeriod(start, end) : periodOf(when, new Date());
      const isLatestFirst = sort ? sort === 'latest' : when === 'past' && !start;
      const keep = isLatestFirst ? 'latest' : 'soonest';
      const dates = await findDates(db, { ...period, ...filter, teams, most: MOST_DATES + 1, keep });
      const ordered = (isLatestFirst ? dates.reverse() : dates).slice(0, MOST_DATES);
      const shown = ordered.slice((page - 1) * limit, page * limit);
      return {
        ...toPage(shown.map(toEditableEvent), ordered.length, { page, limit }),
        ...(dates.length > MOST_DATES && { moreFollow: true }),
      };
    },
  };
}

/** All of today is still to come; events that have begun are past as well. */
function periodOf(when: 'upcoming' | 'past', now: Date): { start: Date; end: Date } {
  const today = berlinDay(now);
  if (when === 'past') return { start: berlinTime(addDays(today, -AGENDA_DAYS)), end: now };
  return { start: berlinTime(today), end: berlinTime(addDays(today, AGENDA_DAYS)) };
}
