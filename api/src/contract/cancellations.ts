import { Type, type Static } from 'typebox';
import { ClubEvent } from './events.ts';
import { Nullable } from './schema.ts';

/** An event of today or tomorrow (Berlin) that does not take place. `teamName` is null for the whole club. */
export const Cancellation = Type.Object({
  ...Type.Pick(ClubEvent, ['id', 'type', 'title', 'team', 'startDate', 'allDay', 'reason']).properties,
  teamName: Nullable(Type.String()),
  toldTwice: ClubEvent.properties.toldTwice,
});
export type Cancellation = Static<typeof Cancellation>;

/** `GET /api/events/cancelled`: cancellations of today and tomorrow, soonest first, at most 50. */
export const Cancellations = Type.Array(Cancellation);
