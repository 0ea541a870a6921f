import type {
  ContentPage,
  ContentPageSummary,
  EditablePage,
  EditablePageSummary,
  PageChange,
  PageDraftChange,
  PagePreview,
} from '../contract/index.ts';
import { guardOfTable } from '../content/picture-guards.ts';
import type { Database } from '../database/connect.ts';
import { createHistory, NO_PREVIEW } from '../editing/history.ts';
import { joinPicture } from '../editing/joined-picture.ts';
import { requireAnswers } from '../editing/picture-answers.ts';
import { nextVersion, requireVersion, type Edited, type Editor } from '../editing/versions.ts';
import { AppError, notFound } from '../errors.ts';
import { sanitizeRichText } from '../rich-text/rich-text.ts';
import { readClubFacts } from './club-facts.ts';
import { mayHide, toEditable, toEditableSummary, toPage, toPreview, toSummary, type PageRow } from './page-row.ts';
import type { Facts } from './placeholders.ts';

/** The pages with their drafts in place of what visitors read. */
const DRAFTED = "(SELECT (jsonb_populate_record(pages, coalesce(draft, '{}'))).* FROM pages) AS pages";
const NO_DRAFT = { draft: null, draft_by: null, draft_at: null };

const unknown = () => notFound('Diese Seite gibt es nicht.');

/** The content pages, which migrations create. */
export function createPagesRepository(db: Database) {
  const pages = (connection: Database = db, table = 'pages') =>
    connection<PageRow>(connection.raw(table))
      .modify(joinPicture(db, 'pages.image_url'))
      .select<PageRow[]>('pages.*')
      .orderBy('pages.slug');
  const { shownBy, ...history } = createHistory(db, {
    table: 'pages',
    key: 'slug',
    isFixed: true,
    versions: {
      table: 'page_versions',
      of: 'slug',
      columns: 'version title lead content image_url description timeline groups state saved_at',
    },
    path: '/seiten/vorschau/',
    unknown,
    refused: unknown,
  });

  async function findRow(slug: string, connection: Database = db, table?: string): Promise<PageRow> {
    const [row] = await pages(connection, table).where({ slug });
    if (!row) throw unknown();
    return row;
  }

  async function findEdited(slug: string, facts: Facts, connection: Database = db): Promise<EditablePage> {
    const row = await findRow(slug, connection);
    return toEditable(row, row.draft ? await findRow(slug, connection, DRAFTED) : row, facts);
  }

  /** Writes what `change` makes of the row. Throws 404, and 409 for a stale version. */
  async function write(
    slug: string,
    version: number | undefined,
    change: (row: PageRow, trx: Database) => object,
    admit: (trx: Database) => Promise<void> = async () => undefined,
  ): Promise<Edited<EditablePage>> {
    const facts = await readClubFacts(db);
    return db.transaction(async (trx) => {
      await trx('pages').where({ slug }).forUpdate().first('slug');
      const before = await findEdited(slug, facts, trx);
      requireVersion(version, before, 'Die Seite wurde inzwischen von jemand anderem geändert.');
      await trx('pages')
        .where({ slug })
        .update(change(await findRow(slug, trx), trx));
      await admit(trx);
      return { before, after: await findEdited(slug, facts, trx) };
    });
  }

  return {
    history,

    async findAll(): Promise<ContentPageSummary[]> {
      const [rows, facts] = await Promise.all([pages().where({ hidden: false }), readClubFacts(db)]);
      return rows.map((row) => toSummary(row, facts));
    },

    /** The page with the club's facts filled in. Throws 404, for a hidden one as well. */
    async find(slug: string): Promise<ContentPage> {
      const [row, facts] = await Promise.all([findRow(slug), readClubFacts(db)]);
      if (row.hidden) throw unknown();
      return toPage(row, facts);
    },

    async findAllEditable(): Promise<EditablePageSummary[]> {
      const [rows, facts] = await Promise.all([pages(), readClubFacts(db)]);
      return rows.map((row) => toEditableSummary(row, facts));
    },

    /** The page with its placeholders and its draft. Throws 404. */
    findEditable: async (slug: string): Promise<EditablePage> => findEdited(slug, await readClubFacts(db)),

    /**
     * Visitors read it at once; with texts, a draft ends. Throws 400, 404, and 409 for a stale version or an unanswered
     * picture.
     */
    update: (
      slug: string,
      { version, isHidden, ...change }: PageChange,
      editor: Editor,
    ): Promise<Edited<EditablePage>> =>
      write(
        slug,
        version,
        (row) => {
          if (isHidden && !mayHide(row.slug)) throw needed();
          const columns = columnsOf(change);
          return {
            ...asJson(columns),
            ...(Object.keys(columns).length > 0 && NO_DRAFT),
            ...(isHidden === undefined ? {} : { hidden: isHidden }),
            // Hiding a page hides it from all readers.
            ...(isHidden && !row.hidden && NO_PREVIEW),
            ...nextVersion(row, editor),
          };
        },
        (trx) => requireAnswers(trx, guardOfTable('pages'), slug),
      ),

    /** Saved beside what visitors read, which stays. Throws 404, and 409 for a stale version. */
    draft: (slug: string, { version, ...change }: PageDraftChange, editor: Editor): Promise<Edited<EditablePage>> =>
      write(slug, version, (row, trx) => ({
        draft: JSON.stringify({ ...(row.draft ?? textsOf(row)), ...columnsOf(change) }),
        draft_by: editor?.id ?? null,
        draft_at: trx.fn.now(),
        draft_version: row.draft_version + 1,
      })),

    /** Throws 404. */
    discardDraft: (slug: string): Promise<Edited<EditablePage>> =>
      write(slug, undefined, (row) => ({ ...NO_DRAFT, draft_version: row.draft_version + 1 })),

    /** The page that the link with this token shows, with its draft; null for none. */
    async findByPreview(token: string): Promise<PagePreview | null> {
      const [row] = await pages(db, DRAFTED).modify(shownBy(token));
      return row ? toPreview(row, await readClubFacts(db)) : null;
    },
  };
}

function needed(): AppError {
  return new AppError(400, 'page_needed', 'Diese Seite braucht jede Website: Sie lässt sich nicht ausblenden.', {
    field: 'isHidden',
  });
}

/** A change as columns by name. */
function columnsOf({
  title,
  lead,
  description,
  content,
  imageUrl,
  timeline,
  groups,
}: Omit<PageDraftChange, 'version'>) {
  return {
    ...(title === undefined ? {} : { title: title.trim() }),
    ...(lead === undefined ? {} : { lead: lead.trim() }),
    ...(description === undefined ? {} : { description: description.trim() }),
    ...(content === undefined ? {} : { content: sanitizeRichText(content) }),
    ...(imageUrl === undefined ? {} : { image_url: imageUrl }),
    ...(timeline === undefined ? {} : { timeline }),
    ...(groups === undefined ? {} : { groups }),
  };
}

/** Lists as the database takes them. */
function asJson(columns: ReturnType<typeof columnsOf>): object {
  const { timeline, groups } = columns;
  return {
    ...columns,
    ...(timeline && { timeline: JSON.stringify(timeline) }),
    ...(groups && { groups: JSON.stringify(groups) }),
  };
}

function textsOf({ title, lead, description, content, image_url, timeline, groups }: PageRow) {
  return { title, lead, description, content, image_url, timeline, groups };
}
