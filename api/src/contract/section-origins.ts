import { Type, type Static } from 'typebox';
import { Closed, OneOf } from './schema.ts';

/** An origin outside of the site that a section needs, by what it is needed for; `why` is a German sentence for administrators. */
export const SectionOrigin = Closed({
  kind: OneOf('connect', 'img', 'frame', 'script'),
  origin: Type.String({ pattern: '^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:[0-9]{1,5})?$', maxLength: 200 }),
  why: Type.String({ minLength: 1, maxLength: 200 }),
});
export type SectionOrigin = Static<typeof SectionOrigin>;

/** `POST /api/admin/modules/:section/origins`: what the section may load from outside from now on. */
export const AllowedOrigins = Closed({
  origins: Type.Array(Closed({ kind: SectionOrigin.properties.kind, origin: SectionOrigin.properties.origin }), {
    minItems: 1,
    maxItems: 20,
  }),
});
export type AllowedOrigins = Static<typeof AllowedOrigins>;
