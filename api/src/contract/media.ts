import { Type, type Static } from 'typebox';
import { changeOf, editableFields, editableQueryOf, pageOf, PictureUrl } from './editing.ts';
import { Closed, Day, EnteredDay, Id, Nullable, OneOf, Written } from './schema.ts';
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

/**
 * Whether children can be recognised in a picture: `none`; `consent` of their parents lies with the club; it is
 * `missing`; it was `withdrawn`.
 */
export const ChildrenState = OneOf('none', 'consent', 'missing', 'withdrawn');
export type ChildrenState = Static<typeof ChildrenState>;

/** The answers for a batch of pictures. */
export const ChildrenAnswer = OneOf('none', 'consent', 'missing');
export type ChildrenAnswer = Static<typeof ChildrenAnswer>;

const pictureAnswer = {
  children: ChildrenAnswer,
  /** Where the paper lies; never who is shown. Only with `consent`. */
  consentNote: Type.Optional(Written(Line(200))),
  consentDate: Type.Optional(Nullable(EnteredDay)),
};
export const PictureAnswer = Closed(pictureAnswer);
export type PictureAnswer = Static<typeof PictureAnswer>;

/**
 * `POST /api/media/answers`: the same answer for many pictures. `missing` of pictures that visitors see is only taken
 * with `force`, which deletes them and takes them out everywhere.
 */
export const PictureAnswers = Closed({
  ids: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }),
  ...pictureAnswer,
  force: Type.Optional(Type.Boolean()),
});
export type PictureAnswers = Static<typeof PictureAnswers>;

/**
 * A picture that keeps something from being published, in the field `pictures` of a refusal (409
 * `pictures_unanswered`).
 */
export type PictureToAnswer = { id: string; url: string; name: string; children: ChildrenState | null };

/** Answer of `POST /api/uploads`: `type` is the stored MIME type, `bytes` the stored size. */
export const Upload = Type.Object({
  id: Id,
  ...Picture.properties,
  type: Type.String(),
  bytes: Type.Integer(),
  /** The earlier answer, when the file had been sent already. */
  children: Type.Optional(Nullable(ChildrenState)),
});
export type Upload = Static<typeof Upload>;

/** A stored picture in the library; `uses` counts the places that show it, deleted ones that can come back included. */
export const MediaItem = Type.Object({
  ...Upload.properties,
  /** The original name of the file. */
  name: Type.String(),
  /** Who took it. */
  credit: Nullable(Type.String()),
  /** null: nobody has been asked. */
  children: Nullable(ChildrenState),
  /** Where the paper with the parents' consent lies. */
  consentNote: Nullable(Type.String()),
  consentDate: Nullable(Day),
  /** Visitors saw it before anybody was asked. */
  shownBefore: Type.Boolean(),
  uses: Type.Integer({ minimum: 0 }),
  ...editableFields,
});
export type MediaItem = Static<typeof MediaItem>;

/**
 * A place that shows a picture. `kind` is `album`, `article`, `settings` or what another kind of content calls it; `id`
 * is that of the row, for pages the slug, for settings the screen. `isDeleted`: it can still come back.
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
    /** `answer`: nobody has said whether it shows children; `shown`: and visitors saw it before anybody was asked. */
    missing: OneOf('alt', 'consent', 'answer', 'shown'),
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
  credit: Written(Line(120)),
});
export type MediaChange = Static<typeof MediaChange>;

/**
 * `DELETE /api/media/:id`: a picture that is shown somewhere is only deleted with `force`, and taken out there. For 30
 * days `POST /api/media/:id/restore` restores it.
 */
export const MediaDeletion = Closed({ force: Type.Optional(Type.Boolean()) });
export type MediaDeletion = Static<typeof MediaDeletion>;

/** What `POST /api/uploads` takes beside the form: the same key from the same person answers the same picture. */
export const UploadHeaders = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{8,100}$' })),
});
export type UploadHeaders = Static<typeof UploadHeaders>;
