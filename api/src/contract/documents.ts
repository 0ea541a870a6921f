import { Type, type Static } from 'typebox';
import { content, withMoreFollow } from './content.ts';
import { pageOf } from './editing.ts';
import { MediaUse } from './media.ts';
import { Closed, Nullable, OneOf, Timestamp, Written } from './schema.ts';
import { Line, Text } from './text.ts';

/** Largest document that `POST /api/documents` takes, bytes. */
export const DOCUMENT_BYTES = 20 * 1024 * 1024;

/** The types of documents, detected by content; also the ending of the address and the name. */
export const DocumentType = OneOf('pdf', 'docx', 'odt');
export type DocumentType = Static<typeof DocumentType>;

const schemas = content({
  fields: {
    title: Line(120),
    description: Nullable(Text(500)),
    /** The heading below which the page „Downloads“ shows it. */
    group: Written(Line(60)),
    /** Whether the page „Downloads“ shows it. */
    onDownloads: Type.Boolean(),
  },
  required: ['title'],
  shown: ['title', 'description', 'group'],
  also: {
    /** `/dateien/satzung.pdf`; stays when the file is replaced. */
    url: Type.String(),
    type: DocumentType,
    bytes: Type.Integer({ minimum: 0 }),
    /** Since when this is its content. */
    filedAt: Timestamp,
  },
  editors: {
    /** The original name of the file. */
    name: Type.String(),
  },
  filters: { onDownloads: Type.Boolean() },
  sorts: ['order', 'name', 'newest', 'largest'],
});

/**
 * A document as `GET /api/documents` lists it, in the editors' order; 404 as long as there is none for visitors. There
 * are 500 at most; `moreFollow` is on the last of them where there are more.
 */
export const Download = withMoreFollow(schemas.shown);
export type Download = Static<typeof Download>;

/** A document in `GET /api/admin/documents`. */
export const ListedDocument = schemas.item;
export type ListedDocument = Static<typeof ListedDocument>;
export const DocumentPage = pageOf(ListedDocument);

/**
 * Answer of `GET /api/admin/documents/:id`, and of `POST /api/documents` and `PUT /api/documents/:id/file`, which take
 * a form: the file in `file`, its title in `title`, or the `version` that was read. Each of `usedIn` has the resource
 * as `kind`.
 */
export const EditableDocument = Type.Object({
  ...ListedDocument.properties,
  /** Name of the account; null: one that is gone. */
  uploadedBy: Nullable(Type.String()),
  usedIn: Type.Array(MediaUse),
});
export type EditableDocument = Static<typeof EditableDocument>;

export const DocumentQuery = schemas.query;
export type DocumentQuery = Static<typeof DocumentQuery>;

/** `PATCH /api/documents/:id`. */
export const DocumentChange = schemas.change;
export type DocumentChange = Static<typeof DocumentChange>;

/**
 * `DELETE /api/documents/:id`: 409 `document_in_use` with `usedIn` while something links to it, unless `force`; the
 * links stay and lead nowhere. For 30 days `POST /api/documents/:id/restore` restores it, under the same address.
 */
export const DocumentDeletion = Closed({ force: Type.Optional(Type.Boolean()) });
export type DocumentDeletion = Static<typeof DocumentDeletion>;
