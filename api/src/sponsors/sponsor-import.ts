import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Value } from 'typebox/value';
import { createKindRepository } from '../content/declared-kind.ts';
import { sponsorKind } from '../content/kinds/sponsors.ts';
import { NewSponsor, SponsorImport, type EditableSponsor, type SponsorTier } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { countRows } from '../editing/admin-list.ts';
import { shownNow } from '../editing/shown-now.ts';
import { chooseColumns, describeColumns, type ChosenColumns } from '../imports/choose-columns.ts';
import { unreadable } from '../imports/import-errors.ts';
import { importRoutes, type ImportPlan } from '../imports/import-routes.ts';
import { findKnownRows, rowsAsTheyAre, type TakenRow } from '../imports/import-runs.ts';
import { mergeThreeWays, toldFields, type Merged, type Values } from '../imports/merge.ts';
import { readTable, type Table } from '../imports/read-table.ts';
import { reportOf, type PlannedRow } from '../imports/report.ts';
import { fold, foldWords } from '../rich-text/fold.ts';

const WORDS = {
  name: ['name', 'firma', 'sponsor', 'partner', 'unternehmen'],
  tier: ['stufe', 'art', 'paket', 'kategorie', 'level'],
  websiteUrl: ['website', 'webseite', 'homepage', 'internet', 'url', 'link', 'www'],
  description: ['beschreibung', 'text', 'info', 'bemerkung'],
} as const;

type Columns = ChosenColumns<keyof typeof WORDS>;
type Row = { name: string; tier?: SponsorTier; websiteUrl?: string; description?: string };
type Planned = {
  row: Row;
  key: string;
  sponsor: EditableSponsor | undefined;
  base: Values | undefined;
  merged: Merged;
};

const TIERS: Readonly<Record<string, SponsorTier>> = {
  main: 'main',
  hauptsponsor: 'main',
  premium: 'premium',
  'premium partner': 'premium',
  premiumpartner: 'premium',
  standard: 'standard',
  partner: 'standard',
};
const TIER_NAMES: Readonly<Record<SponsorTier, string>> = {
  main: 'Hauptsponsor',
  premium: 'Premium Partner',
  standard: 'Partner',
};
const LABELS = { tier: 'Stufe', websiteUrl: 'Website', description: 'Beschreibung' } as const;
/** The most sponsors that visitors are shown. */
const MOST = sponsorKind.route.most;

/** Sponsors from a table, without logos. Sponsors that it does not list are kept. */
export const sponsorImportRoutes: FastifyPluginAsyncTypebox = async (app) =>
  importRoutes(app, {
    kind: 'sponsors',
    table: 'sponsors',
    body: SponsorImport,
    read: ({ file }) => ({ title: file.name, table: readTable(file) }),
    plan: (db, { table }, body) => planSponsors(db, table, body),
  });

async function planSponsors(db: Database, table: Table, { columns, choices = [] }: SponsorImport): Promise<ImportPlan> {
  if (table.rows.length > MOST)
    throw unreadable(`Die Tabelle hat mehr als ${MOST} Zeilen. So viele Sponsoren hat kein Verein.`);
  const chosen = chooseColumns(table, WORDS, columns);
  const { found, problems } = readSponsors(table, chosen);
  const sponsors = createKindRepository(db, sponsorKind);
  const here = new Map(
    (
      await db('sponsors')
        .whereNull('deleted_at')
        .orderBy('sort_order', 'desc')
        .select<{ id: string; name: string }[]>('id', 'name')
    ).map(({ id, name }) => [foldWords(name), id]),
  );
  const ids = new Set(here.values());
  const known = await findKnownRows(db, 'sponsors');
  const planned: Planned[] = [];
  for (const { number, ...row } of found) {
    const key = foldWords(row.name);
    const last = known.get(key);
    // One that was renamed here is still the same.
    const id = last && ids.has(last.rowId) ? last.rowId : here.get(key);
    const above = planned.find(({ sponsor }) => id !== undefined && sponsor?.id === id);
    if (above) {
      problems.push({ row: number, text: `„${row.name}“ steht schon weiter oben, als „${above.row.name}“.` });
      continue;
    }
    const sponsor = id === undefined ? undefined : await sponsors.find(id);
    const base = last && (sponsor === undefined || last.rowId === sponsor.id) ? last.taken : undefined;
    const merged = sponsor ? mergeThreeWays(base, valuesOf(sponsor), valuesOf(row)) : { take: [], keep: [], ask: [] };
    planned.push({ row, key, sponsor, base, merged });
  }
  const rows = planned.map(toPlannedRow);
  const warnings = await warnOfMany(db, rows);
  const report = reportOf({ rows, problems, columns: describeColumns(table), chosen, ...warnings });

  return {
    report,
    async write(editor) {
      const answers = new Map(choices.map(({ key, take }) => [key, take]));
      const before = await rowsAsTheyAre(
        db,
        'sponsors',
        planned.flatMap(({ sponsor }) => sponsor ?? []),
      );
      const rows: TakenRow[] = [];
      for (const { row, key, sponsor, base, merged } of planned) {
        if (!sponsor && base) continue;
        if (!sponsor) {
          const { id } = await sponsors.insert(row, editor);
          rows.push({ key, rowId: id, taken: valuesOf(row), before: null });
          continue;
        }
        const answer = answers.get(key);
        const fields = answer === 'file' ? [...merged.take, ...merged.ask] : merged.take;
        const change = Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)));
        if (fields.length > 0) await sponsors.update(sponsor.id, change, editor);
        const read = Object.entries(valuesOf(row)).filter(
          ([field]) => answer !== undefined || !merged.ask.includes(field),
        );
        const taken = { ...base, ...Object.fromEntries(read) };
        rows.push({
          key,
          rowId: sponsor.id,
          taken,
          ...(fields.length > 0 && { before: before.get(sponsor.id) ?? null }),
        });
      }
      return rows;
    },
  };
}

