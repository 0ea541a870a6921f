import { Type, type Static } from 'typebox';
import { content, withMoreFollow } from './content.ts';
import { PictureUrl } from './editing.ts';
import { Picture } from './media.ts';
import { Closed, EnteredDay, Nullable, Slug } from './schema.ts';
import { TeamSlug } from './teams.ts';
import { Line, Text } from './text.ts';

/** A picture of an album; `caption` is plain text, `credit` names the photographer. */
export const AlbumPicture = Type.Object({
  ...Picture.properties,
  caption: Nullable(Type.String()),
  credit: Nullable(Type.String()),
});
export type AlbumPicture = Static<typeof AlbumPicture>;

/** Published by default; `count` is the number of its pictures. */
export const albumSchemas = content({
  fields: {
    title: Line(120),
    /** Made from the title when it is left out. */
    slug: Slug(120),
    description: Nullable(Text(1000)),
    date: EnteredDay,
    /** One of the pictures; null: the first. */
    coverUrl: Nullable(PictureUrl),
    /** A change replaces all of them. */
    pictures: Type.Array(Closed({ url: PictureUrl, caption: Nullable(Text(300)) }), { maxItems: 500 }),
    published: Type.Boolean(),
    /** The team whose page shows it, by slug. */
    team: Nullable(TeamSlug),
    /** Finished, and waits for an editor; counts as long as it is not published. */
    handedIn: Type.Boolean(),
  },
  required: ['title', 'date'],
  shown: ['slug', 'title', 'description', 'date'],
  also: { cover: Nullable(Picture), count: Type.Integer({ minimum: 0 }) },
  editors: {
    pictures: Type.Array(AlbumPicture),
    team: Type.Optional(Nullable(Type.String())),
    handedIn: Type.Optional(Type.Boolean()),
  },
  filters: { published: Type.Boolean() },
  sorts: ['date', 'name', 'newest'],
});

/** An album as `GET /api/albums` lists it: newest first, at most 500, none without pictures. */
export const AlbumSummary = withMoreFollow(albumSchemas.shown);
export type AlbumSummary = Static<typeof AlbumSummary>;

/** `GET /api/albums?team=`: only those of a team. */
export const PublicAlbumQuery = Closed({ team: Type.Optional(TeamSlug) });

/** Answer of `GET /api/albums/{slug}`. */
export const Album = Type.Object({ ...albumSchemas.shown.properties, pictures: Type.Array(AlbumPicture) });
export type Album = Static<typeof Album>;

/** An album as editors see it. */
export type EditableAlbum = Static<typeof albumSchemas.item>;

/** `POST /api/albums`. */
export const NewAlbum = albumSchemas.new;
export type NewAlbum = Static<typeof NewAlbum>;

/** `PATCH /api/albums/:id`. */
export const AlbumChange = albumSchemas.change;
export type AlbumChange = Static<typeof AlbumChange>;

/** `GET /api/admin/albums`. */
export type AlbumQuery = Static<typeof albumSchemas.query>;
