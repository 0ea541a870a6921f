import type { Knex } from 'knex';
import * as contentRevision from './001-content-revision.ts';
import * as releases from './020-releases.ts';

export type Migration = { up(db: Knex): Promise<void>; down(db: Knex): Promise<void> };

/** All migrations by name, applied in the order of their names: core 001 to 009, media 010 to 019, releases 020 to 029. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-content-revision': contentRevision,
  '020-releases': releases,
};