/** Warns if visitors would not see all of them: new ones are shown at once. */
async function warnOfMany(db: Database, rows: readonly PlannedRow[]): Promise<{ warnings?: string[] }> {
  const added = rows.filter(({ state }) => state === 'new').length;
  const shown = await countRows(db('sponsors').whereNull('deleted_at').modify(shownNow('sponsors')));
  const all = shown + added;
  if (added === 0 || all <= MOST) return {};
  return { warnings: [`Mit diesen hat der Verein ${all} Sponsoren. Besucher sehen die ersten ${MOST} davon.`] };
}

function readSponsors(table: Table, columns: Columns) {
  const found = new Map<string, Row & { number: number }>();
  const problems: { row: number; text: string }[] = [];
  for (const { number, cells } of table.rows) {
    const cell = (field: keyof Columns) => cells[columns[field] ?? -1] ?? '';
    const [name, stage, description] = [cell('name'), cell('tier'), cell('description')];
    const tier = TIERS[fold(stage)];
    const websiteUrl = withScheme(cell('websiteUrl'));
    const row: Row = {
      name,
      ...(tier && { tier }),
      ...(websiteUrl && { websiteUrl }),
      ...(description && { description }),
    };
    const complain = (text: string) => problems.push({ row: number, text });
    if (name === '') complain('Der Name fehlt.');
    else if (stage !== '' && !tier)
      complain(`„${stage.slice(0, 40)}“ ist keine Stufe. Es gibt ${Object.values(TIER_NAMES).join(', ')}.`);
    else if (websiteUrl && !Value.Check(NewSponsor, { name: 'x', websiteUrl }))
      complain(`„${websiteUrl.slice(0, 60)}“ ist keine Adresse im Web.`);
    else if (!Value.Check(NewSponsor, row)) complain('Name oder Beschreibung sind zu lang.');
    else if (found.has(foldWords(name))) complain(`„${name}“ steht schon weiter oben.`);
    else found.set(foldWords(name), { ...row, number });
  }
  return { found: [...found.values()], problems };
}

/** People write addresses without. */
function withScheme(address: string): string {
  return address === '' || /^[a-z]{1,20}:/i.test(address) ? address : `https://${address}`;
}

function valuesOf({ tier, websiteUrl, description }: Partial<EditableSponsor>): Values {
  const values = { tier, websiteUrl, description };
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | null] => entry[1] !== undefined),
  );
}

function toPlannedRow(planned: Planned): PlannedRow {
  const { row, key, sponsor, merged } = planned;
  const [before, after]: [Values, Values] = [sponsor ? valuesOf(sponsor) : {}, valuesOf(row)];
  const changes = toldFields(merged).map((field) => ({
    field: LABELS[field as keyof typeof LABELS],
    before: inWords(before[field]),
    after: inWords(after[field]),
  }));
  const state = stateOf(planned);
  const title = state === 'kept' && !sponsor ? `${row.name} (hier gelöscht)` : row.name;
  return { key, state, title, changes, version: sponsor?.version ?? null };
}

function stateOf({ sponsor, base, merged: { take, ask, keep } }: Planned): PlannedRow['state'] {
  // A sponsor that was read before and is missing here was deleted.
  if (!sponsor) return base ? 'kept' : 'new';
  if (ask.length > 0) return 'conflict';
  if (take.length > 0) return 'changed';
  return keep.length > 0 ? 'kept' : 'same';
}

function inWords(value: Values[string] | undefined): string {
  if (value === undefined || value === null) return '–';
  return TIER_NAMES[value as SponsorTier] ?? String(value);
}
