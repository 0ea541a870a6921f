import type { Knex } from 'knex';

/** More facts of the club: office hours, other websites, the football-data provider, and the details of an imprint. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE settings
      ADD COLUMN office_hours text,
      ADD COLUMN social_links jsonb NOT NULL DEFAULT '[]',
      ADD COLUMN football_data jsonb,
      ADD COLUMN imprint jsonb NOT NULL DEFAULT '{}',
      ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
      ADD COLUMN updated_by uuid REFERENCES users (id) ON DELETE SET NULL;
  `);
  await db('settings').update({
    imprint: JSON.stringify({
      representatives: '',
      registerCourt: '',
      registerNumber: '',
      vatId: '',
      contentResponsible: '',
      hostingProvider: '',
      dataProtectionOfficer: '',
    }),
  });
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE settings DROP COLUMN office_hours, DROP COLUMN social_links, DROP COLUMN football_data,
      DROP COLUMN imprint, DROP COLUMN updated_at, DROP COLUMN updated_by
  `);
}
