import type { FastifyInstance } from 'fastify';
import { Type, type Static, type TSchema } from 'typebox';
import { ById, EditableQuery, NewOrder, type PageOf, type Role, type User } from '../contract/index.ts';
import { insertOnce, NewItem } from './new-item.ts';
import type { Edited } from './versions.ts';

/**
 * The schemas of a resource: an item as editors see it, a page of them, how to ask for one, and the bodies of its
 * writes.
 */
type Schemas<New extends TSchema, Change extends TSchema> = {
  /** The parameters that name an item in an address. */
  params?: TSchema;
  item: TSchema;
  page: TSchema;
  query?: TSchema;
  /** Only of what is made here. */
  new?: New;
  change: Change;
  /** The query of deleting and restoring. */
  removal?: TSchema;
  restoring?: TSchema;
};

type Repository<New, Change> = {
  find(id: string, user: User): Promise<unknown>;
  findPage(query: EditableQuery, user: User): Promise<PageOf<unknown>>;
  /** Stores a new item, under `id` if there is one. */
  insert?(fields: New & { id?: string }, user: User): Promise<unknown>;
  update(id: string, change: Change, user: User): Promise<Edited<unknown>>;
  /** `how` is the validated query of removing or restoring; undefined without a schema for it. */
  delete(id: string, user: User, how?: unknown): Promise<void>;
  restore(id: string, user: User, how?: unknown): Promise<unknown>;
  /** Only of what has an order. */
  reorder?: (order: NewOrder) => Promise<void>;
};

/** The lowest roles that read and change items, and that add, delete and order them. */
export type Roles = { change: Role; add: Role };

export const EDITORS = { change: 'editor', add: 'editor' } as const satisfies Roles;
export const TRAINERS = { change: 'trainer', add: 'trainer' } as const satisfies Roles;
/** Trainers change what editors have added. */
export const TRAINERS_CHANGE = { change: 'trainer', add: 'editor' } as const satisfies Roles;

type Address = { Params: Static<typeof ById> };
type Removal = Address & { Querystring: unknown };

/**
 * The writing side of a resource and its admin list, for editors unless `roles` says otherwise
 * (ARCHITECTURE.md#the-api). The schemas have validated the bodies.
 */
export function editingRoutes<New extends TSchema, Change extends TSchema>(
  app: FastifyInstance,
  { resource, roles = EDITORS }: { resource: string; roles?: Roles },
  schemas: Schemas<New, Change>,
  repository: Repository<Static<New>, Static<Change>>,
): void {
  const { params = ById, item, page, query: querystring = EditableQuery, change } = schemas;
  const asked = (how?: TSchema) => ({ params, ...(how && { querystring: how }) });
  const onRequest = app.requireRole(roles.change);
  const onAdding = app.requireRole(roles.add);
  const { reorder } = repository;

  app.get<{ Querystring: EditableQuery }>(
    `/api/admin/${resource}`,
    { schema: { querystring, response: { 200: page } }, onRequest },
    ({ query, user }) => repository.findPage(query, user),
  );

  app.get<Address>(
    `/api/admin/${resource}/:id`,
    { schema: { params, response: { 200: item } }, onRequest },
    ({ params: { id }, user }) => repository.find(id, user),
  );

  if (schemas.new)
    app.post<{ Querystring: Static<typeof NewItem> }>(
      `/api/${resource}`,
      { schema: { querystring: NewItem, body: schemas.new, response: { 201: item } }, onRequest: onAdding },
      ({ query, body, user }) =>
        insertOnce(query, {
          insert: async (own) => repository.insert?.({ ...(body as Static<New>), ...own }, user),
          find: (id) => repository.find(id, user),
        }),
    );

  app.patch<Address>(
    `/api/${resource}/:id`,
    { schema: { params, body: change, response: { 200: item } }, onRequest },
    (request) => request.changed(repository.update(request.params.id, request.body as Static<Change>, request.user)),
  );

  app.delete<Removal>(
    `/api/${resource}/:id`,
    { schema: { ...asked(schemas.removal), response: { 204: Type.Null() } }, onRequest: onAdding },
    ({ params: { id }, query, user }) => repository.delete(id, user, schemas.removal && query),
  );

  app.post<Removal>(
    `/api/${resource}/:id/restore`,
    { schema: { ...asked(schemas.restoring), response: { 200: item } }, onRequest: onAdding },
    ({ params: { id }, query, user }) => repository.restore(id, user, schemas.restoring && query),
  );

  if (reorder)
    app.put<{ Body: NewOrder }>(
      `/api/${resource}/order`,
      { schema: { body: NewOrder, response: { 204: Type.Null() } }, onRequest: onAdding },
      ({ body }) => reorder(body),
    );
}
