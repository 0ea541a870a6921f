import { ownPageKind } from '../content/kinds/with-own-code.ts';
import {
  PageSlug,
  type EditableOwnPage,
  type EditableQuery,
  type NewOwnPage,
  type OwnPage,
  type OwnPageChange,
  type OwnPageSummary,
} from '../contract/index.ts';
import { moveNoticesOfOwnPage } from '../content/notice-pages.ts';
import { guardOfTable } from '../content/picture-guards.ts';
import type { Database } from '../database/connect.ts';
import { brokenRule } from '../database/database-errors.ts';
import { createContentRepository, type ContentKind } from '../editing/content-repository.ts';
import { publishDue } from '../editing/planned.ts';
import type { Editor } from '../editing/versions.ts';
import { AppError, conflict } from '../errors.ts';
import { sanitizeRichText, withoutTitle } from '../rich-text/rich-text.ts';
import { insertWithSlug, isIdShaped } from '../rich-text/slug.ts';
import { readClubFacts } from './club-facts.ts';
import { fillHtml, fillText, type Facts } from './placeholders.ts';

const guard = guardOfTable('own_pages');

const KIND: ContentKind = {
  ...ownPageKind,
  picture: 'own_pages.image_url',
  guard,
  searched: ['title', 'lead', 'description'],
  order: 'own_pages.sort_order, own_pages.id',
  unknown: 'Diese Seite gibt es nicht.',
  stale: 'Die Seite wurde inzwischen von jemand anderem geändert.',
};

const repositoryOf = (db: Database) => createContentRepository<EditableOwnPage, NewOwnPage, OwnPageChange>(db, KIND);

/** Pages that the club adds; `isSectionPath` tells whether a section has a page at an address. */
export function createOwnPagesRepository(db: Database, isSectionPath: (path: string) => boolean) {
  const pages = repositoryOf(db);

  const isReserved = (slug: string) =>
    PageSlug.anyOf.some((fixed) => fixed.const === slug) || isSectionPath(`/${slug}`);

  const admit = ({ slug }: OwnPageChange) => {
    if (!slug) return;
    if (isIdShaped(slug)) throw wrongSlug('Eine Adresse darf nicht die Form einer Kennung haben.');
    if (isReserved(slug)) throw wrongSlug(`„/${slug}“ ist schon eine feste Seite. Bitte eine andere Adresse wählen.`);
  };

  return {
    ...pages,

    /** Whether a fixed page, or one of a section, has that address. */
    isReserved,

    find: async (id: string): Promise<EditableOwnPage> => {
      const [page, facts] = await Promise.all([pages.find(id), readClubFacts(db)]);
      return { ...page, placeholders: [...facts.keys()] };
    },

    /** The placeholders that lead and content of any page may use, stored or not. */
    findPlaceholders: async (): Promise<string[]> => [...(await readClubFacts(db)).keys()],

    findPage: (query: EditableQuery) => pages.findPage(query),

    /** All published pages, in order; their texts stay where they are. */
    findShown: (): Promise<OwnPageSummary[]> =>
      db('own_pages')
        .where({ published: true })
        .whereNull('deleted_at')
        .orderByRaw(KIND.order)
        .select<OwnPageSummary[]>('slug', 'title'),

    /** The page as visitors see it; null if no page has that slug, or it is hidden. */
    async findShownBySlug(slug: string): Promise<OwnPage | null> {
      const [found] = await pages.findAll((query) => void query.where({ slug, published: true }), 1);
      return found ? filled(found, await readClubFacts(db)) : null;
    },

    /** The slug of the page that had this one before; null when none had, or it is not shown. */
    async findMoved(slug: string): Promise<string | null> {
      const row = await db('former_own_page_slugs')
        .join('own_pages', 'own_pages.id', 'former_own_page_slugs.page_id')
        .where('own_pages.published', true)
        .whereNull('own_pages.deleted_at')
        .where('former_own_page_slugs.slug', slug)
        .first<{ slug: string }>('own_pages.slug');
      return row?.slug ?? null;
    },

    /**
     * Throws 400 for an invalid address, or that of a fixed page, and for an invalid time to appear; 409 when it is
     * taken, also by a deleted page.
     */
    async insert(page: NewOwnPage, editor: Editor): Promise<EditableOwnPage> {
      return insertWithSlug(db, page, { table: 'own_pages', kind: 'seite' }, (slug) => {
        admit({ slug });
        return pages.insert({ ...planned(cleaned(page)), slug }, editor).catch(refuseTaken);
      });
    },

    /** Notices follow a new address. Throws as `insert` does, 404, and 409 for a stale version. */
    async update(id: string, change: OwnPageChange, editor: Editor) {
      admit(change);
      const { slug, ...rest } = planned(cleaned(change));
      return db
        .transaction(async (trx) => {
          const edited = await repositoryOf(trx).update(id, { ...rest, ...(slug && { slug }) }, editor);
          await moveNoticesOfOwnPage(trx, edited);
          return edited;
        })
        .catch(refuseTaken);
    },

    /** Shows planned pages that are due. */
    publishDue: (): Promise<number> =>
      publishDue(db, { guard, waiting: 'NOT published', published: { published: true, publish_at: null } }),
  };
}

/** A page with the club's facts. Sanitised after filling: a fact may be part of a link's address. */
export function filled(page: EditableOwnPage, facts: Facts): OwnPage {
  const text = (value: string | null) => value && fillText(value, facts);
  return {
    ...page,
    lead: text(page.lead),
    description: text(page.description),
    content: page.content && withoutTitle(sanitizeRichText(fillHtml(page.content, facts)), page.title),
  };
}

function cleaned<Page extends { content?: string | null }>(page: Page): Page {
  return page.content ? { ...page, content: sanitizeRichText(page.content) } : page;
}

/** A page is shown, or it waits for its time: a time that is set hides it, and showing it ends the plan. */
function planned<Page extends Pick<OwnPageChange, 'published' | 'publishAt'>>(page: Page): Page {
  const { published, publishAt } = page;
  if (!publishAt) return published ? { ...page, publishAt: null } : page;
  const isOver = Date.parse(publishAt) <= Date.now();
  if (published && isOver) return { ...page, publishAt: null };
  if (published) throw wrongTime('Eine Seite ist entweder jetzt zu sehen oder für später geplant.');
  if (isOver) throw wrongTime('Dieser Zeitpunkt ist vorbei. Bitte einen späteren wählen oder die Seite gleich zeigen.');
  return { ...page, published: false };
}

function wrongTime(message: string): AppError {
  return new AppError(400, 'invalid_input', message, { field: 'publishAt' });
}

function wrongSlug(message: string): AppError {
  return new AppError(400, 'invalid_input', message, { field: 'slug' });
}

function refuseTaken(error: unknown): never {
  if (brokenRule(error) === 'own_pages_slug')
    throw conflict('slug_taken', 'Diese Adresse ist schon vergeben.', { field: 'slug' });
  throw error;
}
