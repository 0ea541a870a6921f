import { Type, type Static } from 'typebox';
import { changeOf, PictureUrl } from './editing.ts';
import { ownPageSchemas } from './own-pages.ts';
import { Line, Text } from './text.ts';
import { Picture } from './media.ts';
import { Closed, Nullable, OneOf, Timestamp } from './schema.ts';

/** The content pages there are; a section owns the address of each, so none is added or removed here. */
export const PageSlug = OneOf(
  'ueber-uns',
  'geschichte',
  'ehrenmitglieder',
  'gemeinsam-stark',
  'mitgliedschaft',
  'jugendarbeit',
  'kontakt',
  'impressum',
  'datenschutz',
);
export type PageSlug = Static<typeof PageSlug>;

/** A step of the club's history; plain text. */
export const TimelineEntry = Closed({
  year: Type.Integer({ minimum: 1800, maximum: 2200 }),
  title: Line(120),
  text: Text(2000),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

/** An honour and those who have it; plain text. */
export const HonourGroup = Closed({
  title: Line(120),
  text: Text(2000),
  members: Type.Array(Closed({ name: Line(120), note: Nullable(Text(300)) }), {
    maxItems: 300,
  }),
});
export type HonourGroup = Static<typeof HonourGroup>;

const fields = {
  title: Line(120),
  lead: Text(1000),
  content: Text(500_000),
  imageUrl: Nullable(PictureUrl),
  /** What search engines and link previews show. */
  description: Text(300),
  timeline: Type.Array(TimelineEntry, { maxItems: 200 }),
  groups: Type.Array(HonourGroup, { maxItems: 50 }),
};

/** A page as `GET /api/pages` lists it. */
export const ContentPageSummary = Type.Object({
  slug: PageSlug,
  title: Type.String(),
  lead: Type.String(),
  description: Type.String(),
  updatedAt: Timestamp,
});
export type ContentPageSummary = Static<typeof ContentPageSummary>;

/**
 * Answer of `GET /api/pages/{slug}`. `content` is sanitised HTML in which the club's facts are filled in; `timeline`
 * (history, oldest first) and `groups` (honorary members) are empty on all other pages.
 */
export const ContentPage = Type.Object({
  ...ContentPageSummary.properties,
  content: Type.String(),
  imageUrl: Nullable(Type.String()),
  image: Nullable(Picture),
  timeline: Type.Array(TimelineEntry),
  groups: Type.Array(HonourGroup),
  version: Type.Integer(),
});
export type ContentPage = Static<typeof ContentPage>;

/**
 * A page in the list of editors, `GET /api/admin/pages`; `missing` are placeholders in it that have no value yet,
 * `hasDraft` says that changes wait beside what visitors read, `isHidden` that visitors do not find it.
 */
export const EditablePageSummary = Type.Object({
  ...ContentPageSummary.properties,
  missing: Type.Array(Type.String()),
  hasDraft: Type.Boolean(),
  isHidden: Type.Boolean(),
  version: Type.Integer(),
});
export type EditablePageSummary = Static<typeof EditablePageSummary>;

const texts = {
  title: Type.String(),
  lead: Type.String(),
  content: Type.String(),
  imageUrl: Nullable(Type.String()),
  description: Type.String(),
  timeline: Type.Array(TimelineEntry),
  groups: Type.Array(HonourGroup),
};

/** A page's draft, saved beside what visitors read. */
export const PageDraft = Type.Object({ ...texts, image: Nullable(Picture), savedAt: Timestamp });
export type PageDraft = Static<typeof PageDraft>;

/**
 * A page as editors see it, answer of `GET /api/admin/pages/{slug}`: `lead` and `content` hold placeholders such as
 * `{{Vereinsname}}`, which visitors see as the club's facts; `placeholders` are those that may be used. `version`
 * counts drafts as well; imprint, privacy policy and contact page cannot be hidden (`mayHide`).
 */
export const EditablePage = Type.Object({
  ...ContentPage.properties,
  draft: Nullable(PageDraft),
  isHidden: Type.Boolean(),
  mayHide: Type.Boolean(),
  placeholders: Type.Array(Type.String()),
  missing: Type.Array(Type.String()),
});
export type EditablePage = Static<typeof EditablePage>;

/**
 * `PATCH /api/pages/{slug}`: changes the published page; with texts, a draft ends. 400 `page_needed` for hiding a page
 * that cannot be hidden.
 */
export const PageChange = changeOf({ ...fields, isHidden: Type.Boolean() });
export type PageChange = Static<typeof PageChange>;

/** `PATCH /api/pages/{slug}/draft`: changes the draft, which begins as what visitors read; `DELETE` ends it. */
export const PageDraftChange = changeOf(fields);
export type PageDraftChange = Static<typeof PageDraftChange>;

/**
 * The state of a page after a change, as `GET /api/admin/pages/{slug}/versions` lists it, newest first; `savedBy` is
 * the name of the account, null for the portal or one that is gone.
 */
export const PageVersion = Type.Object({
  version: Type.Integer(),
  ...texts,
  state: OneOf('draft', 'shown', 'hidden'),
  savedBy: Nullable(Type.String()),
  savedAt: Timestamp,
});
export type PageVersion = Static<typeof PageVersion>;

/**
 * Answer of `GET /api/own-pages/preview/{token}`: an own page, or the draft of a content page, which has its slug as
 * `id` and which is not `published` as long as visitors read something else.
 */
export const PagePreview = Type.Object({
  ...ownPageSchemas.shown.properties,
  id: Type.String(),
  timeline: Type.Optional(Type.Array(TimelineEntry)),
  groups: Type.Optional(Type.Array(HonourGroup)),
});
export type PagePreview = Static<typeof PagePreview>;
