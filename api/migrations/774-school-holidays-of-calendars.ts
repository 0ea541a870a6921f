import type { Knex } from 'knex';

/** Which event of an imported calendar a period is, and its days there; null for one that was typed in. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE school_holidays
      ADD COLUMN calendar_uid text, ADD COLUMN calendar_first_day date, ADD COLUMN calendar_last_day date;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE school_holidays
      DROP COLUMN calendar_uid, DROP COLUMN calendar_first_day, DROP COLUMN calendar_last_day;
  `);
}
