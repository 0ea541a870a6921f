import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { NewSetupMark, Setup, SetupStep } from '../contract/index.ts';
import { createSetupRepository } from './setup.repository.ts';

/** The guided set-up of a new portal: how far it is, on every device of every administrator. */
export const setupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const setup = createSetupRepository(app.db);
  const onRequest = app.requireRole('admin');
  const response = { 200: Setup };

  app.get('/api/admin/settings/setup', { schema: { response }, onRequest }, () => setup.find());

  app.put(
    '/api/settings/setup/:step',
    { schema: { params: Type.Object({ step: SetupStep }), body: NewSetupMark, response }, onRequest },
    ({ params, body }) => setup.mark(params.step, body.mark),
  );
};
