import type { Knex } from 'knex';

/**
 * A weekday that is split off a series keeps the id under which the view knew it. If the series gets that weekday
 * again, it needs another id: `weekday_id` returns the first of a fixed order that no event and no training time has.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE FUNCTION weekday_id(series uuid, letters text) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
    DECLARE
      id_of_weekday uuid := md5(series::text || letters)::uuid;
      again integer := 1;
    BEGIN
      WHILE EXISTS (SELECT 1 FROM events WHERE id = id_of_weekday)
        OR EXISTS (SELECT 1 FROM training_time_ids WHERE id = id_of_weekday)
      LOOP
        again := again + 1;
        id_of_weekday := md5(series::text || letters || again)::uuid;
      END LOOP;
      RETURN id_of_weekday;
    END $$;
    ${viewWith('weekday_id(events.id, weekdays.letters)')}
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ${viewWith('md5(events.id::text || weekdays.letters)::uuid')}
    DROP FUNCTION weekday_id(uuid, text);
  `);
}

/** The view of 220, with the SQL of the id that weekdays of a series have besides its first. */
const viewWith = (idOfOther: string) => `
  CREATE OR REPLACE VIEW weekly_trainings AS
  SELECT
    CASE
      WHEN weekdays.place > 1 THEN ${idOfOther}
      ELSE coalesce(known.id, events.id)
    END AS id,
    events.id AS series_id,
    coalesce(teams.name, events.group_name, events.title) AS team,
    (ARRAY['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])[
      array_position(ARRAY['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], weekdays.letters)] AS day_of_week,
    to_char(events.start_at AT TIME ZONE 'Europe/Berlin', 'HH24:MI') AS start_time,
    to_char(events.end_at AT TIME ZONE 'Europe/Berlin', 'HH24:MI') AS end_time,
    events.location,
    events.description AS notes,
    events.active,
    coalesce(substring(events.rrule FROM 'INTERVAL=([0-9]+)')::integer, 1) AS every_weeks,
    (events.start_at AT TIME ZONE 'Europe/Berlin')::date::text AS first_day,
    events.last_day,
    nullif(events.last_day, 'infinity')::text AS until,
    events.except_holidays,
    events.except_school_holidays,
    events.perhaps_same,
    concat_ws(chr(10),
      coalesce(split_part(teams.search_text, chr(10), 1),
        regexp_replace(split_part(events.search_text, chr(10), 1), '^training ', '')),
      events.search_text) AS search_text,
    events.version,
    events.created_by,
    events.updated_by,
    events.created_at,
    events.updated_at,
    events.deleted_at
  FROM events
  LEFT JOIN teams ON teams.slug = events.team
  LEFT JOIN training_time_ids AS known ON known.series_id = events.id
  CROSS JOIN LATERAL unnest(string_to_array(substring(events.rrule FROM 'BYDAY=([A-Z,]+)'), ','))
    WITH ORDINALITY AS weekdays (letters, place)
  WHERE events.type = 'training' AND events.rrule IS NOT NULL AND NOT events.all_day AND events.cut_from IS NULL;`;
