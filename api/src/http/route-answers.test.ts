import { fastify } from 'fastify';
import { Type } from 'typebox';
import { limitByAddress } from './address-limit.ts';
import { routeAnswers } from './route-answers.ts';

type RouteParts = { schema?: object; onRequest?: () => Promise<void>; preHandler?: ReturnType<typeof limitByAddress> };

test.each<[string, RouteParts]>([
  ['takes something', { schema: { params: Type.Object({ id: Type.String() }) } }],
  ['asks for a role', { onRequest: async () => undefined }],
  ['has a limit', { preHandler: limitByAddress({ most: 1, minutes: 1 }) }],
])('a route that %s describes that it can refuse', async (_case, { schema = {}, ...guards }) => {
  const app = fastify();
  const described: (string | undefined)[] = [];
  await app.register(routeAnswers);
  app.addHook('onRoute', (route) => void described.push(...Object.keys(route.schema?.response ?? {})));

  app.get('/things/:id', { schema: { ...schema, response: { 200: Type.Null() } }, ...guards }, () => null);
  await app.close();

  expect(described).toContain('4xx');
});
