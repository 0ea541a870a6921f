import type { Knex } from 'knex';
import type { NewSectionKey, SectionKey } from '../contract/index.ts';
import { conflict } from '../errors.ts';

/** Public keys that releases of sections are signed for. */
export function createSectionKeysRepository(db: Knex) {
  return {
    /** Those that count first, the newest of them first. */
    async findOf(section: string): Promise<SectionKey[]> {
      const rows = await db('section_keys')
        .where({ section })
        .orderByRaw('ended_at IS NOT NULL, created_at DESC')
        .select<KeyRow[]>();
      return rows.map(toKey);
    },

    /** Throws 409 `key_known` for a key that the section has or had: what was ended does not come back. */
    async insert(section: string, { name, publicKey }: NewSectionKey, by: string): Promise<SectionKey> {
      const [row] = await db('section_keys')
        .insert({ section, name, public_key: publicKey, created_by: by })
        .onConflict()
        .ignore()
        .returning<KeyRow[]>('*');
      if (!row) throw conflict('key_known', 'Diesen Schlüssel hat oder hatte das Modul schon.');
      return toKey(row);
    },

    /** Returns false when there is no such key that counts. */
    async end(section: string, id: string, by: string): Promise<boolean> {
      const ended = { ended_at: db.fn.now(), ended_by: by };
      return (await db('section_keys').where({ section, id, ended_at: null }).update(ended)) > 0;
    },
  };
}

type KeyRow = {
  id: string;
  name: string;
  public_key: string;
  created_at: Date;
  created_by: string;
  ended_at: Date | null;
};

function toKey(row: KeyRow): SectionKey {
  return {
    id: row.id,
    name: row.name,
    publicKey: row.public_key,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
