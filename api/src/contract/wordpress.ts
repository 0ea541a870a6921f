import { Type, type Static } from 'typebox';
import { pageOf } from './editing.ts';
import { Closed, Id, Nullable, OneOf, Slug, Timestamp } from './schema.ts';
import { Text } from './text.ts';

/** How large an export of WordPress may be, unpacked, in bytes. */
export const EXPORT_BYTES = 500 * 1024 * 1024;
/** How large a zip of its pictures may be, and a part in which it is sent, in bytes. */
export const PICTURE_ZIP_BYTES = 4 * 1024 * 1024 * 1024;
export const PICTURE_ZIP_PART_BYTES = 8 * 1024 * 1024;

/**
 * The state of an import: `reading` its file, `ready` to begin, `running`, `done`; `undoing`, and `undone`. Its work
 * continues after a restart.
 */
export const WordPressState = OneOf('reading', 'ready', 'running', 'done', 'undoing', 'undone');
export type WordPressState = Static<typeof WordPressState>;

/** A category of the old site, and how many articles have it as their first. */
export const WordPressCategory = Type.Object({ slug: Type.String(), name: Type.String(), count: Type.Integer() });
export type WordPressCategory = Static<typeof WordPressCategory>;

/** Kinds of content that cannot be taken as it was, or not at all. */
export const WordPressLossKind = OneOf(
  'shortcode',
  'block',
  'builder',
  'embed',
  'foreign-picture',
  'file',
  'link',
  'form',
  'script',
  'gallery',
  'nested',
  'cut',
  'protected',
  'comments',
  'users',
  'tags',
  'type',
);
export type WordPressLossKind = Static<typeof WordPressLossKind>;

/** So many of them; `name`: of the shortcode, the type or the host, empty where the kind says it all. */
export const WordPressLoss = Type.Object({
  kind: WordPressLossKind,
  name: Type.String(),
  count: Type.Integer(),
  /** Titles of the first entries that have it. */
  examples: Type.Array(Type.String()),
});
export type WordPressLoss = Static<typeof WordPressLoss>;

/** The content of the file, before anything is written. */
export const WordPressReport = Type.Object({
  title: Type.String(),
  /** Articles by what they were, such as `publish`, `draft` or `private`. */
  posts: Type.Array(Type.Object({ status: Type.String(), count: Type.Integer() })),
  pages: Type.Integer(),
  /** Different pictures that articles and pages show. */
  pictures: Type.Integer(),
  categories: Type.Array(WordPressCategory),
  firstDate: Nullable(Timestamp),
  lastDate: Nullable(Timestamp),
  losses: Type.Array(WordPressLoss),
  /** What an earlier import has brought. */
  known: Type.Integer(),
  /** Bytes that were no text in the encoding of the file, and were read as Windows writes them. */
  repaired: Type.Integer(),
});
export type WordPressReport = Static<typeof WordPressReport>;

/**
 * `POST /api/admin/wordpress-imports/:id/start`. `articles`: all as drafts, or as they were (what was private or behind
 * a password stays a draft). `pages`: as own pages that nobody sees yet, or not at all. `pictures`: from the zip that
 * was sent, from the old site, or none. `children`: whether children can be recognised on the pictures, answered once
 * for all; unanswered, articles with pictures become drafts. `pictureHost`: another host that pictures of the old site
 * lie on and may be fetched from. `categories`: the own category of each category of the old site, by its slug; the
 * others are entered under their names.
 */
export const WordPressChoices = Closed({
  articles: OneOf('drafts', 'as-before'),
  pages: OneOf('drafts', 'none'),
  pictures: OneOf('none', 'zip', 'site'),
  children: OneOf('unanswered', 'none', 'consent'),
  pictureHost: Type.Optional(Type.String({ pattern: '^[a-z0-9.-]{1,253}(?::[0-9]{1,5})?$' })),
  categories: Type.Record(Type.String(), Slug(60), { maxProperties: 500 }),
});
export type WordPressChoices = Static<typeof WordPressChoices>;

/**
 * The outcome of an entry: `taken` as it was, `draft` instead of public, `updated` to what a later export says, `known`
 * from an earlier import and left, `edited` here since and left, `deleted` here since and left, `skipped` on request,
 * `failed`.
 */
export const WordPressOutcome = OneOf('taken', 'draft', 'updated', 'known', 'edited', 'deleted', 'skipped', 'failed');
export type WordPressOutcome = Static<typeof WordPressOutcome>;

/** Pictures that could not be had for the same reason, which is a German sentence; `examples` are addresses of some. */
export const WordPressMissing = Type.Object({
  reason: Type.String(),
  count: Type.Integer(),
  examples: Type.Array(Type.String()),
});
export type WordPressMissing = Static<typeof WordPressMissing>;

/** An import of a website made with WordPress. */
export const WordPressImport = Type.Object({
  id: Id,
  /** The old site's address. */
  site: Type.String(),
  state: WordPressState,
  report: Nullable(WordPressReport),
  choices: Nullable(WordPressChoices),
  /** Bytes of the zip that have arrived. */
  zipBytes: Type.Integer(),
  total: Type.Integer(),
  finished: Type.Integer(),
  outcomes: Type.Array(Type.Object({ outcome: WordPressOutcome, count: Type.Integer() })),
  pictures: Type.Object({ taken: Type.Integer(), failed: Type.Integer() }),
  /** Why pictures are missing, the most frequent reason first. */
  missing: Type.Array(WordPressMissing),
  /** Entries that stayed when it was undone, because they were changed here since. */
  kept: Type.Integer(),
  createdAt: Timestamp,
  finishedAt: Nullable(Timestamp),
});
export type WordPressImport = Static<typeof WordPressImport>;

/** The outcome of an article or a page; `notes` are its losses. */
export const WordPressEntry = Type.Object({
  position: Type.Integer(),
  kind: OneOf('post', 'page'),
  title: Type.String(),
  outcome: Nullable(WordPressOutcome),
  /** Why not, as a German sentence. */
  reason: Nullable(Type.String()),
  notes: Type.Array(Type.Object({ kind: WordPressLossKind, name: Type.String() })),
  /** Pictures that could not be taken, by their addresses on the old site, and why. */
  missingPictures: Type.Array(Type.Object({ address: Type.String(), reason: Type.String() })),
  articleId: Nullable(Id),
  /** The own page that a page has become. */
  pageId: Nullable(Id),
});
export type WordPressEntry = Static<typeof WordPressEntry>;

/**
 * `GET /api/admin/wordpress-imports/:id/entries`; `only`: those that lost something, failed, or were left because of an
 * edit.
 */
export const WordPressEntryQuery = Closed({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  only: Type.Optional(OneOf('losses', 'failed', 'left')),
});
export type WordPressEntryQuery = Static<typeof WordPressEntryQuery>;

/** One page of entries. */
export const WordPressEntryPage = pageOf(WordPressEntry);
export type WordPressEntryPage = Static<typeof WordPressEntryPage>;

/**
 * `PUT /api/admin/wordpress-imports/:id/pictures`: a part of the zip, from this byte on; the answer says how much is
 * there.
 */
export const WordPressZipQuery = Closed({ offset: Type.Integer({ minimum: 0, maximum: PICTURE_ZIP_BYTES }) });

/** `GET /api/moved-addresses`: 301 to the present address of the page that a former website had at this path; 404. */
export const MovedAddressQuery = Closed({ path: Text(1000, 1) });
