import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CalendarFeed, CalendarFeedQuery } from '../contract/index.ts';
import { writeCalendar } from './calendar-feed.ts';
import { createEventsRepository } from './events.repository.ts';

/** Calendars to subscribe to (docs/product.md#what-peers-have). */
export const calendarRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const events = createEventsRepository(app.db);

  app.get(
    '/api/calendar/:feed',
    {
      schema: {
        params: CalendarFeed,
        querystring: CalendarFeedQuery,
        response: { 200: Type.String() },
      },
      config: { publicCache: ['events', 'settings', 'teams'] },
    },
    async ({ params, query }, reply) => {
      const name = params.feed.replace(/\.ics$/, '');
      const feed = await events.findFeed(name === 'alle' ? null : name, query.type);
      return reply.type('text/calendar; charset=utf-8').send(writeCalendar(feed));
    },
  );
};
