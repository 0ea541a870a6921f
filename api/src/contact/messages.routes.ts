import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ById, Message, MessageChange, MessagePage, MessageQuery, UnreadMessages } from '../contract/index.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { HOUR_MS } from '../time/berlin-time.ts';

/**
 * Messages, for administrators and the readers they choose: they are personal data. Deletes them after their retention
 * period.
 */
export const messageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const messages = createMessagesRepository(app.db);
  const onRequest = app.requireReader;

  app.get(
    '/api/admin/messages',
    { schema: { querystring: MessageQuery, response: { 200: MessagePage } }, onRequest },
    ({ query }) => messages.findPage(query),
  );

  app.get('/api/admin/messages/unread', { schema: { response: { 200: UnreadMessages } }, onRequest }, async () => ({
    unread: await messages.countUnread(),
  }));

  app.get(
    '/api/admin/messages/:id',
    { schema: { params: ById, response: { 200: Message } }, onRequest },
    ({ params }) => messages.find(params.id),
  );

  app.patch(
    '/api/admin/messages/:id',
    { schema: { params: ById, body: MessageChange, response: { 200: Message } }, onRequest },
    (request) => request.changed(messages.update(request.params.id, request.body, request.user)),
  );

  app.delete(
    '/api/admin/messages/:id',
    { schema: { params: ById, response: { 204: Type.Null() } }, onRequest },
    ({ params }) => messages.delete(params.id),
  );

  repeatWork(app, { everyMs: HOUR_MS, trouble: 'old messages not deleted', work: messages.deleteDue });
};
