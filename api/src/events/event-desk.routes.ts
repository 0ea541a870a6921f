import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contract from '../contract/index.ts';
import type { Writer } from './edit-events.ts';
import { requireOwnTeams } from './event-errors.ts';
import { toEditableEvent } from './event-row.ts';
import { createEventsRepository } from './events.repository.ts';

const { AgendaQuery, EditableEvent, EditableEventPage, EditableEventQuery, ErrorAnswer } = contract;
const { EventChange, EventId, EventRemoval, NewEvent } = contract;
const ById = Type.Object({ id: EventId });

/** Events for editors, and for trainers those of their own teams. */
export const eventDeskRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const events = createEventsRepository(app.db);
  const onRequest = app.requireRole('trainer');
  const failure = { '4xx': ErrorAnswer };

  async function writer(user: contract.User): Promise<Writer> {
    const own = await app.ownTeams(user);
    return { author: user, teams: own && own.map(({ slug }) => slug) };
  }

  app.get(
    '/api/admin/agenda',
    { schema: { querystring: AgendaQuery, response: { 200: EditableEventPage, ...failure } }, onRequest },
    async ({ query, user }) => events.findAgenda(query, (await writer(user)).teams),
  );

  app.get(
    '/api/admin/events',
    { schema: { querystring: EditableEventQuery, response: { 200: EditableEventPage, ...failure } }, onRequest },
    async ({ query, user }) => events.findPage(query, (await writer(user)).teams),
  );

  app.get(
    '/api/admin/events/:id',
    { schema: { params: ById, response: { 200: EditableEvent, ...failure } }, onRequest },
    async ({ params, user }) => {
      const row = await events.findRow(params.id);
      requireOwnTeams((await writer(user)).teams, row.team);
      return toEditableEvent(row);
    },
  );

  app.post(
    '/api/events',
    { schema: { body: NewEvent, response: { 201: EditableEvent, ...failure } }, onRequest },
    async ({ body, user }, reply) => reply.code(201).send(await events.insert(body, await writer(user))),
  );

  app.patch(
    '/api/events/:id',
    { schema: { params: ById, body: EventChange, response: { 200: EditableEvent, ...failure } }, onRequest },
    async (request) => {
      const { params, body, user } = request;
      return request.changed(events.update(params.id, body, await writer(user)));
    },
  );

  app.delete(
    '/api/events/:id',
    { schema: { params: ById, querystring: EventRemoval, response: { 204: Type.Null(), ...failure } }, onRequest },
    async ({ params, query, user }, reply) => {
      await events.delete(params.id, query.scope, await writer(user));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/events/:id/restore',
    { schema: { params: ById, querystring: EventRemoval, response: { 200: EditableEvent, ...failure } }, onRequest },
    async ({ params, query, user }) => events.restore(params.id, query.scope, await writer(user)),
  );
};
