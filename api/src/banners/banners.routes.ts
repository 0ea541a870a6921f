import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import {
  Banner,
  BannerChange,
  BannerQuery,
  EditableBanner,
  EditableBannerPage,
  ErrorAnswer,
  NewBanner,
  Placement,
} from '../contract/index.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { createBannersRepository } from './banners.repository.ts';

const ByPlacement = Type.Object({ placement: Placement });

/** Banners (specification, sections 3 and 7). */
export const bannerRoutes: FastifyPluginAsync = async (app) => {
  const banners = createBannersRepository(app.db);

  app.get<{ Params: Static<typeof ByPlacement> }>(
    '/api/banners/active/:placement',
    {
      schema: { params: ByPlacement, response: { 200: Type.Array(Banner), '4xx': ErrorAnswer } },
      config: { publicCache: ['banners', 'media'] },
    },
    ({ params }) => banners.findShown(params.placement),
  );

  const schemas = {
    item: EditableBanner,
    page: EditableBannerPage,
    query: BannerQuery,
    new: NewBanner,
    change: BannerChange,
  };
  editingRoutes(app, 'banners', schemas, banners);
};
