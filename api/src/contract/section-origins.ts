import { Type, type Static } from 'typebox';
import { Closed, OneOf, Timestamp } from './schema.ts';
import { Text } from './text.ts';

/**
 * An origin outside of the site that a section needs, by what it is needed for; `why` is a German sentence for
 * administrators.
 */
export const SectionOrigin = Closed({
  kind: OneOf('connect', 'img', 'frame', 'script'),
  origin: Type.String({ pattern: '^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:[0-9]{1,5})?$', maxLength: 200 }),
  why: Text(200, 1),
});
export type SectionOrigin = Static<typeof SectionOrigin>;

/** An origin for one purpose, allowed or withdrawn. */
export const NamedOrigin = Closed({ kind: SectionOrigin.properties.kind, origin: SectionOrigin.properties.origin });
export type NamedOrigin = Static<typeof NamedOrigin>;

/** `POST /api/admin/modules/:section/origins`: what the section may load from outside from now on. */
export const AllowedOrigins = Closed({ origins: Type.Array(NamedOrigin, { minItems: 1, maxItems: 20 }) });
export type AllowedOrigins = Static<typeof AllowedOrigins>;

/** Somebody allowed an origin or took it back. */
export const OriginChange = Type.Object({
  ...NamedOrigin.properties,
  isAllowed: Type.Boolean(),
  at: Timestamp,
  by: Type.String(),
});
export type OriginChange = Static<typeof OriginChange>;

/** The origins that a section may load from outside; `changes` are the last 20, newest first. */
export const ModuleOrigins = Type.Object({ allowed: Type.Array(NamedOrigin), changes: Type.Array(OriginChange) });
export type ModuleOrigins = Static<typeof ModuleOrigins>;
