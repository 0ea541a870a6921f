import { Type, type Static } from 'typebox';
import { Activation, SectionName, Version } from './releases.ts';
import { Closed, Nullable, OneOf, Timestamp } from './schema.ts';

/**
 * How a candidate takes the place of its section's live version: in a `preview` for anybody with the link, as a
 * `canary` for a share.
 */
export const TrialKind = OneOf('preview', 'canary');
export type TrialKind = Static<typeof TrialKind>;

/**
 * A candidate on trial. `share` is a canary's, in percent of documents; `address` that of a running preview, relative
 * where the portal does not know its own. It ends at `endsAt` unless it has `endedAt` before; `reason` is a German
 * sentence.
 */
export const ReleaseTrial = Type.Object({
  kind: TrialKind,
  section: SectionName,
  version: Version,
  share: Nullable(Type.Integer()),
  begunAt: Timestamp,
  begunBy: Type.String(),
  endsAt: Timestamp,
  endedAt: Nullable(Timestamp),
  endedBy: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  address: Nullable(Type.String()),
});
export type ReleaseTrial = Static<typeof ReleaseTrial>;

/**
 * `POST /api/releases/:section/preview`: a preview of a published version for seven days; the one that runs, if one
 * does.
 */
export const NewPreview = Closed({ version: Version });
export type NewPreview = Static<typeof NewPreview>;

/**
 * `POST /api/releases/:section/canary`: a published version gets `share` percent of all documents for seven days. Words
 * and refusals as of an {@link Activation}; 409 `nothing_live` where there is no other version, `share_taken` where too
 * little is left, `canary_running` where another version of the section is on one and `insteadOf` does not name that.
 */
export const NewCanary = Closed({
  ...Activation.properties,
  share: Type.Integer({ minimum: 1, maximum: 50 }),
  insteadOf: Type.Optional(Version),
});
export type NewCanary = Static<typeof NewCanary>;

/** `POST /api/releases/:section/trials/end`: 404 when there is no such trial. */
export const TrialEnd = Closed({ kind: TrialKind, version: Version });
export type TrialEnd = Static<typeof TrialEnd>;
