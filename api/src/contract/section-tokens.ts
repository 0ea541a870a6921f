import { Type, type Static } from 'typebox';
import { SectionName } from './releases.ts';
import { Closed, Id, Nullable, Timestamp } from './schema.ts';
import { Line } from './text.ts';

/** Days for which a token is valid at most, and by default. */
export const MOST_TOKEN_DAYS = 365;

/** `POST /api/admin/modules/:section/tokens`: what the token is for, and for how long. */
export const NewSectionToken = Closed({
  name: Line(60),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_TOKEN_DAYS, default: MOST_TOKEN_DAYS })),
});
export type NewSectionToken = Static<typeof NewSectionToken>;

/** A token that releases one section; `endedAt` when somebody ended it, `lastUsedAt` to the minute. */
export const SectionToken = Type.Object({
  id: Id,
  section: SectionName,
  name: Type.String(),
  createdAt: Timestamp,
  createdBy: Type.String(),
  expiresAt: Timestamp,
  endedAt: Nullable(Timestamp),
  lastUsedAt: Nullable(Timestamp),
});
export type SectionToken = Static<typeof SectionToken>;

/** The answer to making one; `token` is told this once. */
export const CreatedSectionToken = Type.Object({ ...SectionToken.properties, token: Type.String() });
export type CreatedSectionToken = Static<typeof CreatedSectionToken>;
