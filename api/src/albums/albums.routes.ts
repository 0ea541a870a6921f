import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import { albumKind } from '../content/kinds/with-own-code.ts';
import { Album, albumSchemas, AlbumSummary, PublicAlbumQuery } from '../contract/index.ts';
import { trainersRows } from '../content/trainers-rows.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { createAlbumsRepository } from './albums.repository.ts';

const BySlug = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) });

/** Albums of pictures; trainers make those of their own teams. */
export const albumRoutes: FastifyPluginAsync = async (app) => {
  const albums = createAlbumsRepository(app.db);
  const config = { publicCache: ['albums', 'media'] as const };

  app.get<{ Querystring: Static<typeof PublicAlbumQuery> }>(
    '/api/albums',
    { schema: { querystring: PublicAlbumQuery, response: { 200: Type.Array(AlbumSummary) } }, config },
    ({ query }) => albums.findPublished(query),
  );

  app.get<{ Params: Static<typeof BySlug> }>(
    '/api/albums/:slug',
    { schema: { params: BySlug, response: { 200: Album } }, config },
    ({ params }) => albums.findBySlug(params.slug),
  );

  const rows = trainersRows(app, albums, {
    teamOf: ({ team }) => team ?? null,
    isPublic: ({ published }) => published,
  });
  editingRoutes(app, albumKind, albumSchemas, rows);
};
