import type { Knex } from 'knex';

/**
 * Coming events of a deleted team go to the one that has its name by now, as they do from now on when such a team is
 * created. The dates of a series follow it.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    UPDATE events SET team = present.slug
    FROM teams AS former
    JOIN teams AS present
      ON present.deleted_at IS NULL AND team_name_key(present.name) = team_name_key(former.name)
    WHERE former.deleted_at IS NOT NULL AND events.team = former.slug
      AND coalesce((SELECT series.last_day FROM events AS series WHERE series.id = events.series_id), events.last_day,
        (events.start_at AT TIME ZONE 'Europe/Berlin')::date) >= (now() AT TIME ZONE 'Europe/Berlin')::date
  `);
}

/** What belonged to whom is not kept. */
export async function down(): Promise<void> {
  return Promise.resolve();
}
