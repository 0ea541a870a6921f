import { Type, type Static } from 'typebox';
import { newOf } from './content.ts';
import { changeOf, editableFields, editableQueryOf, pageOf, PictureUrl } from './editing.ts';
import { Line, Text } from './text.ts';
import { Picture } from './media.ts';
import { Closed, Day, EnteredDay, Id, Nullable, Slug } from './schema.ts';

const fields = {
  title: Line(120),
  slug: Slug(120),
  description: Nullable(Text(1000)),
  date: EnteredDay,
  /** One of the pictures; null: the first. */
  coverUrl: Nullable(PictureUrl),
  pictures: Type.Array(Closed({ url: PictureUrl, caption: Nullable(Text(300)) }), { maxItems: 500 }),
  published: Type.Boolean(),
};

/** A picture of an album; `caption` is plain text, `credit` names the photographer. */
export const AlbumPicture = Type.Object({
  ...Picture.properties,
  caption: Nullable(Type.String()),
  credit: Nullable(Type.String()),
});
export type AlbumPicture = Static<typeof AlbumPicture>;

/** An album as `GET /api/albums` lists it: newest first, at most 200, none without pictures; `count` is how many it has. */
export const AlbumSummary = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  description: Nullable(Type.String()),
  date: Day,
  cover: Nullable(Picture),
  count: Type.Integer({ minimum: 0 }),
});
export type AlbumSummary = Static<typeof AlbumSummary>;

/** Answer of `GET /api/albums/{slug}`. */
export const Album = Type.Object({ ...AlbumSummary.properties, pictures: Type.Array(AlbumPicture) });
export type Album = Static<typeof Album>;

/** An album as editors see it. */
export const EditableAlbum = Type.Object({
  ...Album.properties,
  coverUrl: Nullable(Type.String()),
  published: Type.Boolean(),
  ...editableFields,
});
export type EditableAlbum = Static<typeof EditableAlbum>;

/** `POST /api/albums`; published by default; the slug defaults to one made from the title. */
export const NewAlbum = newOf(fields, ['title', 'date']);
export type NewAlbum = Static<typeof NewAlbum>;

/** `PATCH /api/albums/:id`; `pictures` replaces all of them. */
export const AlbumChange = changeOf(fields);
export type AlbumChange = Static<typeof AlbumChange>;

/** `GET /api/admin/albums`. */
export const AlbumQuery = editableQueryOf({ published: Type.Boolean() }, ['date', 'name', 'newest']);
export type AlbumQuery = Static<typeof AlbumQuery>;

/** Answer of `GET /api/admin/albums`. */
export const EditableAlbumPage = pageOf(EditableAlbum);
