import type { Knex } from 'knex';

/** Numbers teams that share a name, except the first; old backups contain such teams. */
export const NUMBER_TEAMS = `
  DO $$
  DECLARE team record; number integer; candidate text;
  BEGIN
    FOR team IN SELECT id, name, sort_order FROM teams WHERE deleted_at IS NULL ORDER BY sort_order, id LOOP
      number := 1;
      candidate := team.name;
      WHILE EXISTS (
        SELECT 1 FROM teams AS other
        WHERE other.deleted_at IS NULL AND other.id <> team.id AND team_name_key(other.name) = team_name_key(candidate)
          AND (number > 1 OR (other.sort_order, other.id) < (team.sort_order, team.id))
      ) LOOP
        number := number + 1;
        candidate := left(team.name, 54) || ' (' || number || ')';
      END LOOP;
      IF number > 1 THEN
        UPDATE teams SET name = candidate, version = version + 1 WHERE id = team.id;
      END IF;
    END LOOP;
  END $$`;

/**
 * Two teams never have the same name, however it is spelt: training times belong to the name. Duplicates get a number.
 * A trigger enforces it, not an index: older backups must stay valid, and triggers do not fire during a restore.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE FUNCTION team_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT lower(regexp_replace(btrim(name), '\\s+', ' ', 'g'))
    $$;

    ${NUMBER_TEAMS};

    CREATE FUNCTION refuse_taken_team_name() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' THEN
        IF OLD.deleted_at IS NULL AND team_name_key(OLD.name) = team_name_key(NEW.name) THEN
          RETURN NEW;
        END IF;
      END IF;
      -- Two editors at once: the second one sees what the first has written.
      PERFORM pg_advisory_xact_lock(hashtext('teams_name'));
      IF EXISTS (SELECT 1 FROM teams WHERE deleted_at IS NULL AND id <> NEW.id
          AND team_name_key(name) = team_name_key(NEW.name)) THEN
        RAISE unique_violation USING CONSTRAINT = 'teams_name', MESSAGE = 'a team of this name is there already';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER teams_name_taken BEFORE INSERT OR UPDATE OF name, deleted_at ON teams FOR EACH ROW
      WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION refuse_taken_team_name();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TRIGGER teams_name_taken ON teams;
    DROP FUNCTION refuse_taken_team_name();
    DROP FUNCTION team_name_key(text);
  `);
}
