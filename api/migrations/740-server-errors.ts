import type { Knex } from 'knex';

/**
 * Why the server left places to browsers, counted as what failed there. Beside `browser_errors`, because one message
 * often comes from both, and the key of that table is what the portal of before counts by.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('CREATE TABLE server_errors (LIKE browser_errors INCLUDING ALL)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE server_errors');
}
