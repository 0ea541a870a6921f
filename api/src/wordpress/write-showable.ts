import type { Knex } from 'knex';
import type { ArticleChange, OwnPageChange, PictureToAnswer } from '../contract/index.ts';
import { AppError } from '../errors.ts';

type Before = ArticleChange & OwnPageChange;

const IMAGE = /<img [^<>]*>/g;

/**
 * Writes a former state, without the pictures in it that may not be shown any more. Throws 409 for anything else that
 * keeps it back.
 */
export async function writeShowable(
  trx: Knex.Transaction,
  before: Before,
  write: (before: Before) => Promise<unknown>,
): Promise<void> {
  try {
    await write(before);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'pictures_unanswered')) throw error;
    const refused = error.details['pictures'] as readonly PictureToAnswer[];
    await write(await without(trx, before, refused));
  }
}

async function without(
  trx: Knex.Transaction,
  { content, imageUrl, ...others }: Before,
  refused: readonly PictureToAnswer[],
): Promise<Before> {
  const ids = refused.map(({ id }) => id);
  // It may still name an address from before a picture was replaced.
  const former = await trx('media_addresses').whereIn('media_id', ids).pluck<string[]>('url');
  const keys = [...refused.map(({ url }) => url), ...former].map((url) => url.slice('/objects'.length));
  const isRefused = (text: string) => keys.some((key) => text.includes(key));
  return {
    ...others,
    ...(content !== undefined && { content: content.replace(IMAGE, (image) => (isRefused(image) ? '' : image)) }),
    ...(imageUrl !== undefined && { imageUrl: imageUrl && isRefused(imageUrl) ? null : imageUrl }),
  };
}
