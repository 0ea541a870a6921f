import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BrowserErrorPage, BrowserErrorQuery, BrowserErrorReport, SectionName } from '../contract/index.ts';
import { limitByAddress } from '../http/address-limit.ts';
import { shareOfHousehold } from '../http/household-share.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { createBrowserErrorsRepository } from './browser-errors.repository.ts';

/** Failures of a version that a household adds to its rate in an hour: constant failure says no more than that. */
const MOST_FAILURES = 3;

const OfSection = Type.Object({ section: SectionName });

/** Failures in visitors' browsers, so that a bad release is noticed; nothing that identifies anyone. */
export const browserErrorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const errors = createBrowserErrorsRepository(app.db);
  const onRequest = app.requireRole('admin');
  const shareOf = shareOfHousehold(MOST_FAILURES);

  app.post(
    '/api/errors',
    {
      bodyLimit: 4096,
      schema: { body: BrowserErrorReport, response: { 204: Type.Null() } },
      preHandler: limitByAddress({ most: 30, minutes: 10, mostOfAll: 300 }),
    },
    async ({ body, ip }) => {
      await errors.count(body);
      for (const release of await app.releaseCounts.onlyPublished([body]))
        if (shareOf(ip, release) > 0) app.releaseCounts.add(release, 'browser_failures');
    },
  );

  app.get(
    '/api/admin/errors',
    { schema: { querystring: BrowserErrorQuery, response: { 200: BrowserErrorPage } }, onRequest },
    async ({ query }) => {
      const { items, ...page } = await errors.findPage(query);
      const named = items.map(async (error) => ({
        ...error,
        stack: error.stack && (await app.releases.nameSources(error.stack)),
      }));
      return { ...page, items: await Promise.all(named) };
    },
  );

  app.delete(
    '/api/admin/errors/:section',
    { schema: { params: OfSection, response: { 204: Type.Null() } }, onRequest },
    ({ params }) => errors.deleteOf(params.section),
  );

  repeatWork(app, { trouble: 'old browser errors not deleted', work: errors.deleteOld });
};
