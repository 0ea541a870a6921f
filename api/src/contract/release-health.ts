import { Type, type Static } from 'typebox';
import { BrowserError, PartName } from './browser-errors.ts';
import { SectionName, Version } from './releases.ts';
import { Closed, Nullable, OneOf } from './schema.ts';

/**
 * `POST /api/views`, answered with 204: how often a tab has opened pages without asking the portal for them, by the
 * versions these showed. Needs no consent, because nothing in it tells tabs or people apart; versions that never were
 * our releases are not counted.
 */
export const ViewReport = Closed({
  views: Type.Array(
    Closed({ section: SectionName, version: Version, count: Type.Integer({ minimum: 1, maximum: 500 }) }),
    { minItems: 1, maxItems: 40 },
  ),
});
export type ViewReport = Static<typeof ViewReport>;

/**
 * `POST /api/vitals`, sent after consent to analysis, answered with 204: how long a page took to show its largest part
 * (`lcp`, ms), to answer what its visitor did (`inp`, ms), how far it jumped (`cls`), as https://web.dev/vitals has it;
 * `shown` are the versions it counts for, a section's with the page's path in the descriptor. Kept as sums per hour,
 * nothing about the sender.
 */
export const VitalReport = Closed({
  measure: OneOf('lcp', 'inp', 'cls'),
  value: Type.Number({ minimum: 0, maximum: 600_000 }),
  shown: Type.Array(Closed({ section: SectionName, version: Version, page: Type.Optional(PartName) }), {
    minItems: 1,
    maxItems: 2,
  }),
});
export type VitalReport = Static<typeof VitalReport>;

/** 75th percentiles; null if fewer than 50 visits have reported. LCP and INP in ms. */
const Vitals = { lcp: Nullable(Type.Number()), inp: Nullable(Type.Number()), cls: Nullable(Type.Number()) };

/**
 * A version among visitors in the last 30 days. `share` is a running canary's, in percent of documents. `before` is the
 * version that was live before it went live. `failures` are those in browsers and on the server together; `perThousand`
 * of them for a thousand views, null without views. Render times in ms.
 */
export const VersionHealth = Type.Object({
  version: Version,
  isLive: Type.Boolean(),
  share: Nullable(Type.Integer()),
  before: Nullable(Version),
  views: Type.Integer(),
  failures: Type.Integer(),
  perThousand: Nullable(Type.Number()),
  browserFailures: Type.Integer(),
  serverFailures: Type.Integer(),
  quarantines: Type.Integer(),
  replacedWorkers: Type.Integer(),
  render: Nullable(Type.Object({ p50: Type.Number(), p95: Type.Number() })),
  ...Vitals,
  /** Its pages that enough visits have reported on. */
  pages: Type.Array(Type.Object({ path: Type.String(), ...Vitals })),
});
export type VersionHealth = Static<typeof VersionHealth>;

/**
 * `GET /api/releases/health?section=`: the versions that were live last, newest first, and the failures in browsers and
 * on the server that were seen last, for the section's token and for administrators.
 */
export const SectionHealth = Type.Object({
  section: SectionName,
  versions: Type.Array(VersionHealth),
  errors: Type.Array(BrowserError),
});
export type SectionHealth = Static<typeof SectionHealth>;
