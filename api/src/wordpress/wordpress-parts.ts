import type { Knex } from 'knex';
import type { Database } from '../database/connect.ts';
import type {
  ArticleChange,
  EditableArticle,
  EditableOwnPage,
  NewArticle,
  NewOwnPage,
  OwnPageChange,
  Upload,
} from '../contract/index.ts';
import type { Edited, Editor } from '../editing/versions.ts';
import type { FetchOutside } from '../http/fetch-outside.ts';
import type { ZipParts } from './zip-parts.ts';

/** What the import needs of the news; inside a transaction it is made with `trx`. */
export type ArticleWriter = (db: Database) => {
  insert(article: NewArticle & { createdAt?: Date | string }, editor: Editor): Promise<EditableArticle>;
  update(id: string, change: ArticleChange, editor: Editor): Promise<Edited<EditableArticle>>;
};

/** What the import needs of the club's own pages; inside a transaction it is made with `trx`. */
export type PageWriter = (db: Database) => {
  isReserved(slug: string): boolean;
  insert(page: NewOwnPage, editor: Editor): Promise<EditableOwnPage>;
  update(id: string, change: OwnPageChange, editor: Editor): Promise<Edited<EditableOwnPage>>;
};

/** What the import needs of the pictures. */
export type PictureKeeper = {
  storePicture(picture: { file: Buffer; alt: string; name: string; uploadedBy: string | null }): Promise<Upload>;
  /** Puts the present addresses of pictures where former ones were written, and takes out pictures that are gone. */
  settleAddresses(trx: Knex.Transaction, written: string): Promise<void>;
  bin: { put(id: string, deletion: { force?: boolean }, editor: Editor): Promise<void> };
};

/** The dependencies of the import. */
export type WordPressParts = {
  db: Database;
  articles: ArticleWriter;
  pages: PageWriter;
  pictures: PictureKeeper;
  fetchOutside: FetchOutside;
  zips: ZipParts;
};
