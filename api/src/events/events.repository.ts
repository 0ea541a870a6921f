import type { Database } from '../database/connect.ts';
import { editEvents } from './edit-events.ts';
import { listEvents } from './list-events.ts';
import { readFeed } from './read-feed.ts';
import { readEvents, readMatches } from './read-events.ts';

/** Events: what readers see, and what editors and trainers write. */
export function createEventsRepository(db: Database) {
  return { ...readEvents(db), ...readMatches(db), ...readFeed(db), ...listEvents(db), ...editEvents(db) };
}
