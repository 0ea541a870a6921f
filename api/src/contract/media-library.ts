import { Type, type Static } from 'typebox';
import { changeOf, editableFields, editableQueryOf, pageOf, PictureUrl } from './editing.ts';
import { Line, OptionalLine } from './text.ts';
import { Upload } from './media.ts';
import { Nullable } from './schema.ts';

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
    kind: Type.Union([Type.Literal('photo'), Type.Literal('graphic')]),
    use: Type.Union([Type.Literal('used'), Type.Literal('unused')]),
    missing: Type.Union([Type.Literal('alt'), Type.Literal('consent')]),
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
export const MediaDeletion = Type.Object({ force: Type.Optional(Type.Boolean()) }, { additionalProperties: false });
export type MediaDeletion = Static<typeof MediaDeletion>;

/** What `POST /api/uploads` takes beside the form: the same key from the same person answers the same picture. */
export const UploadHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{8,100}$' })),
});
export type UploadHeaders = Static<typeof UploadHeaders>;
