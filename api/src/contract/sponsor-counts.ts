import { Type, type Static } from 'typebox';
import { Id } from './schema.ts';

const ids = Type.Array(Id, { maxItems: 100, uniqueItems: true });

/**
 * `POST /api/sponsors/counts`, answered with 204: sponsors that came into view on a page, and those whose link was
 * followed. Summed up per day, nothing else is kept; unknown ones are passed over.
 */
export const SponsorSighting = Type.Object({ views: ids, clicks: ids }, { additionalProperties: false });
export type SponsorSighting = Static<typeof SponsorSighting>;

/** `GET /api/admin/sponsors/:id/counts`: the last `days` Berlin days, today included (default 30). */
export const SponsorCountQuery = Type.Object(
  { days: Type.Optional(Type.Integer({ minimum: 1, maximum: 400 })) },
  { additionalProperties: false },
);
export type SponsorCountQuery = Static<typeof SponsorCountQuery>;

const counts = { views: Type.Integer(), clicks: Type.Integer() };

/** `days` (`YYYY-MM-DD`) has every day, also without a count, oldest first. */
export const SponsorCounts = Type.Object({
  ...counts,
  days: Type.Array(Type.Object({ day: Type.String(), ...counts })),
});
export type SponsorCounts = Static<typeof SponsorCounts>;
