import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  BrowserErrorPage,
  BrowserErrorQuery,
  BrowserErrorReport,
  ErrorAnswer,
  SectionName,
} from '../contract/index.ts';
import { limitByAddress } from '../http/address-limit.ts';
import { repeatWork } from '../repeated-work.ts';
import { createBrowserErrorsRepository } from './browser-errors.repository.ts';

const OfSection = Type.Object({ section: SectionName });

/** What fails in visitors' browsers, so that a bad release is noticed; nothing that identifies anyone. */
export const browserErrorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const errors = createBrowserErrorsRepository(app.db);
  const onRequest = app.requireRole('admin');
  const failure = { '4xx': ErrorAnswer };

  app.post(
    '/api/errors',
    {
      bodyLimit: 4096,
      schema: { body: BrowserErrorReport, response: { 204: Type.Null(), ...failure } },
      preHandler: limitByAddress({ most: 30, minutes: 10, mostOfAll: 300 }),
    },
    async ({ body }, reply) => {
      await errors.count(body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/admin/errors',
    { schema: { querystring: BrowserErrorQuery, response: { 200: BrowserErrorPage, ...failure } }, onRequest },
    ({ query }) => errors.findPage(query),
  );

  app.delete(
    '/api/admin/errors/:section',
    { schema: { params: OfSection, response: { 204: Type.Null(), ...failure } }, onRequest },
    async ({ params }, reply) => {
      await errors.deleteOf(params.section);
      return reply.code(204).send(null);
    },
  );

  repeatWork(app, { trouble: 'old browser errors not deleted', work: errors.deleteOld });
};
