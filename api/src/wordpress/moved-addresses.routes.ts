import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MovedAddressQuery } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { MAY_BE_SHOWN } from '../editing/picture-answers.ts';
import { notFound } from '../errors.ts';
import { originalOf, pathOf } from './old-site.ts';

/** Where the pages of a former website are now. */
export const movedAddressRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/moved-addresses',
    { schema: { querystring: MovedAddressQuery, response: { 301: Type.Null() } } },
    async ({ query }, reply) => {
      const path = pathOf(query.path);
      // A picture is kept once; pages and search engines name its smaller copies, too.
      const original = path && originalOf(path);
      const target = path && ((await findMoved(app.db, path)) ?? (original && (await findMoved(app.db, original))));
      if (!target) throw notFound('Diese Adresse gab es nicht.');
      // One day there may be a page at this address.
      return reply.code(301).headers({ location: target, 'cache-control': 'no-cache' }).send(null);
    },
  );
};

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
