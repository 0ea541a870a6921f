import { Type, type Static } from 'typebox';
import { content } from './content.ts';
import { PictureUrl } from './editing.ts';
import { Picture } from './media.ts';
import { EnteredTime, HINT, Nullable, Slug, SLUG, SLUG_HINT, Timestamp, Written } from './schema.ts';
import { Line, Text } from './text.ts';

/** Last part of the address of an own page, `/seiten/vereinsheim`. */
export const OwnPageSlug = Slug(120);

/**
 * A page that the club adds. `published`: false for a draft, or one that is hidden; `publishAt` is when such a page
 * appears by itself. `menu` is where the navigation names it: a group („Verein“; a new one comes last), `/` for the bar
 * itself, null for nowhere; `menuLabel` is what it is called there, null: as its title. An empty `slug` is made from
 * the title, or stays what it is. `placeholders` are those that lead and content may use; visitors see them filled.
 */
export const ownPageSchemas = content({
  fields: {
    title: Line(120),
    slug: Type.String({ maxLength: 120, pattern: `^(${SLUG})?$`, [HINT]: SLUG_HINT }),
    lead: Nullable(Text(1000)),
    content: Nullable(Text(500_000)),
    imageUrl: Nullable(PictureUrl),
    /** What search engines and link previews show. */
    description: Nullable(Text(300)),
    published: Type.Boolean(),
    publishAt: Nullable(EnteredTime),
    menu: Written(Line(40)),
    menuLabel: Written(Line(40)),
  },
  required: ['title'],
  shown: ['title', 'slug', 'lead', 'content', 'imageUrl', 'description', 'published'],
  also: { image: Nullable(Picture) },
  editors: { placeholders: Type.Optional(Type.Array(Type.String())) },
  filters: {},
  sorts: ['order', 'name', 'newest'],
});

/** Answer of `GET /api/own-pages/{slug}`; a former slug is answered with 301. `content` is sanitised HTML. */
export type OwnPage = Static<typeof ownPageSchemas.shown>;
export type EditableOwnPage = Static<typeof ownPageSchemas.item>;
export type NewOwnPage = Static<typeof ownPageSchemas.new>;
export type OwnPageChange = Static<typeof ownPageSchemas.change>;

/** A published page, as `GET /api/own-pages` lists it, in order. */
export const OwnPageSummary = Type.Object({ slug: Type.String(), title: Type.String() });
export type OwnPageSummary = Static<typeof OwnPageSummary>;

/** The state of an own page after a change; `savedBy` is the name of the account, null for one that is gone. */
export const OwnPageVersion = Type.Object({
  version: Type.Integer(),
  title: Type.String(),
  lead: Nullable(Type.String()),
  content: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  published: Type.Boolean(),
  savedBy: Nullable(Type.String()),
  savedAt: Timestamp,
});
export type OwnPageVersion = Static<typeof OwnPageVersion>;

/** An own page in the navigation; `group` as `menu` above. */
export const OwnPageLink = Type.Object({ label: Type.String(), href: Type.String(), group: Type.String() });
export type OwnPageLink = Static<typeof OwnPageLink>;
