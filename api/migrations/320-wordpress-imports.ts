import type { Knex } from 'knex';

/**
 * Imports of WordPress websites. `wordpress_entries` holds the entries of a file until they are imported, so that an
 * import continues after a restart; `data` is deleted after that. The result for an entry is stored permanently by
 * site, kind and number: importing the same file again changes nothing, a later export (`exported_at`) changes entries
 * with a new `digest` that nobody has changed here; `wordpress_updates` has their previous content. `zip_ends`: where
 * each part of the zip ends. `worked_by` has claimed an import until `worked_until`, and renews the claim while it
 * works. `moved_addresses` are those of the former website: they lead to an article, a page, a picture or a path.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE wordpress_imports (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      site text NOT NULL DEFAULT '',
      state text NOT NULL CHECK (state IN ('reading', 'ready', 'running', 'done', 'undoing', 'undone')),
      report jsonb,
      choices jsonb,
      zip_bytes bigint NOT NULL DEFAULT 0,
      zip_ends bigint[] NOT NULL DEFAULT '{}',
      kept integer NOT NULL DEFAULT 0,
      exported_at timestamptz,
      worked_by uuid,
      worked_until timestamptz,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      started_at timestamptz,
      finished_at timestamptz
    );
    CREATE UNIQUE INDEX wordpress_imports_working ON wordpress_imports ((true)) WHERE state IN ('running', 'undoing');

    CREATE TABLE wordpress_entries (
      import_id uuid NOT NULL REFERENCES wordpress_imports (id) ON DELETE CASCADE,
      position integer NOT NULL,
      kind text NOT NULL CHECK (kind IN ('post', 'page', 'attachment')),
      wp_id text NOT NULL,
      title text NOT NULL,
      path text,
      slug text,
      status text NOT NULL DEFAULT '',
      category text,
      written_at timestamptz,
      pictures text[] NOT NULL DEFAULT '{}',
      notes jsonb NOT NULL DEFAULT '[]',
      data jsonb,
      outcome text,
      reason text,
      missing_pictures jsonb NOT NULL DEFAULT '[]',
      article_id uuid REFERENCES articles (id) ON DELETE SET NULL,
      page_id uuid REFERENCES own_pages (id) ON DELETE SET NULL,
      PRIMARY KEY (import_id, position),
      UNIQUE (import_id, kind, wp_id)
    );
    CREATE INDEX wordpress_entries_waiting ON wordpress_entries (import_id, position)
      WHERE outcome IS NULL AND kind <> 'attachment';
    CREATE INDEX wordpress_entries_path ON wordpress_entries (import_id, path);
    CREATE INDEX wordpress_entries_article ON wordpress_entries (article_id);
    CREATE INDEX wordpress_entries_page ON wordpress_entries (page_id);

    CREATE TABLE wordpress_articles (
      site text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('post', 'page')),
      wp_id text NOT NULL,
      article_id uuid REFERENCES articles (id) ON DELETE SET NULL,
      page_id uuid REFERENCES own_pages (id) ON DELETE SET NULL,
      version integer NOT NULL,
      digest text NOT NULL,
      exported_at timestamptz,
      import_id uuid NOT NULL REFERENCES wordpress_imports (id) ON DELETE CASCADE,
      PRIMARY KEY (site, kind, wp_id)
    );
    CREATE INDEX wordpress_articles_article ON wordpress_articles (article_id);
    CREATE INDEX wordpress_articles_page ON wordpress_articles (page_id);
    CREATE INDEX wordpress_articles_import ON wordpress_articles (import_id);

    CREATE TABLE wordpress_updates (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      import_id uuid NOT NULL REFERENCES wordpress_imports (id) ON DELETE CASCADE,
      site text NOT NULL,
      kind text NOT NULL,
      wp_id text NOT NULL,
      before jsonb NOT NULL,
      digest text NOT NULL,
      exported_at timestamptz,
      UNIQUE (import_id, site, kind, wp_id),
      FOREIGN KEY (site, kind, wp_id) REFERENCES wordpress_articles ON DELETE CASCADE
    );
    CREATE INDEX wordpress_updates_article ON wordpress_updates (site, kind, wp_id);

    CREATE TABLE wordpress_pictures (
      site text NOT NULL,
      source text NOT NULL,
      media_id uuid REFERENCES media (id) ON DELETE CASCADE,
      version integer,
      reason text CHECK ((reason IS NULL) <> (media_id IS NULL)),
      import_id uuid NOT NULL REFERENCES wordpress_imports (id) ON DELETE CASCADE,
      PRIMARY KEY (site, source)
    );
    CREATE INDEX wordpress_pictures_media ON wordpress_pictures (media_id);
    CREATE INDEX wordpress_pictures_import ON wordpress_pictures (import_id);

    CREATE TABLE moved_addresses (
      path text PRIMARY KEY,
      article_id uuid REFERENCES articles (id) ON DELETE CASCADE,
      page_id uuid REFERENCES own_pages (id) ON DELETE CASCADE,
      media_id uuid REFERENCES media (id) ON DELETE CASCADE,
      target text CHECK (num_nonnulls(article_id, page_id, media_id, target) = 1),
      import_id uuid REFERENCES wordpress_imports (id) ON DELETE CASCADE
    );
    CREATE INDEX moved_addresses_article ON moved_addresses (article_id);
    CREATE INDEX moved_addresses_page ON moved_addresses (page_id);
    CREATE INDEX moved_addresses_media ON moved_addresses (media_id);
    CREATE INDEX moved_addresses_import ON moved_addresses (import_id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(
    'DROP TABLE moved_addresses, wordpress_pictures, wordpress_updates, wordpress_articles, wordpress_entries, wordpress_imports',
  );
}
