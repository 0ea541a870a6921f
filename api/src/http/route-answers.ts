import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { ErrorAnswer } from '../contract/index.ts';

/**
 * Derives answers from a route's schema, so that no route repeats them: a route with input, a role or a limit can
 * refuse, and one with a single success answer sends that status.
 */
export const routeAnswers = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      const response = route.schema?.response as Record<string, unknown> | undefined;
      if (!response) return;
      const [status, ...others] = Object.keys(response)
        .map(Number)
        .filter((code) => code < 400);
      if (canRefuse(route)) route.schema = { ...route.schema, response: { ...response, '4xx': ErrorAnswer } };
      if (status !== undefined && status !== 200 && others.length === 0)
        route.preHandler = [...[route.preHandler ?? []].flat(), sendsStatus(status)];
    });
  },
  { name: 'route-answers' },
);

function canRefuse({ schema = {}, onRequest, preHandler }: RouteOptions): boolean {
  return Boolean(onRequest ?? preHandler ?? schema.params ?? schema.querystring ?? schema.body);
}

function sendsStatus(status: number) {
  return (_request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    reply.code(status);
    done();
  };
}
