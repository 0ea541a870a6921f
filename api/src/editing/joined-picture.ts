import type { Knex } from 'knex';
import type { Picture } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';

/** The columns of a row's picture; null without one of ours. */
export type PictureColumns = {
  picture_url: string | null;
  picture_alt: string | null;
  picture_width: number | null;
  picture_height: number | null;
  picture_color: string | null;
};

/** Joins the picture at `address` (SQL) and adds its columns. */
export function joinPicture(db: Database, address: string): (query: Knex.QueryBuilder) => void {
  return (query) =>
    void query
      .leftJoin('media', (join) => join.on('media.url', db.raw(`replace(${address}, '/banner-objects/', '/objects/')`)))
      .select(['alt', 'width', 'height', 'color'].map((name) => `media.${name} AS picture_${name}`))
      .select(db.raw(`${address} AS picture_url`));
}

/** The picture of a row; null without one of ours. */
export function toPicture(row: Partial<PictureColumns>): Picture | null {
  const {
    picture_url: url,
    picture_alt: alt,
    picture_width: width,
    picture_height: height,
    picture_color: color,
  } = row;
  return url && typeof alt === 'string' && width && height && color ? { url, alt, width, height, color } : null;
}
