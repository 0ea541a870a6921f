import type { Knex } from 'knex';

/** Weekly training times in wall-clock time. `team` is the displayed name, so it may be any group. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE training_times (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      team text NOT NULL CHECK (team = btrim(team)),
      day_of_week text NOT NULL
        CHECK (day_of_week IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
      start_time text NOT NULL CHECK (start_time ~ '^[0-9]{2}:[0-9]{2}$'),
      end_time text,
      location text,
      notes text,
      active boolean NOT NULL DEFAULT true,
      search_text text NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      CONSTRAINT training_times_end CHECK (end_time IS NULL OR end_time > start_time)
    );
    CREATE TRIGGER training_times_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON training_times
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE training_times');
}
