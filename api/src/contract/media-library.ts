import { Type, type Static } from 'typebox';
import { changeOf, editableFields, pageOf, PictureUrl } from './editing.ts';
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

/** A place that shows a picture; `id` is that of the row, for pages the slug, for settings the screen. `isDeleted`: it can still come back. */
export const MediaUse = Type.Object({
  kind: Type.Union([
    Type.Literal('album'),
    Type.Literal('article'),
    Type.Literal('banner'),
    Type.Literal('board'),
    Type.Literal('page'),
    Type.Literal('settings'),
    Type.Literal('slide'),
    Type.Literal('sponsor'),
    Type.Literal('team'),
  ]),
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
export const MediaQuery = Type.Object(
  {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    search: Type.Optional(Type.String({ maxLength: 200 })),
    /** The picture at this address. */
    url: Type.Optional(PictureUrl),
    /** Photos are JPEGs; logos and drawings come as PNG or WebP. */
    kind: Type.Optional(Type.Union([Type.Literal('photo'), Type.Literal('graphic')])),
    use: Type.Optional(Type.Union([Type.Literal('used'), Type.Literal('unused')])),
    missing: Type.Optional(Type.Union([Type.Literal('alt'), Type.Literal('consent')])),
    /** The deleted ones, which can come back for 30 days. */
    deleted: Type.Optional(Type.Boolean()),
    sort: Type.Optional(
      Type.Union([Type.Literal('newest'), Type.Literal('oldest'), Type.Literal('name'), Type.Literal('largest')]),
    ),
  },
  { additionalProperties: false },
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
 * `POST /api/media/:id/restore` brings it back to the library.
 */
export const MediaDeletion = Type.Object({ force: Type.Optional(Type.Boolean()) }, { additionalProperties: false });
export type MediaDeletion = Static<typeof MediaDeletion>;

/** What `POST /api/uploads` takes beside the form: the same key from the same person answers the same picture. */
export const UploadHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{8,100}$' })),
});
export type UploadHeaders = Static<typeof UploadHeaders>;
