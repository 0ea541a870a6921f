import type { Knex } from 'knex';

const TABS = ['table', 'matches', 'squad', 'stats', 'liveticker'];
const PROVIDER = 'https://fussballdaten.example';

/** More facts of the club: office hours, pages elsewhere, the football-data provider, and what an imprint names. */
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
    office_hours: 'Donnerstag 18 bis 19 Uhr im Vereinsheim, in den Schulferien nach Absprache',
    football_data: JSON.stringify(provider()),
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

function provider() {
  return {
    name: 'Fußballdaten',
    clubUrl: `${PROVIDER}/fsv-sommerried`,
    scriptUrl: `${PROVIDER}/widgets.js`,
    loadAtOnce: false,
    teams: ['1-mannschaft', '2-mannschaft'].map((team) => ({
      team,
      url: `${PROVIDER}/fsv-sommerried/${team}`,
      frameUrl: `${PROVIDER}/frame/fsv-sommerried-${team}`,
      tabs: Object.fromEntries(
        TABS.map((tab) => [
          tab,
          { widgetId: `fsv-sommerried-${team}-${tab}`, url: `${PROVIDER}/fsv-sommerried/${team}/${tab}` },
        ]),
      ),
    })),
  };
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE settings DROP COLUMN office_hours, DROP COLUMN social_links, DROP COLUMN football_data,
      DROP COLUMN imprint, DROP COLUMN updated_at, DROP COLUMN updated_by
  `);
}
