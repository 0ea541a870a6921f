import type { EditableOwnPage, OwnPage, OwnPageVersion } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { toFields } from '../editing/columns.ts';
import { joinPicture, toPicture } from '../editing/joined-picture.ts';
import { createSecretPreviews, previewOver } from '../editing/secret-previews.ts';
import { notFound } from '../errors.ts';
import { readClubFacts } from './club-facts.ts';
import { filled } from './own-pages.repository.ts';

/** How many versions a person sees; the older ones stay in the database. */
const SHOWN_VERSIONS = 50;
const VERSION_COLUMNS = 'version title lead content image_url published saved_at'
  .split(' ')
  .map((name) => `own_page_versions.${name}`);

/** Earlier versions of own pages, and their secret previews. */
export function createOwnPageHistory(db: Database) {
  const unknown = () => notFound('Diese Seite gibt es nicht.');
  const { shownBy, ...previews } = createSecretPreviews(db, {
    table: 'own_pages',
    path: '/seiten/vorschau/',
    unknown,
    refused: unknown,
  });

  return {
    ...previews,

    /** Newest first. Throws 404. */
    async findVersions(id: string): Promise<OwnPageVersion[]> {
      if (!(await db('own_pages').where({ id }).whereNull('deleted_at').first('id'))) throw unknown();
      const rows = await db('own_page_versions')
        .leftJoin('users', 'users.id', 'own_page_versions.saved_by')
        .where({ page_id: id })
        .orderBy('version', 'desc')
        .limit(SHOWN_VERSIONS)
        .select<object[]>([...VERSION_COLUMNS, 'users.name AS saved_by']);
      return rows.map((row) => toFields(row));
    },

    /** As visitors will see it. Throws 410, whether the link has ended or there never was one. */
    async findByPreview(token: string): Promise<OwnPage> {
      const row = await db('own_pages')
        .modify(joinPicture(db, 'own_pages.image_url'))
        .modify(shownBy(token))
        .first<object | undefined>('own_pages.*');
      if (!row) throw previewOver();
      return filled({ ...toFields<EditableOwnPage>(row), image: toPicture(row) }, await readClubFacts(db));
    },
  };
}
