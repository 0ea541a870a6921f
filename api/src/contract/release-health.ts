import { Type, type Static } from 'typebox';
import { SectionName, Version } from './releases.ts';
import { Closed } from './schema.ts';

/**
 * `POST /api/views`, answered with 204: how often a tab has opened pages without asking the portal for them, by the
 * versions these showed. Needs no consent, because nothing in it tells tabs or people apart; what was never one of our
 * releases is not counted.
 */
export const ViewReport = Closed({
  views: Type.Array(
    Closed({ section: SectionName, version: Version, count: Type.Integer({ minimum: 1, maximum: 500 }) }),
    { minItems: 1, maxItems: 40 },
  ),
});
export type ViewReport = Static<typeof ViewReport>;
