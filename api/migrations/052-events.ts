import type { Knex } from 'knex';

/**
 * Events. Three kinds of rows: single ones; series (`rrule`, RFC 5545, with the last date `last_day`); and single dates
 * of a series that differ from it (`series_id`, `original_day`), which replace that date completely; a deleted one
 * removes it. `passing_time` records up to when ended matches and new days have been announced.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE events (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      series_id uuid REFERENCES events (id) ON DELETE CASCADE,
      original_day date,
      rrule text,
      last_day date,
      type text NOT NULL CHECK (type IN ('training', 'match', 'event')),
      title text NOT NULL,
      description text,
      team text REFERENCES teams (slug) ON UPDATE CASCADE,
      start_at timestamptz NOT NULL,
      end_at timestamptz CHECK (end_at > start_at),
      all_day boolean NOT NULL DEFAULT false CHECK (NOT all_day OR end_at IS NOT NULL),
      color text NOT NULL DEFAULT '#dc2626' CHECK (color ~ '^#[0-9a-f]{6}$'),
      location text,
      status text NOT NULL DEFAULT 'planned' CHECK (status IN ('planned', 'cancelled', 'moved')),
      reason text CHECK (status <> 'cancelled' OR reason IS NOT NULL),
      moved_from timestamptz,
      opponent text,
      home boolean,
      competition text,
      goals_home smallint,
      goals_away smallint CHECK ((goals_home IS NULL) = (goals_away IS NULL)),
      search_text text NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      UNIQUE (series_id, original_day),
      CHECK ((series_id IS NULL) = (original_day IS NULL)),
      CHECK ((rrule IS NULL) = (last_day IS NULL)),
      CHECK (rrule IS NULL OR series_id IS NULL),
      CHECK (
        CASE WHEN type = 'match'
          THEN team IS NOT NULL AND opponent IS NOT NULL AND home IS NOT NULL AND rrule IS NULL AND series_id IS NULL
          ELSE opponent IS NULL AND home IS NULL AND competition IS NULL AND goals_home IS NULL
        END)
    );
    CREATE INDEX events_start ON events (start_at) WHERE rrule IS NULL AND deleted_at IS NULL;
    CREATE INDEX events_series ON events (last_day) WHERE rrule IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX events_matches ON events (start_at) WHERE type = 'match' AND deleted_at IS NULL;
    CREATE TRIGGER events_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();

    CREATE TABLE passing_time (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      told_until timestamptz NOT NULL
    );
    INSERT INTO passing_time (told_until) VALUES (now());
    CREATE TRIGGER passing_time_content_revision AFTER UPDATE ON passing_time
      FOR EACH ROW EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE passing_time, events');
}
