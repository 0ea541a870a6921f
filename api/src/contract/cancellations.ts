import { Type, type Static } from 'typebox';
import { ClubEvent } from './events.ts';
import { Day, Nullable } from './schema.ts';

/**
 * An event of today or tomorrow (Berlin) that does not take place. `teamName` is null for the whole club. `day` is its
 * first day, or the day of the answer if it began before that; a night belongs to the day on which it began.
 */
export const Cancellation = Type.Object({
  ...Type.Pick(ClubEvent, ['id', 'type', 'title', 'team', 'startDate', 'allDay', 'reason']).properties,
  teamName: Nullable(Type.String()),
  day: Day,
  lastDay: Day,
  toldTwice: ClubEvent.properties.toldTwice,
});
export type Cancellation = Static<typeof Cancellation>;

/** `GET /api/events/cancelled`: cancellations of today and tomorrow, soonest first, at most 50. */
export const Cancellations = Type.Array(Cancellation);
