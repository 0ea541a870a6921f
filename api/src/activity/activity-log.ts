import fp from 'fastify-plugin';
import { repeatWork } from '../plugins/repeated-work.ts';
import { createActivityRepository } from './activity.repository.ts';
import { describeRequest } from './describe-request.ts';
import { readEarlierState } from './earlier-state.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a writing route answered, for the log. */
    answered: unknown;
    /** What a changing route found, for the log. */
    earlier: unknown;
  }
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes into the activity log what signed-in people change: one place for every writing route. An entry is there
 * before the answer is; should it fail, the change stands and the failure is logged.
 */
export const activityLog = fp(
  async (app) => {
    const activity = createActivityRepository(app.db);
    app.decorateRequest('answered', null);
    app.decorateRequest('earlier', null);

    app.addHook('preHandler', async (request) => {
      if (!request.signedInUser) return;
      request.earlier = await readEarlierState(app, request).catch((error: unknown) => {
        request.log.warn({ err: error }, 'earlier state not read, the log names all fields');
        return null;
      });
    });

    app.addHook('preSerialization', (request, _reply, payload, done) => {
      if (!READING.has(request.method)) request.answered = payload;
      done(null, payload);
    });

    app.addHook('onSend', async (request, reply, payload) => {
      const { signedInUser: user, method, params, body, earlier, answered } = request;
      const url = request.routeOptions.url ?? '';
      if (!user || READING.has(method) || reply.statusCode >= 400 || !url.startsWith('/api/')) return payload;
      const deed = describeRequest({ method, url, params, body, earlier, answer: answered });
      await activity.add(deed, user).catch((error: unknown) => request.log.error({ err: error }, 'activity not noted'));
      return payload;
    });

    repeatWork(app, { trouble: 'old activity not deleted', work: () => activity.deleteOld() });
  },
  { name: 'activity-log', dependencies: ['authorization', 'loopback'] },
);
