import { Type, type Static } from 'typebox';
import { changeOf, editableFields, editableQueryOf, pageOf, PictureUrl } from './editing.ts';
import { Closed, Id, Nullable, OneOf } from './schema.ts';
import { Line, OptionalLine } from './text.ts';

/** Largest file that `POST /api/uploads` takes, bytes. */
export const UPLOAD_BYTES = 15 * 1024 * 1024;

/** A stored picture: `width` and `height` in px after rotation, `color` its mean colour as `#rrggbb`. */
export const Picture = Type.Object({
  url: Type.String(),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  color: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
});
export type Picture = Static<typeof Picture>;

/** Answer of `POST /api/uploads`: `type` is the stored MIME type, `bytes` the stored size. */
export const Upload = Type.Object({
  id: Id,
  ...Picture.properties,
  type: Type.String(),
  bytes: Type.Integer(),
});
export type Upload = Static<typeof Upload>;

/** A stored picture in the library; `uses` counts the places that show it, deleted ones that can come back included. */
export const MediaItem = Type.Object({
  ...Upload.properties,
  /** What the file was called. */
  name: Type.String(),
  /** Who took it. */
  credit: Nullable(Type.String()),
  showsMinors: Type.Boolean(),
  /** That the persons shown, or their parents, have agreed. */
  consentGiven: Type.Boolean(),
  uses: Type.Integer({ minimum: 0 }),
  ...editableFields,
});
export type MediaItem = Static<typeof MediaItem>;

/**
 * A place that shows a picture. `kind` is `album`, `article`, `settings` or what another kind of content calls it; `id` is that of
 * the row, for pages the slug, for settings the screen. `isDeleted`: it can still come back.
 */
export const MediaUse = Type.Object({
  kind: Type.String(),
  id: Type.String(),
  title: Type.String(),
  isDeleted: Type.Boolean(),
});
export type MediaUse = Static<typeof MediaUse>;

/** Answer of `GET /api/admin/media/:id`. */
export const MediaDetail = Type.Object({
  ...MediaItem.properties,
  /** Name of the account; null: the portal itself, or an account that is gone. */
  uploadedBy: Nullable(Type.String()),
  usedIn: Type.Array(MediaUse),
});
export type MediaDetail = Static<typeof MediaDetail>;

/** `GET /api/admin/media`: `search` looks at name, alternative text and credit; `missing` is what still needs doing. */
export const MediaQuery = editableQueryOf(
  {
    /** The picture at this address. */
    url: PictureUrl,
    /** Photos are JPEGs; logos and drawings come as PNG or WebP. */
    kind: OneOf('photo', 'graphic'),
    use: OneOf('used', 'unused'),
    missing: OneOf('alt', 'consent'),
    /** The deleted ones, which can come back for 30 days. */
    deleted: Type.Boolean(),
  },
  ['newest', 'oldest', 'name', 'largest'],
);
export type MediaQuery = Static<typeof MediaQuery>;

/** One page of the library. */
export const MediaPage = pageOf(MediaItem);
export type MediaPage = Static<typeof MediaPage>;

/** `PATCH /api/media/:id`. */
export const MediaChange = changeOf({
  /** May be empty. */
  name: OptionalLine(200),
  alt: Line(500),
  credit: Nullable(Line(120)),
  showsMinors: Type.Boolean(),
  consentGiven: Type.Boolean(),
});
export type MediaChange = Static<typeof MediaChange>;

/**
 * `DELETE /api/media/:id`: a picture that is shown somewhere is only deleted with `force`, and taken out there. For 30 days
 * `POST /api/media/:id/restore` restores it.
 */
export const MediaDeletion = Closed({ force: Type.Optional(Type.Boolean()) });
export type MediaDeletion = Static<typeof MediaDeletion>;

/** What `POST /api/uploads` takes beside the form: the same key from the same person answers the same picture. */
export const UploadHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{8,100}$' })),
});
export type UploadHeaders = Static<typeof UploadHeaders>;
