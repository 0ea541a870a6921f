import { Type, type Static } from 'typebox';
import { CalendarAddress } from './editing.ts';
import { Closed, Id, Nullable, OneOf, Timestamp } from './schema.ts';
import { Line, OptionalLine } from './text.ts';

/** Limits of a file: bytes and rows. */
export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, rows: 20_000 } as const;

/** What an import is about. */
export const ImportKind = OneOf('dfbnet', 'ical', 'squad', 'sponsors', 'season');
export type ImportKind = Static<typeof ImportKind>;

/** A file as people choose it; `content` is its bytes in Base64. */
export const ImportFile = Closed({
  name: Line(200),
  content: Type.String({ pattern: '^[A-Za-z0-9+/]+=?=?$', maxLength: Math.ceil(IMPORT_LIMITS.bytes / 3) * 4 }),
});
export type ImportFile = Static<typeof ImportFile>;

/**
 * A team's name as the file has it. A name says little without its age group: „SV Musterstadt“ plays in each of them.
 */
const teamName = { ageClass: OptionalLine(80), name: Line(120) };

/** An editor's answers to a report: open questions change nothing, and the next import asks them again. */
const answers = {
  /** The owner of these names; `teamId` null: none of ours. */
  names: Type.Optional(Type.Array(Closed({ ...teamName, teamId: Nullable(Id) }), { maxItems: 500 })),
  /** Rows that have changed here and in the file: what counts. */
  choices: Type.Optional(
    Type.Array(Closed({ key: Line(400), take: OneOf('file', 'portal') }), { maxItems: IMPORT_LIMITS.rows }),
  ),
  /** The report that is carried out; 409 when things are no longer as it says. */
  digest: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
};

/**
 * `POST /api/imports/dfbnet` and `/report`: the Vereinsspielplan or the Spielplan of a Staffel, as DFBnet exports them.
 */
export const DfbnetImport = Closed({ file: ImportFile, ...answers });
export type DfbnetImport = Static<typeof DfbnetImport>;

/** `POST /api/imports/ical` and `/report`: the calendar of one team, RFC 5545; from a file, or from where it lies. */
export const IcalImport = Closed({
  file: Type.Optional(ImportFile),
  address: Type.Optional(CalendarAddress),
  teamId: Id,
  ...answers,
});
export type IcalImport = Static<typeof IcalImport>;

const column = Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 200 })));
const { choices, digest } = answers;

/** `POST /api/imports/squad` and `/report`: players of one team; `columns` are counted from 0, null for none. */
export const SquadImport = Closed({
  file: ImportFile,
  teamId: Id,
  /** `firstName` where it has a column of its own; `name` then is the family's. */
  columns: Type.Optional(Closed({ name: column, firstName: column, number: column, position: column })),
  choices,
  digest,
});
export type SquadImport = Static<typeof SquadImport>;

/** `POST /api/imports/sponsors` and `/report`. */
export const SponsorImport = Closed({
  file: ImportFile,
  columns: Type.Optional(Closed({ name: column, tier: column, websiteUrl: column, description: column })),
  choices,
  digest,
});
export type SponsorImport = Static<typeof SponsorImport>;

/** A row of a report: `kept` was only changed here, `conflict` here and in the file. */
export const ImportRow = Type.Object({
  key: Type.String(),
  state: OneOf('new', 'moved', 'changed', 'conflict', 'kept'),
  title: Type.String(),
  /** What the portal has and what the file says, as people read it. */
  changes: Type.Array(Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })),
});
export type ImportRow = Static<typeof ImportRow>;

/**
 * What an import would write; nothing is written before it is carried out. `same`: rows without a change. `rows`,
 * `problems` and `leftOut` are the first 500, 200 and 200 of them, `names` those of the file, `columns` those of a
 * table with what stands in them.
 */
export const ImportReport = Type.Object({
  digest: Type.String(),
  counts: Type.Object({
    new: Type.Integer(),
    moved: Type.Integer(),
    changed: Type.Integer(),
    conflicts: Type.Integer(),
    kept: Type.Integer(),
    same: Type.Integer(),
    unclear: Type.Integer(),
    foreign: Type.Integer(),
    problems: Type.Integer(),
  }),
  rows: Type.Array(ImportRow),
  problems: Type.Array(Type.Object({ row: Type.Integer(), text: Type.String() })),
  /** Values that are taken as they are but may be slips, in German sentences. */
  warnings: Type.Optional(Type.Array(Type.String())),
  /**
   * Rows that are understood and not taken, as counted by `foreign`: a match in which none of our teams plays, or a row
   * without one. Those on a ground of ours are marked and come first.
   */
  leftOut: Type.Optional(
    Type.Array(
      Type.Object({
        row: Type.Integer(),
        title: Type.String(),
        reason: Type.String(),
        onOwnGround: Type.Optional(Type.Literal(true)),
      }),
    ),
  ),
  names: Type.Optional(
    Type.Array(
      Type.Object({
        ageClass: Type.String(),
        name: Type.String(),
        /** Null: none of ours; undefined as long as nobody has said. */
        teamId: Type.Optional(Nullable(Id)),
        /** The team that may be meant. */
        guess: Nullable(Id),
        /** Whether it looks like ours, so that somebody should say. */
        isUnclear: Type.Boolean(),
      }),
    ),
  ),
  columns: Type.Optional(Type.Array(Type.Object({ name: Type.String(), samples: Type.Array(Type.String()) }))),
  /** Which column is read as what. */
  chosen: Type.Optional(Type.Record(Type.String(), Nullable(Type.Integer()))),
});
export type ImportReport = Static<typeof ImportReport>;

/** An import that was carried out; for 30 days it can be undone. */
export const ImportRun = Type.Object({
  id: Id,
  kind: Type.String(),
  title: Type.String(),
  added: Type.Integer(),
  changed: Type.Integer(),
  createdAt: Timestamp,
  createdBy: Nullable(Type.String()),
  undoneAt: Nullable(Timestamp),
  canUndo: Type.Boolean(),
});
export type ImportRun = Static<typeof ImportRun>;

/** Rows that undoing an import left alone, because somebody has changed them since. */
export const ImportUndone = Type.Object({
  id: Id,
  title: Type.String(),
  undone: Type.Integer(),
  left: Type.Array(Type.String()),
});
export type ImportUndone = Static<typeof ImportUndone>;
