import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ViewReport, VitalReport } from '../../contract/index.ts';
import { limitByAddress } from '../../http/address-limit.ts';
import { shareOfHousehold } from '../../http/household-share.ts';

/** Pages that a household opens with a version in an hour, as far as they count. */
const MOST_VIEWS = 500;
/** Values of each Web Vital that a version takes from a household in an hour: they may cause a rollback. */
const MOST_VITALS = 12;

/** Counts from browsers, beside those of the portal itself. */
export const releaseCountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const shareOf = shareOfHousehold(MOST_VIEWS);
  const shareOfVitals = {
    lcp: shareOfHousehold(MOST_VITALS),
    inp: shareOfHousehold(MOST_VITALS),
    cls: shareOfHousehold(MOST_VITALS),
  };

  app.post(
    '/api/views',
    {
      bodyLimit: 8192,
      schema: { body: ViewReport, response: { 204: Type.Null() } },
      preHandler: limitByAddress({ most: 60, minutes: 10, mostOfAll: 6_000 }),
    },
    async ({ body, ip }) => {
      for (const { count, ...release } of await app.releaseCounts.onlyPublished(body.views)) {
        const counted = shareOf(ip, release, count);
        if (counted > 0) app.releaseCounts.add(release, 'changes', { count: counted });
      }
    },
  );

  app.post(
    '/api/vitals',
    {
      bodyLimit: 4096,
      schema: { body: VitalReport, response: { 204: Type.Null() } },
      preHandler: limitByAddress({ most: 120, minutes: 10, mostOfAll: 6_000 }),
    },
    async ({ body: { measure, value, shown }, ip }) => {
      const scaled = measure === 'cls' ? value * 1000 : value;
      for (const { page, ...release } of await app.releaseCounts.onlyPublished(shown))
        if (shareOfVitals[measure](ip, release) > 0)
          app.releaseCounts.add(release, measure, { value: scaled, ...(page && { page }) });
    },
  );
};
