import type { Knex } from 'knex';

/**
 * One counter, raised in the same transaction as any write to public content and announced when that commits.
 * A public table gets: CREATE TRIGGER … AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON x
 * FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision().
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE content_revision (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      revision bigint NOT NULL
    );
    INSERT INTO content_revision (revision) VALUES (1);
    CREATE FUNCTION raise_content_revision() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE content_revision SET revision = revision + 1;
      PERFORM pg_notify('content_revision', '');
      RETURN NULL;
    END $$;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP FUNCTION raise_content_revision() CASCADE; DROP TABLE content_revision');
}
