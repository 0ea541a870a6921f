import { Type, type Static } from 'typebox';
import { ReleaseTrial } from './release-trials.ts';
import { PublishedRelease, SectionName, Version } from './releases.ts';
import { Nullable, Timestamp } from './schema.ts';
import { ModuleOrigins, SectionOrigin } from './section-origins.ts';

/**
 * A change of what is live; `version` is null where the section was withdrawn. A forced rollback was not checked.
 * `reason` says why the portal did it by itself, `stuck` why it could not: the version fares badly, and the one before
 * is refused.
 */
export const ModuleChange = Type.Object({
  version: Nullable(Version),
  previous: Nullable(Version),
  isRollback: Type.Boolean(),
  isForced: Type.Boolean(),
  at: Timestamp,
  by: Type.String(),
  reason: Nullable(Type.String()),
  stuck: Type.Optional(Type.String()),
});
export type ModuleChange = Static<typeof ModuleChange>;

/**
 * A section as administrators see it in `GET /api/admin/modules`. `rollbackTo` is where a rollback without a version
 * leads, of a withdrawn one too; `changes` are the last 20, newest first; `trials` run, or are canaries that
 * have ended; `recentErrors` counts the failures of the live version.
 */
export const PortalModule = Type.Object({
  name: SectionName,
  live: Nullable(Version),
  /** The revision that a change of the live version has to expect. */
  revision: Type.Integer(),
  rollbackTo: Nullable(Version),
  /** What the live release calls itself, and how many settings it has. */
  title: Nullable(Type.String()),
  icon: Nullable(Type.String()),
  settings: Type.Integer(),
  /** The newest version, when it waits for origins that nobody has allowed. */
  waiting: Nullable(Type.Object({ version: Version, origins: Type.Array(SectionOrigin) })),
  origins: ModuleOrigins,
  pages: Type.Array(Type.String()),
  widgets: Type.Integer(),
  releases: Type.Array(PublishedRelease),
  changes: Type.Array(ModuleChange),
  trials: Type.Array(ReleaseTrial),
  recentErrors: Type.Integer(),
});
export type PortalModule = Static<typeof PortalModule>;
