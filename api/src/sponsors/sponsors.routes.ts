import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import {
  EditableSponsor,
  EditableSponsorPage,
  NewSponsor,
  Sponsor,
  SponsorChange,
  SponsorQuery,
} from '../contract/index.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { createSponsorsRepository } from './sponsors.repository.ts';

/** Sponsors (specification, sections 3 and 7). */
export const sponsorRoutes: FastifyPluginAsync = async (app) => {
  const sponsors = createSponsorsRepository(app.db);

  app.get(
    '/api/sponsors/active',
    { schema: { response: { 200: Type.Array(Sponsor) } }, config: { publicCache: ['media', 'sponsors'] } },
    () => sponsors.findShown(),
  );

  const schemas = {
    item: EditableSponsor,
    page: EditableSponsorPage,
    query: SponsorQuery,
    new: NewSponsor,
    change: SponsorChange,
  };
  editingRoutes(app, 'sponsors', schemas, sponsors);
};
