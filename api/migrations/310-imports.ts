import type { Knex } from 'knex';

/**
 * Imports: each with the rows it has read, as in the file (`taken`, which the next import compares with), and as they
 * were before it (`before`; null for a row that it has added), so that it can be undone. `version` is the row's version
 * after the import wrote it, null if it wrote nothing. `team_names` are the names of teams in files of an association.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE import_runs (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      kind text NOT NULL,
      title text NOT NULL,
      added integer NOT NULL,
      changed integer NOT NULL,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      undone_at timestamptz
    );
    CREATE INDEX import_runs_newest ON import_runs (created_at DESC);

    CREATE TABLE imported_rows (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      run_id uuid NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE,
      kind text NOT NULL,
      key text NOT NULL,
      table_name text NOT NULL,
      row_id uuid NOT NULL,
      taken jsonb NOT NULL,
      before jsonb,
      version integer,
      undone boolean NOT NULL DEFAULT false
    );
    CREATE INDEX imported_rows_latest ON imported_rows (kind, key, id DESC) WHERE NOT undone;
    CREATE INDEX imported_rows_run ON imported_rows (run_id);

    CREATE TABLE team_names (
      age_class text NOT NULL,
      name text NOT NULL,
      team_id uuid REFERENCES teams (id) ON DELETE CASCADE,
      PRIMARY KEY (age_class, name)
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE team_names, imported_rows, import_runs');
}
