import type { EditableEvent, EditableEventQuery, PageOf } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { fold } from '../rich-text/fold.ts';
import { OVER_AT, presentEvents } from './event-queries.ts';
import { toEditableEvent, type EventRow } from './event-row.ts';

const PER_PAGE = 50;
const MOST_WORDS = 10;

/** The list for editors, and for trainers that of their own teams. */
export function listEvents(db: Database) {
  return {
    async findPage(query: EditableEventQuery, teams: readonly string[] | null): Promise<PageOf<EditableEvent>> {
      const { search = '', page = 1, limit = PER_PAGE, team, type, missing } = query;
      const words = fold(search).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
      const found = presentEvents(db).modify((events) => {
        for (const word of words) void events.whereRaw('strpos(events.search_text, ?) > 0', [word]);
        if (teams) void events.whereIn('events.team', [...teams]);
        if (team) void events.where('events.team', team);
        if (type) void events.where('events.type', type);
        if (missing)
          void events
            .where('events.type', 'match')
            .whereNull('events.goals_home')
            .whereNot('events.status', 'cancelled')
            .whereRaw(`${OVER_AT} <= now()`);
      });
      const items: Promise<EventRow[]> = found
        .clone()
        .orderBy([
          { column: 'events.start_at', order: 'desc' },
          { column: 'events.id', order: 'desc' },
        ])
        .limit(limit)
        .offset((page - 1) * limit);
      const count = found.clone().clearSelect().count<{ count: string }[]>('* as count');
      const [rows, [counted]] = await Promise.all([items, count]);
      const total = Number(counted?.count ?? 0);
      return { items: rows.map(toEditableEvent), page, pages: Math.max(1, Math.ceil(total / limit)), total };
    },
  };
}
