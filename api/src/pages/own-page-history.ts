import type { EditableOwnPage, OwnPage } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { toFields } from '../editing/columns.ts';
import { createHistory, previewOver } from '../editing/history.ts';
import { joinPicture, toPicture } from '../editing/joined-picture.ts';
import { notFound } from '../errors.ts';
import { readClubFacts } from './club-facts.ts';
import { filled } from './own-pages.repository.ts';

/** Earlier versions of own pages, and their secret previews. */
export function createOwnPageHistory(db: Database) {
  const unknown = () => notFound('Diese Seite gibt es nicht.');
  const { shownBy, ...history } = createHistory(db, {
    table: 'own_pages',
    versions: {
      table: 'own_page_versions',
      of: 'page_id',
      columns: 'version title lead content image_url published saved_at',
    },
    path: '/seiten/vorschau/',
    unknown,
    refused: unknown,
  });

  return {
    ...history,

    /** The page as visitors will see it. Throws 410, whether the link has ended or there never was one. */
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
