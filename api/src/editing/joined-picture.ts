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

/**
 * SQL of where the picture at `address` (SQL) is now, as `/objects/…`. What a row names may be a former address: a form that was open while
 * the picture was replaced writes it, and so does who restores a version from before.
 */
export function presentAddress(address: string): string {
  const url = `replace(${address}, '/banner-objects/', '/objects/')`;
  return `coalesce((SELECT moved.url FROM media_addresses AS former JOIN media AS moved ON moved.id = former.media_id
    WHERE former.url = ${url} AND moved.deleted_at IS NULL), ${url})`;
}

/** Joins the picture at `address` (SQL) and adds its columns. */
export function joinPicture(db: Database, address: string): (query: Knex.QueryBuilder) => void {
  return (query) =>
    void query
      .leftJoin('media', (join) => join.on('media.url', db.raw(presentAddress(address))))
      .select(['alt', 'width', 'height', 'color'].map((name) => `media.${name} AS picture_${name}`))
      .select(
        db.raw(
          `CASE WHEN ${address} LIKE '/banner-objects/%' THEN replace(media.url, '/objects/', '/banner-objects/') ELSE media.url END AS picture_url`,
        ),
      );
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
