import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { eventKind } from '../content/kinds/with-own-code.ts';
import * as contract from '../contract/index.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { requireOwnTeams } from '../editing/own-teams.ts';
import { editEvents, type Writer } from './edit-events.ts';
import { toEditableEvent } from './event-row.ts';
import { listEvents } from './list-events.ts';
import { findEventRow } from './read-events.ts';

const { AgendaQuery, EditableEvent, EditableEventPage, EditableEventQuery } = contract;
const { EventChange, EventId, EventRemoval, NewEvent } = contract;

type Removal = { scope?: contract.ChangeScope };

/** Events for editors, and for trainers those of their own teams. */
export const eventEditingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const events = { ...listEvents(app.db), ...editEvents(app.db) };

  async function writer(user: contract.User): Promise<Writer> {
    return { author: user, teams: await app.ownSlugs(user) };
  }

  app.get(
    '/api/admin/agenda',
    {
      schema: { querystring: AgendaQuery, response: { 200: EditableEventPage } },
      onRequest: app.requireRole('trainer'),
    },
    async ({ query, user }) => events.findAgenda(query, (await writer(user)).teams),
  );

  const schemas = {
    params: Type.Object({ id: EventId }),
    item: EditableEvent,
    page: EditableEventPage,
    query: EditableEventQuery,
    new: NewEvent,
    change: EventChange,
    removal: EventRemoval,
    restoring: EventRemoval,
  };
  const ofTrainers = {
    async find(id: string, user: contract.User) {
      const row = await findEventRow(app.db, id);
      requireOwnTeams((await writer(user)).teams, row.team);
      return toEditableEvent(row);
    },
    findPage: async (query: contract.EditableEventQuery, user: contract.User) =>
      events.findPage(query, (await writer(user)).teams),
    insert: async (event: contract.NewEvent, user: contract.User) => events.insert(event, await writer(user)),
    update: async (id: string, change: contract.EventChange, user: contract.User) =>
      events.update(id, change, await writer(user)),
    delete: async (id: string, user: contract.User, { scope }: Removal) => events.delete(id, scope, await writer(user)),
    restore: async (id: string, user: contract.User, { scope }: Removal) =>
      events.restore(id, scope, await writer(user)),
  };
  editingRoutes(app, eventKind, schemas, ofTrainers);
};
