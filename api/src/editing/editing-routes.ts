import type { FastifyInstance } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { EditableQuery, ErrorAnswer, Id, NewOrder, type PageOf } from '../contract/index.ts';
import type { Edited } from './edited.ts';

type Author = { id: string };

/** The schemas of a resource: an item as editors see it, a page of them, how to ask for one, and the bodies of its writes. */
type Schemas<New extends TSchema, Change extends TSchema> = {
  item: TSchema;
  page: TSchema;
  query?: TSchema;
  new: New;
  change: Change;
};

type Repository<New, Change> = {
  find(id: string): Promise<unknown>;
  findPage(query: EditableQuery): Promise<PageOf<unknown>>;
  insert(fields: New, author: Author): Promise<unknown>;
  update(id: string, change: Change, author: Author): Promise<Edited<unknown>>;
  delete(id: string, author: Author): Promise<void>;
  restore(id: string, author: Author): Promise<unknown>;
  /** Only of what has an order. */
  reorder?: (ids: readonly string[]) => Promise<void>;
};

const ById = Type.Object({ id: Id });
type ById = { Params: Static<typeof ById> };

/**
 * The writing side of a resource and its admin list, for editors (ARCHITECTURE.md#the-api). Bodies are what the schemas
 * let in.
 */
export function editingRoutes<New extends TSchema, Change extends TSchema>(
  app: FastifyInstance,
  resource: string,
  schemas: Schemas<New, Change>,
  repository: Repository<Static<New>, Static<Change>>,
): void {
  const onRequest = app.requireRole('editor');
  const answers = (status: 200 | 201 | 204, schema: TSchema) => ({ [status]: schema, '4xx': ErrorAnswer });
  const { reorder } = repository;

  app.get<{ Querystring: EditableQuery }>(
    `/api/admin/${resource}`,
    { schema: { querystring: schemas.query ?? EditableQuery, response: answers(200, schemas.page) }, onRequest },
    ({ query }) => repository.findPage(query),
  );

  app.get<ById>(
    `/api/admin/${resource}/:id`,
    { schema: { params: ById, response: answers(200, schemas.item) }, onRequest },
    ({ params }) => repository.find(params.id),
  );

  app.post(
    `/api/${resource}`,
    { schema: { body: schemas.new, response: answers(201, schemas.item) }, onRequest },
    async ({ body, user }, reply) => reply.code(201).send(await repository.insert(body as Static<New>, user)),
  );

  app.patch<ById>(
    `/api/${resource}/:id`,
    { schema: { params: ById, body: schemas.change, response: answers(200, schemas.item) }, onRequest },
    (request) => {
      const { params, body, user } = request;
      return request.changed(repository.update(params.id, body as Static<Change>, user));
    },
  );

  app.delete<ById>(
    `/api/${resource}/:id`,
    { schema: { params: ById, response: answers(204, Type.Null()) }, onRequest },
    async ({ params, user }, reply) => {
      await repository.delete(params.id, user);
      return reply.code(204).send(null);
    },
  );

  app.post<ById>(
    `/api/${resource}/:id/restore`,
    { schema: { params: ById, response: answers(200, schemas.item) }, onRequest },
    ({ params, user }) => repository.restore(params.id, user),
  );

  if (reorder)
    app.put<{ Body: NewOrder }>(
      `/api/${resource}/order`,
      { schema: { body: NewOrder, response: answers(204, Type.Null()) }, onRequest },
      async ({ body }, reply) => {
        await reorder(body.ids);
        return reply.code(204).send(null);
      },
    );
}
