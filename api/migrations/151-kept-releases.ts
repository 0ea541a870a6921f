import type { Knex } from 'knex';

/** Files of old releases are deleted after a while, their rows stay; pinned ones keep their files. */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'ALTER TABLE releases ADD COLUMN pinned boolean NOT NULL DEFAULT false, ADD COLUMN removed_at timestamptz',
  );
}

/** Before, only releases with files were listed. */
export async function down(db: Knex): Promise<void> {
  await db.raw('DELETE FROM releases WHERE removed_at IS NOT NULL');
  await db.raw('ALTER TABLE releases DROP COLUMN pinned, DROP COLUMN removed_at');
}
