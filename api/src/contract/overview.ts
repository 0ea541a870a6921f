import { Type, type Static } from 'typebox';
import { Id, Nullable, OneOf, Timestamp } from './schema.ts';

/**
 * A recent change: the resource's name in the API's addresses, and the thing's name. `restorePath` is the address
 * (`POST`) that undoes a deletion, where that is possible.
 */
export const RecentChange = Type.Object({
  resource: Type.String(),
  id: Type.String(),
  title: Type.String(),
  at: Timestamp,
  by: Nullable(Type.String()),
  restorePath: Type.Optional(Type.String()),
});
export type RecentChange = Static<typeof RecentChange>;

/** A finished draft of somebody who may not publish it; `by` has changed it last. */
const HandedIn = Type.Object({
  resource: OneOf('news', 'albums'),
  id: Id,
  title: Type.String(),
  at: Timestamp,
  by: Nullable(Type.String()),
});

/**
 * `GET /api/admin/overview`: what needs doing. `isOpen`: whether visitors see the site. `expiringSponsors` end within
 * 30 days or ended in the last 30; `unreadMessages` is null for users who may not read them; `visits` are the last
 * seven Berlin days and the seven before.
 */
export const Overview = Type.Object({
  isOpen: Type.Boolean(),
  drafts: Type.Object({
    total: Type.Integer(),
    newest: Type.Array(Type.Object({ id: Id, title: Type.String(), updatedAt: Timestamp })),
  }),
  /** What waits for an editor, longest first, at most twenty; not among the drafts. */
  handedIn: Type.Optional(Type.Array(HandedIn)),
  scheduled: Type.Integer(),
  expiringSponsors: Type.Array(Type.Object({ id: Id, name: Type.String(), activeUntil: Timestamp })),
  unreadMessages: Nullable(Type.Integer()),
  /** Mails that the mail server did not take, for administrators; null for others. */
  undeliveredMails: Type.Optional(Nullable(Type.Integer())),
  picturesWithoutAlt: Type.Integer(),
  /** Pictures that visitors saw before anybody was asked about children, and for which nobody has answered since. */
  picturesToAnswer: Type.Optional(Type.Integer()),
  /**
   * Only for those who may make one, and only when the last is older than it should be; `lastAt` is null before the
   * first.
   */
  overdueBackup: Type.Optional(Type.Object({ lastAt: Nullable(Timestamp) })),
  /** Training times that are perhaps the same as a series. */
  trainingDoubts: Type.Optional(Type.Integer()),
  /** Pages whose text nobody has looked at since the portal began with it; none while the demo content is there. */
  startingPages: Type.Optional(Type.Array(Type.Object({ slug: Type.String(), title: Type.String() }))),
  visits: Type.Object({ week: Type.Integer(), weekBefore: Type.Integer() }),
  changes: Type.Array(RecentChange),
});
export type Overview = Static<typeof Overview>;
