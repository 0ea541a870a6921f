import type { Knex } from 'knex';

/**
 * Coming events of a deleted team go to the one that was created afterwards with its name, as they do from now on when
 * such a team is created. The dates of a series follow it; matches that the new team has of its own are left out.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    UPDATE events SET team = present.slug
    FROM teams AS former
    JOIN teams AS present
      ON present.deleted_at IS NULL AND team_name_key(present.name) = team_name_key(former.name)
        AND present.created_at > former.deleted_at
    WHERE former.deleted_at IS NOT NULL AND events.team = former.slug
      AND coalesce((SELECT series.last_day FROM events AS series WHERE series.id = events.series_id), events.last_day,
        (events.start_at AT TIME ZONE 'Europe/Berlin')::date) >= (now() AT TIME ZONE 'Europe/Berlin')::date
      AND NOT (events.type = 'match' AND EXISTS (
        SELECT 1 FROM events AS own
        WHERE own.team = present.slug AND own.type = 'match' AND own.deleted_at IS NULL
          AND own.start_at = events.start_at
      ))
  `);
}

/** What belonged to whom is not kept. */
export async function down(): Promise<void> {
  return Promise.resolve();
}
