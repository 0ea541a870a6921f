import type { Knex } from 'knex';
import type { NewSectionMaintainer, SectionMaintainer } from '../contract/index.ts';
import { toFields } from '../editing/columns.ts';
import { conflict } from '../errors.ts';

const SHOWN_COLUMNS = ['id', 'email', 'created_at', 'created_by'];
/** The most addresses of one section: all of them get a mail at once. */
const MOST = 10;

/** Who looks after a section, by address. */
export function createSectionMaintainersRepository(db: Knex) {
  return {
    /** The oldest first. */
    async findOf(section: string): Promise<SectionMaintainer[]> {
      const rows = await db('section_maintainers')
        .where({ section })
        .orderBy(['created_at', 'id'])
        .select<object[]>(SHOWN_COLUMNS);
      return rows.map((row) => toFields(row));
    },

    /** Throws 409 `maintainer_known` for an address that is there, `too_many_maintainers` beyond ten. */
    async insert(section: string, { email }: NewSectionMaintainer, by: string): Promise<SectionMaintainer> {
      if ((await this.findOf(section)).length >= MOST)
        throw conflict('too_many_maintainers', `Mehr als ${MOST} Adressen hat kein Modul.`);
      const [row] = await db('section_maintainers')
        .insert({ section, email, created_by: by })
        .onConflict()
        .ignore()
        .returning<object[]>(SHOWN_COLUMNS);
      if (!row) throw conflict('maintainer_known', 'Diese Adresse hat das Modul schon.');
      return toFields(row);
    },

    /** Returns false when there is no such address. */
    async remove(section: string, id: string): Promise<boolean> {
      return (await db('section_maintainers').where({ section, id }).delete()) > 0;
    },
  };
}
