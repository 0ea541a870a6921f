import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addDays, berlinDay, daysBetween } from '../time/berlin-time.ts';
import { Visit, VisitQuery, VisitReport } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { limitByAddress } from '../http/address-limit.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { createVisitsRepository } from './visits.repository.ts';

const MOST_DAYS = 400;
const USUAL_DAYS = 30;

/** Own analytics (docs/product.md#own-analytics): sums per day, nothing that identifies anyone. */
export const visitRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const visits = createVisitsRepository(app.db);

  app.post(
    '/api/visits',
    {
      schema: { body: Visit, response: { 204: Type.Null() } },
      preHandler: limitByAddress({ most: 120, minutes: 1, mostOfAll: 1_200 }),
    },
    async ({ body, hostname }) => {
      const referrerHost = body.referrerHost === hostname ? null : body.referrerHost;
      await visits.count({ ...body, referrerHost }, new Date());
    },
  );

  app.get(
    '/api/admin/visits',
    {
      schema: { querystring: VisitQuery, response: { 200: VisitReport } },
      onRequest: app.requireRole('editor'),
    },
    ({ query }) => visits.report(periodOf(query, new Date())),
  );

  repeatWork(app, { trouble: 'old visits not deleted', work: visits.deleteOld });
};

function periodOf({ from, to }: VisitQuery, now: Date): { from: string; to: string } {
  const last = to ?? berlinDay(now);
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  const days = daysBetween(first, last) + 1;
  if (days >= 1 && days <= MOST_DAYS) return { from: first, to: last };
  throw new AppError(400, 'invalid_input', `Der Zeitraum muss 1 bis ${MOST_DAYS} Tage lang sein.`, { field: 'from' });
}
