import type { Knex } from 'knex';

/**
 * A training time is a weekly series of events. `last_day` 'infinity': the series has no end. Inactive series have no
 * dates, nor has one that may equal another series (`perhaps_same`) before an editor has decided. `group_name`: the
 * group that trains if no team does. `except_…`: a series may leave out holidays. `training_time_ids`: the id under
 * which the API knows an older series, that of the training time merged into it.
 *
 * `training_times` stays for the previous version and its backups; `adopt_training_times` turns times without a series
 * into series.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE events
      ADD COLUMN active boolean NOT NULL DEFAULT true,
      ADD COLUMN group_name text CHECK (group_name IS NULL OR team IS NULL),
      ADD COLUMN except_holidays boolean NOT NULL DEFAULT false,
      ADD COLUMN except_school_holidays boolean NOT NULL DEFAULT false,
      ADD COLUMN perhaps_same uuid REFERENCES events (id) ON DELETE SET NULL;
    CREATE INDEX events_perhaps_same ON events (perhaps_same) WHERE perhaps_same IS NOT NULL;

    CREATE TABLE training_time_ids (
      id uuid PRIMARY KEY,
      series_id uuid NOT NULL UNIQUE REFERENCES events (id) ON DELETE CASCADE
    );

    ALTER TABLE training_times ADD COLUMN adopted_at timestamptz;

    CREATE VIEW weekly_trainings AS
    SELECT
      CASE
        WHEN weekdays.place > 1 THEN md5(events.id::text || weekdays.letters)::uuid
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
    WHERE events.type = 'training' AND events.rrule IS NOT NULL AND NOT events.all_day AND events.cut_from IS NULL;

    ${SHIFT_ON_CLOCK}
    ${SPLIT_WEEKDAY}
    ${ADOPT}
    SELECT adopt_training_times();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP FUNCTION adopt_training_times();
    DROP FUNCTION split_weekday(uuid, text, uuid);
    DROP FUNCTION shift_on_clock(timestamptz, integer);
    DROP VIEW weekly_trainings;
    DROP TABLE training_time_ids;
    ALTER TABLE training_times DROP COLUMN adopted_at;
    ALTER TABLE events DROP COLUMN active, DROP COLUMN group_name, DROP COLUMN except_holidays,
      DROP COLUMN except_school_holidays, DROP COLUMN perhaps_same;
  `);
}

/** The same wall-clock time, the given number of days later. */
const SHIFT_ON_CLOCK = `
  CREATE FUNCTION shift_on_clock(at timestamptz, days integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT (at AT TIME ZONE 'Europe/Berlin' + days * interval '1 day') AT TIME ZONE 'Europe/Berlin';
  $$;`;

/**
 * Splits one of a series' weekdays off as a series of its own, with the changes of its dates. Both begin on their first
 * date; weeks begin on Monday.
 */
const SPLIT_WEEKDAY = `
  CREATE FUNCTION split_weekday(series uuid, letters text, new_id uuid) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    week text[] := ARRAY['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
    old events;
    rest text[];
    began date;
    every_weeks integer;
    monday date := '1900-01-01';
    own_days integer;
    rest_days integer;
  BEGIN
    SELECT * INTO STRICT old FROM events WHERE id = series FOR UPDATE;
    rest := array_remove(string_to_array(substring(old.rrule FROM 'BYDAY=([A-Z,]+)'), ','), letters);
    every_weeks := coalesce(substring(old.rrule FROM 'INTERVAL=([0-9]+)')::integer, 1);
    began := (old.start_at AT TIME ZONE 'Europe/Berlin')::date;
    SELECT
        min(days) FILTER (WHERE week[extract(isodow FROM began + days)::integer] = letters),
        min(days) FILTER (WHERE week[extract(isodow FROM began + days)::integer] = ANY (rest))
      INTO own_days, rest_days FROM generate_series(0, 7 * every_weeks) AS days
      WHERE ((began + days - monday) / 7 - (began - monday) / 7) % every_weeks = 0;

    INSERT INTO events SELECT (jsonb_populate_record(old, jsonb_build_object('id', new_id))).*;
    UPDATE events SET
        rrule = regexp_replace(old.rrule, 'BYDAY=[A-Z,]+', 'BYDAY=' || letters),
        start_at = shift_on_clock(old.start_at, own_days), end_at = shift_on_clock(old.end_at, own_days)
      WHERE id = new_id;
    UPDATE events SET perhaps_same = new_id WHERE perhaps_same = old.id AND rrule LIKE '%BYDAY=' || letters;
    UPDATE events SET series_id = new_id
      WHERE series_id = old.id AND week[extract(isodow FROM original_day)::integer] = letters;
    UPDATE events SET
        rrule = regexp_replace(old.rrule, 'BYDAY=[A-Z,]+', 'BYDAY=' || array_to_string(rest, ',')),
        start_at = shift_on_clock(old.start_at, rest_days), end_at = shift_on_clock(old.end_at, rest_days),
        version = version + 1, updated_at = now()
      WHERE id = old.id;
  END $$;`;

