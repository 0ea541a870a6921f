import type { Knex } from 'knex';
import type { NewSectionKey, SectionKey } from '../contract/index.ts';
import { toFields } from '../editing/columns.ts';
import { conflict } from '../errors.ts';

const SHOWN_COLUMNS = ['id', 'name', 'public_key', 'created_at', 'created_by', 'ended_at'];

/** Public keys that releases of sections are signed for. */
export function createSectionKeysRepository(db: Knex) {
  return {
    /** The keys of a section: those that count come first, the newest of them at the top. */
    async findOf(section: string): Promise<SectionKey[]> {
      const rows = await db('section_keys')
        .where({ section })
        .orderByRaw('ended_at IS NOT NULL, created_at DESC')
        .select<object[]>(SHOWN_COLUMNS);
      return rows.map((row) => toFields(row));
    },

    /** Throws 409 `key_known` for a key that the section has or had: an ended key does not come back. */
    async insert(section: string, { name, publicKey }: NewSectionKey, by: string): Promise<SectionKey> {
      const [row] = await db('section_keys')
        .insert({ section, name, public_key: publicKey, created_by: by })
        .onConflict()
        .ignore()
        .returning<object[]>(SHOWN_COLUMNS);
      if (!row) throw conflict('key_known', 'Diesen Schlüssel hat oder hatte das Modul schon.');
      return toFields(row);
    },

    /** Returns false when there is no such key that counts. */
    async end(section: string, id: string, by: string): Promise<boolean> {
      const ended = { ended_at: db.fn.now(), ended_by: by };
      return (await db('section_keys').where({ section, id, ended_at: null }).update(ended)) > 0;
    },
  };
}
