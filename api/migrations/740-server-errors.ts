import type { Knex } from 'knex';

/**
 * Why the server left places to browsers, counted like failures in browsers. A table beside `browser_errors`, because
 * one message often comes from both, and the previous version of the portal counts by that table's key.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('CREATE TABLE server_errors (LIKE browser_errors INCLUDING ALL)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE server_errors');
}