/**
 * Turns training times into series. A time equal to a running series of the same team, weekday and start is merged into
 * that series, which then has no end; one that is only similar waits for an editor.
 */
const ADOPT = `
  CREATE FUNCTION adopt_training_times() RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    week text[] := ARRAY['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
    today date := (now() AT TIME ZONE 'Europe/Berlin')::date;
    entered training_times;
    team_slug text;
    own_letters text;
    begins timestamptz;
    ends timestamptz;
    same events;
    alike uuid;
  BEGIN
    FOR entered IN SELECT * FROM training_times WHERE adopted_at IS NULL ORDER BY created_at, id LOOP
      team_slug := (SELECT teams.slug FROM teams WHERE teams.name = entered.team AND teams.deleted_at IS NULL);
      own_letters := upper(left(entered.day_of_week, 2));
      begins := (today + (array_position(week, own_letters) - extract(isodow FROM today)::integer + 7) % 7
        + entered.start_time::time) AT TIME ZONE 'Europe/Berlin';
      ends := begins + (entered.end_time::time - entered.start_time::time);
      same := NULL;
      alike := NULL;

      IF entered.active AND entered.deleted_at IS NULL THEN
        SELECT events.* INTO same FROM events
          JOIN weekly_trainings AS weekly ON weekly.series_id = events.id AND weekly.day_of_week = entered.day_of_week
          WHERE events.deleted_at IS NULL AND events.active AND events.last_day >= today
            AND events.team = team_slug AND weekly.start_time = entered.start_time AND weekly.every_weeks = 1
            AND coalesce(weekly.end_time = entered.end_time, true)
            AND coalesce(nullif(weekly.location, '') = nullif(entered.location, ''), true)
            AND NOT EXISTS (SELECT 1 FROM training_time_ids AS known WHERE known.series_id = events.id)
            AND NOT EXISTS (SELECT 1 FROM training_times AS own WHERE own.id = events.id)
          ORDER BY events.start_at, events.id LIMIT 1;
        IF same.id IS NULL THEN
          SELECT weekly.series_id INTO alike FROM weekly_trainings AS weekly
            JOIN events ON events.id = weekly.series_id
            WHERE weekly.deleted_at IS NULL AND weekly.active AND weekly.last_day >= today
              AND weekly.perhaps_same IS NULL AND weekly.day_of_week = entered.day_of_week
              AND (events.team = team_slug OR (team_slug IS NULL AND events.team IS NULL
                AND strpos(weekly.search_text, split_part(entered.search_text, chr(10), 1)) > 0))
              AND abs(extract(epoch FROM weekly.start_time::time - entered.start_time::time)) <= 3600
              AND (weekly.start_time = entered.start_time
                OR NOT EXISTS (SELECT 1 FROM training_times AS own WHERE own.id = weekly.id))
            ORDER BY abs(extract(epoch FROM weekly.start_time::time - entered.start_time::time)), events.start_at LIMIT 1;
        END IF;
      END IF;

      IF same.id IS NOT NULL AND same.rrule LIKE '%BYDAY=%,%' THEN
        PERFORM split_weekday(same.id, own_letters, entered.id);
        same.id := entered.id;
      ELSIF same.id IS NOT NULL THEN
        INSERT INTO training_time_ids (id, series_id) VALUES (entered.id, same.id);
      END IF;

      IF same.id IS NOT NULL THEN
        UPDATE events SET
            end_at = coalesce(end_at, start_at + (ends - begins)),
            location = coalesce(nullif(location, ''), entered.location),
            description = CASE WHEN description = entered.notes THEN description
              ELSE nullif(concat_ws(chr(10), entered.notes, description), '') END,
            search_text = concat_ws(chr(10), search_text, entered.search_text),
            version = version + 1, updated_at = now()
          WHERE id = same.id;
        -- The time stands without an end; where another series goes on with it, each keeps its own.
        UPDATE events SET last_day = 'infinity', rrule = regexp_replace(rrule, 'UNTIL=[^;]*;', '')
          WHERE id = same.id AND NOT EXISTS (
            SELECT 1 FROM weekly_trainings AS later JOIN events AS next ON next.id = later.series_id
            WHERE next.id <> same.id AND next.team = team_slug AND next.deleted_at IS NULL
              AND later.day_of_week = entered.day_of_week AND later.start_time = entered.start_time
              AND next.start_at > events.start_at);
      ELSE
        INSERT INTO events (id, type, title, description, team, group_name, start_at, end_at, color, location, active,
            rrule, last_day, perhaps_same, search_text, version, created_by, updated_by, created_at, updated_at,
            deleted_at)
          VALUES (entered.id, 'training', 'Training ' || entered.team, entered.notes, team_slug,
            CASE WHEN team_slug IS NULL THEN entered.team END, begins, ends, '#15803d', entered.location, entered.active,
            'FREQ=WEEKLY;BYDAY=' || own_letters, 'infinity', alike, 'training ' || entered.search_text, entered.version,
            entered.created_by, entered.updated_by, entered.created_at, entered.updated_at, entered.deleted_at);
      END IF;
      UPDATE training_times SET adopted_at = now() WHERE id = entered.id;
    END LOOP;
  END $$;`;
