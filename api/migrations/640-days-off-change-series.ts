import type { Knex } from 'knex';

/**
 * Series that leave out holidays have other dates when holidays are entered, changed or deleted, or the club's Land is: calendars that
 * subscribed learn of it by SEQUENCE and LAST-MODIFIED. The version of the series stays, as for other changes of its dates.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE FUNCTION count_days_off() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_TABLE_NAME = 'settings' THEN
        IF OLD.federal_state IS NOT DISTINCT FROM NEW.federal_state THEN RETURN NULL; END IF;
      END IF;
      UPDATE events SET date_changes = date_changes + 1, updated_at = now()
      WHERE rrule IS NOT NULL AND CASE TG_TABLE_NAME WHEN 'settings' THEN except_holidays ELSE except_school_holidays END;
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
  `);
}
