import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MovedAddressQuery } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { MAY_BE_SHOWN } from '../editing/picture-answers.ts';
import { notFound } from '../errors.ts';
import { CATEGORY_LIST } from './former-addresses.ts';
import { originalOf, pathOf } from './old-site.ts';

/** Where the pages of a former website are now. */
export const movedAddressRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/moved-addresses',
    { schema: { querystring: MovedAddressQuery, response: { 301: Type.Null() } } },
    async ({ query }, reply) => {
      const path = pathOf(query.path);
      // A picture is kept once; pages and search engines name its smaller copies, too.
      const kept = path && (originalOf(path) ?? keptList(path));
      const target = path && ((await findMoved(app.db, path)) ?? (kept && (await findMoved(app.db, kept))));
      if (!target) throw notFound('Diese Adresse gab es nicht.');
      // One day there may be a page at this address.
      return reply.code(301).headers({ location: target, 'cache-control': 'no-cache' }).send(null);
    },
  );
};

/** `/category/jugend` for `/category/mannschaften/jugend`: a list is kept without the categories that it is within. */
function keptList(path: string): string | undefined {
  const start = path.indexOf(CATEGORY_LIST);
  const end = path.lastIndexOf('/') + 1;
  return start < 0 || end <= start + CATEGORY_LIST.length
    ? undefined
    : `${path.slice(0, start)}${CATEGORY_LIST}${path.slice(end)}`;
}

/** Only what visitors may see. */
async function findMoved(db: Database, path: string): Promise<string | undefined> {
  const row = await db('moved_addresses AS moved')
    .leftJoin('articles', (join) =>
      join
        .on('articles.id', 'moved.article_id')
        .andOnVal('articles.status', 'published')
        .andOnNull('articles.deleted_at'),
    )
    .leftJoin('own_pages', (join) =>
      join.on('own_pages.id', 'moved.page_id').andOnVal('own_pages.published', true).andOnNull('own_pages.deleted_at'),
    )
    .joinRaw(`LEFT JOIN media ON media.id = moved.media_id AND media.deleted_at IS NULL AND ${MAY_BE_SHOWN}`)
    .where('moved.path', path)
    .first<{ target: string | null } | undefined>(
      db.raw(`coalesce('/news/' || articles.slug, '/seiten/' || own_pages.slug, media.url, moved.target) AS target`),
    );
  return row?.target ?? undefined;
}
