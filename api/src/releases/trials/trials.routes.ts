import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { onRequestAsyncHookHandler } from 'fastify';
import { NewCanary, NewPreview, ReleaseTrial, TrialEnd } from '../../contract/index.ts';
import { author } from '../release-author.ts';
import { OfSection } from '../section-address.ts';
import type { TrialService } from './trials.service.ts';

/** `onLiveChange` guards what visitors get, and what runs at the site's own address. */
type Options = { trials: TrialService; onRequest: onRequestAsyncHookHandler; onLiveChange: onRequestAsyncHookHandler };

/** Previews and canaries below `/api/releases`, for the section's token and for administrators. */
export const trialRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { trials, onRequest, onLiveChange } = options;

  app.get(
    '/trials',
    { schema: { querystring: OfSection, response: { 200: Type.Array(ReleaseTrial) } }, onRequest },
    ({ query }) => trials.find(query.section),
  );

  app.post(
    '/:section/preview',
    { schema: { params: OfSection, body: NewPreview, response: { 200: ReleaseTrial } }, onRequest: onLiveChange },
    (request) => trials.beginPreview({ ...request.params, ...request.body, by: author(request) }),
  );

  app.post(
    '/:section/canary',
    {
      schema: { params: OfSection, body: NewCanary, response: { 200: ReleaseTrial } },
      onRequest: onLiveChange,
    },
    (request) => trials.beginCanary(request.params.section, request.body, author(request)),
  );

  app.post(
    '/:section/trials/end',
    { schema: { params: OfSection, body: TrialEnd, response: { 204: Type.Null() } }, onRequest },
    async (request, reply) => {
      await trials.end(request.params.section, request.body, author(request));
      return reply.code(204).send(null);
    },
  );
};
