import type { Knex } from 'knex';

/**
 * Series that leave out holidays get other dates when holidays are entered, changed or deleted, or the club's Land
 * changes: subscribed calendars learn of it by SEQUENCE and LAST-MODIFIED, once for all holidays of a transaction.
 * Version and `updated_at` of the series stay, as for other changes of its dates: its last editor did not make this
 * change.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE events ADD COLUMN dates_changed_at timestamptz;
    CREATE FUNCTION count_days_off() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_TABLE_NAME = 'settings' THEN
        IF OLD.federal_state IS NOT DISTINCT FROM NEW.federal_state THEN RETURN NULL; END IF;
      END IF;
      UPDATE events SET date_changes = date_changes + 1, dates_changed_at = now()
      WHERE rrule IS NOT NULL AND dates_changed_at IS DISTINCT FROM now()
        AND CASE TG_TABLE_NAME WHEN 'settings' THEN except_holidays ELSE except_school_holidays END;
      RETURN NULL;
    END $$;
    CREATE TRIGGER school_holidays_days_off AFTER INSERT OR UPDATE OR DELETE ON school_holidays
      FOR EACH STATEMENT EXECUTE FUNCTION count_days_off();
    CREATE TRIGGER settings_days_off AFTER UPDATE ON settings FOR EACH ROW
      EXECUTE FUNCTION count_days_off();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TRIGGER settings_days_off ON settings;
    DROP TRIGGER school_holidays_days_off ON school_holidays;
    DROP FUNCTION count_days_off();
    ALTER TABLE events DROP COLUMN dates_changed_at;
  `);
}
