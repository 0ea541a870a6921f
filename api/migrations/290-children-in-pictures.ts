import type { Knex } from 'knex';

/** Addresses of pictures in a text. */
const PICTURES_IN = `regexp_matches(shown.text, '/(objects|banner-objects)/([A-Za-z0-9/_.-]+)', 'g') AS found (match)`;

/**
 * Whether children can be recognised in a picture, and whether their parents agreed; `consent_note` says where the
 * paper is. `shown_before` marks pictures that were public or planned before this question existed: they stay.
 * `withdrawn` are addresses of pictures that were withdrawn for lack of consent. Only the function reads `shows_minors`
 * and `consent_given`; restores of older backups call it again.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE media
      ADD COLUMN children text CHECK (children IN ('none', 'consent', 'missing', 'withdrawn')),
      ADD COLUMN consent_note text,
      ADD COLUMN consent_date date,
      ADD COLUMN shown_before boolean NOT NULL DEFAULT false;
    ALTER TABLE media_addresses ADD COLUMN withdrawn boolean NOT NULL DEFAULT false;
    CREATE TRIGGER media_addresses_content_revision AFTER UPDATE OF withdrawn ON media_addresses
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();

    CREATE FUNCTION adopt_picture_answers() RETURNS void LANGUAGE sql AS $$
      UPDATE media SET children = CASE WHEN consent_given THEN 'consent' ELSE 'missing' END WHERE shows_minors;

      WITH addresses AS (
        SELECT '/objects/' || found.match[2] AS url
        FROM (
          SELECT concat_ws(' ', image_url, content) AS text FROM articles
            WHERE status IN ('published', 'scheduled') AND deleted_at IS NULL
          UNION ALL SELECT concat_ws(' ', image_url, content) FROM pages
          UNION ALL SELECT concat_ws(' ', cover_url, pictures) FROM albums WHERE published AND deleted_at IS NULL
          UNION ALL SELECT concat_ws(' ', image_url, trainer) FROM teams WHERE deleted_at IS NULL
          UNION ALL SELECT image_url FROM slides WHERE active AND deleted_at IS NULL
          UNION ALL SELECT image_url FROM banners WHERE active AND deleted_at IS NULL
          UNION ALL SELECT image_url FROM board_members WHERE deleted_at IS NULL
          UNION ALL SELECT advertising_image_url FROM settings
        ) AS shown, ${PICTURES_IN}
      )
      UPDATE media SET shown_before = true
      WHERE deleted_at IS NULL AND children IS DISTINCT FROM 'consent' AND (
        url IN (SELECT url FROM addresses)
        OR id IN (SELECT media_id FROM media_addresses JOIN addresses USING (url))
      );
    $$;
    SELECT adopt_picture_answers();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP FUNCTION adopt_picture_answers();
    DROP TRIGGER media_addresses_content_revision ON media_addresses;
    ALTER TABLE media_addresses DROP COLUMN withdrawn;
    ALTER TABLE media DROP COLUMN children, DROP COLUMN consent_note, DROP COLUMN consent_date, DROP COLUMN shown_before;
  `);
}
