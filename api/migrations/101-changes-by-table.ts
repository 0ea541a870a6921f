import type { Knex } from 'knex';

/** The name for changes by the clock alone: a day begins, a match is over. */
const TIME_PASSES = 'everything';

/**
 * In addition to the counter, its value at each public table's last change: answers from other tables stay valid.
 * `everything` means all of them.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE content_revision ADD tables jsonb NOT NULL DEFAULT '{}';

    CREATE FUNCTION note_content_change(VARIADIC changed text[]) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE content_revision SET
        revision = revision + 1,
        tables = tables || (SELECT jsonb_object_agg(name, content_revision.revision + 1) FROM unnest(changed) AS name);
      PERFORM pg_notify('content_revision', '');
    END $$;

    CREATE OR REPLACE FUNCTION raise_content_revision() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM note_content_change(coalesce(TG_ARGV[0], TG_TABLE_NAME));
      RETURN NULL;
    END $$;

    ${publicArticles("PERFORM note_content_change('articles');")}

    DROP TRIGGER passing_time_content_revision ON passing_time;
    CREATE TRIGGER passing_time_content_revision AFTER UPDATE ON passing_time
      FOR EACH ROW EXECUTE FUNCTION raise_content_revision('${TIME_PASSES}');
  `);
}

export async function down(db: Knex): Promise<void> {
  const raise = `UPDATE content_revision SET revision = revision + 1; PERFORM pg_notify('content_revision', '');`;
  await db.raw(`
    ${publicArticles(raise)}
    CREATE OR REPLACE FUNCTION raise_content_revision() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${raise}
      RETURN NULL;
    END $$;
    DROP FUNCTION note_content_change(text[]);
    ALTER TABLE content_revision DROP tables;
  `);
}

function publicArticles(raise: string): string {
  return `
    CREATE OR REPLACE FUNCTION raise_revision_of_public_articles() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE is_public boolean;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        is_public := EXISTS (SELECT 1 FROM new_rows WHERE status = 'published' AND deleted_at IS NULL);
      ELSIF TG_OP = 'DELETE' THEN
        is_public := EXISTS (SELECT 1 FROM old_rows WHERE status = 'published' AND deleted_at IS NULL);
      ELSE
        is_public := EXISTS (SELECT 1 FROM new_rows WHERE status = 'published' AND deleted_at IS NULL)
          OR EXISTS (SELECT 1 FROM old_rows WHERE status = 'published' AND deleted_at IS NULL);
      END IF;
      IF is_public THEN
        ${raise}
      END IF;
      RETURN NULL;
    END $$;`;
}
