import fp from 'fastify-plugin';
import type { Edited, WrittenAlongside } from '../editing/versions.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { createActivityRepository } from './activity.repository.ts';
import { describeRequest } from './describe-request.ts';
import { READING } from '../http/reading-methods.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a route changes nothing, although its method suggests that it does. */
    onlyReads?: true;
  }
  interface FastifyRequest {
    /** The answer of a writing route, for the log. */
    answered: unknown;
    /** The state before the change, for the log; null where the route did not say. */
    before: unknown;
    /** Another row that the write has changed, for the log. */
    alongside: WrittenAlongside | null;
    /** Notes the state before a change for the log, and returns the state after it. */
    changed<Item>(change: Promise<Edited<Item>>): Promise<Item>;
  }
}

/**
 * Writes into the activity log what signed-in people change: one place for every writing route. An entry is there
 * before the answer is; if it fails, the change remains and the failure is logged.
 */
export const activityLog = fp(
  async (app) => {
    const activity = createActivityRepository(app.db);
    app.decorateRequest('answered', null);
    app.decorateRequest('before', null);
    app.decorateRequest('alongside', null);
    app.decorateRequest('changed', async function changed(change) {
      const { before, after, alongside } = await change;
      this.before = before;
      this.alongside = alongside ?? null;
      return after;
    });

    app.addHook('preSerialization', (request, _reply, payload, done) => {
      if (!READING.has(request.method)) request.answered = payload;
      done(null, payload);
    });

    app.addHook('onSend', async (request, reply, payload) => {
      const { signedInUser: user, method, params, body, before, answered } = request;
      const { url = '', config } = request.routeOptions;
      const isReading = READING.has(method) || config.onlyReads;
      if (!user || isReading || reply.statusCode >= 400 || !url.startsWith('/api/')) return payload;
      const deed = describeRequest({ method, url, params, body, before, answer: answered });
      const { alongside: other } = request;
      const deeds = other
        ? [deed, { ...deed, subjectId: other.id, subject: other.title, fields: other.fields }]
        : [deed];
      for (const done of deeds)
        await activity
          .add(done, user)
          .catch((error: unknown) => request.log.error({ err: error }, 'activity not noted'));
      return payload;
    });

    repeatWork(app, { trouble: 'old activity not deleted', work: () => activity.deleteOld() });
  },
  { name: 'activity-log', dependencies: ['authorization'] },
);
