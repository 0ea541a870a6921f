import { isDeepStrictEqual } from 'node:util';
import { NEUTRAL_COLOR, NewSettings, UNNAMED_CLUB } from '../contract/index.ts';
import type { DemoFiles } from './demo-files.ts';
import type { Database } from '../database/connect.ts';
import { snakeCase } from '../editing/columns.ts';

type Row = Readonly<Record<string, unknown>>;

/** Values that many clubs share with the demo content: alone they are no sign of it. */
const COMMON = new Set(['color', 'federal_state', 'season']);

/** The number of settings that still have the demo's value; 0 where only those do that other clubs may share. */
export async function countDemoFacts(db: Database, files: Pick<DemoFiles, 'settings'>): Promise<number> {
  const columns = Object.keys(await findDemoFacts(db, files));
  return columns.some((column) => !COMMON.has(column)) ? columns.length : 0;
}

/** The settings' columns that still have the demo's value, with the value that a new portal begins with. */
export async function findDemoFacts(
  db: Database,
  { settings }: Pick<DemoFiles, 'settings'>,
): Promise<Record<string, unknown>> {
  if (!(await db('seeded').where({ kind: 'settings' }).first('kind'))) return {};
  const row = await db('settings').first<Row | undefined>();
  if (!row) throw new Error('the settings row is missing');
  const changes: Record<string, unknown> = {};
  for (const [field, said] of Object.entries(settings)) {
    const column = snakeCase(field);
    // Other clubs are red as well: the colour is the demo's only as long as the name is.
    const isTheirs = field !== 'color' || row['name'] === settings.name;
    if (isTheirs && isDeepStrictEqual(row[column], said)) changes[column] = emptyOf(field);
  }
  return changes;
}

function emptyOf(field: string): unknown {
  if (field === 'name' || field === 'shortName') return UNNAMED_CLUB;
  if (field === 'color') return NEUTRAL_COLOR;
  const schema = NewSettings.properties[field as keyof typeof NewSettings.properties] as { anyOf?: unknown };
  return schema.anyOf ? null : '';
}
