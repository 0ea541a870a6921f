import { isDeepStrictEqual } from 'node:util';
import { NewSettings, UNNAMED_CLUB } from '../contract/index.ts';
import type { DemoFiles } from '../../seeds/demo-files.ts';
import type { Database } from '../database/connect.ts';
import { snakeCase } from '../editing/columns.ts';

type Row = Readonly<Record<string, unknown>>;

/** The columns of the settings that say what the demo content said, with what a new portal begins with. */
export async function findDemoFacts(
  db: Database,
  { settings }: Pick<DemoFiles, 'settings'>,
): Promise<Record<string, unknown>> {
  const row = await db('settings').first<Row | undefined>();
  if (!row) throw new Error('the settings row is missing');
  const changes: Record<string, unknown> = {};
  for (const [field, said] of Object.entries(settings)) {
    const column = snakeCase(field);
    if (isDeepStrictEqual(row[column], said)) changes[column] = emptyOf(field);
  }
  return changes;
}

function emptyOf(field: string): unknown {
  if (field === 'name' || field === 'shortName') return UNNAMED_CLUB;
  const schema = NewSettings.properties[field as keyof typeof NewSettings.properties] as { anyOf?: unknown };
  return schema.anyOf ? null : '';
}
