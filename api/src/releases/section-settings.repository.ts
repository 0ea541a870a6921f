import type { Knex } from 'knex';

type Stored = { values: Record<string, unknown>; version: number };

/** The settings of sections, as administrators have stored them. */
export function createSectionSettingsRepository(db: Knex) {
  return {
    /** Version 0 where nobody has set anything. */
    async find(section: string): Promise<Stored> {
      const row = await db('section_settings').where({ section }).first<Stored | undefined>('values', 'version');
      return row ?? { values: {}, version: 0 };
    },

    /** Adds these values to what is stored. Returns false when `version` is no longer the present one. */
    async store(section: string, values: Readonly<Record<string, unknown>>, version: number): Promise<boolean> {
      if (version === 0) {
        const inserted = await db('section_settings')
          .insert({ section, values })
          .onConflict()
          .ignore()
          .returning('section');
        return inserted.length > 0;
      }
      const changed = await db('section_settings')
        .where({ section, version })
        .update({
          values: db.raw('"values" || ?::jsonb', [JSON.stringify(values)]),
          version: version + 1,
          updated_at: db.fn.now(),
        });
      return changed > 0;
    },
  };
}
