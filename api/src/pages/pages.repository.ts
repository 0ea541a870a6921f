import type {
  ContentPage,
  ContentPageSummary,
  EditablePage,
  EditablePageSummary,
  PageChange,
} from '../contract/index.ts';
import { guardOfTable } from '../content/picture-guards.ts';
import type { Database } from '../database/connect.ts';
import { joinPicture } from '../editing/joined-picture.ts';
import { requireAnswers } from '../editing/picture-answers.ts';
import { nextVersion, requireVersion, type Edited, type Editor } from '../editing/versions.ts';
import { notFound } from '../errors.ts';
import { sanitizeRichText } from '../rich-text/rich-text.ts';
import { readClubFacts } from './club-facts.ts';
import { toEditable, toEditableSummary, toPage, toSummary, type PageRow } from './page-row.ts';

/** The content pages, which migrations create. */
export function createPagesRepository(db: Database) {
  const pages = (connection: Database = db) =>
    connection<PageRow>('pages')
      .modify(joinPicture(db, 'pages.image_url'))
      .select<PageRow[]>('pages.*')
      .orderBy('pages.slug');

  async function findRow(slug: string, connection: Database = db): Promise<PageRow> {
    const [row] = await pages(connection).where({ slug });
    if (!row) throw notFound('Diese Seite gibt es nicht.');
    return row;
  }

  return {
    async findAll(): Promise<ContentPageSummary[]> {
      const [rows, facts] = await Promise.all([pages(), readClubFacts(db)]);
      return rows.map((row) => toSummary(row, facts));
    },

    /** With the club's facts filled in. Throws 404. */
    find: async (slug: string): Promise<ContentPage> => toPage(await findRow(slug), await readClubFacts(db)),

    async findAllEditable(): Promise<EditablePageSummary[]> {
      const [rows, facts] = await Promise.all([pages(), readClubFacts(db)]);
      return rows.map((row) => toEditableSummary(row, facts));
    },

    /** With its placeholders. Throws 404. */
    findEditable: async (slug: string): Promise<EditablePage> =>
      toEditable(await findRow(slug), await readClubFacts(db)),

    /** Throws 404, and 409 for a stale version or an unanswered picture. */
    async update(slug: string, change: PageChange, editor: Editor): Promise<Edited<EditablePage>> {
      const facts = await readClubFacts(db);
      return db.transaction(async (trx) => {
        await trx('pages').where({ slug }).forUpdate().first('slug');
        const before = toEditable(await findRow(slug, trx), facts);
        requireVersion(change.version, before, 'Die Seite wurde inzwischen von jemand anderem geändert.');
        await trx('pages')
          .where({ slug })
          .update({ ...changedColumns(change), ...nextVersion(before, editor) });
        await requireAnswers(trx, guardOfTable('pages'), slug);
        return { before, after: toEditable(await findRow(slug, trx), facts) };
      });
    },
  };
}

function changedColumns({ title, lead, description, content, imageUrl, timeline, groups }: PageChange) {
  return {
    ...(title === undefined ? {} : { title: title.trim() }),
    ...(lead === undefined ? {} : { lead: lead.trim() }),
    ...(description === undefined ? {} : { description: description.trim() }),
    ...(content === undefined ? {} : { content: sanitizeRichText(content) }),
    ...(imageUrl === undefined ? {} : { image_url: imageUrl }),
    ...(timeline === undefined ? {} : { timeline: JSON.stringify(timeline) }),
    ...(groups === undefined ? {} : { groups: JSON.stringify(groups) }),
  };
}
