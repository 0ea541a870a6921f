import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { ArticlePreview, ById, PreviewRenewal, type Role, type User } from '../contract/index.ts';
import type { createHistory } from './history.ts';

type History = Pick<ReturnType<typeof createHistory>, 'findVersions' | 'open' | 'renew' | 'withdraw'>;

type Rules = {
  /** The schema of a version. */
  version: TSchema;
  /** The parameter that names an item in an address, and its schema. */
  key?: 'id' | 'slug';
  params?: TSchema;
  role?: Role;
  /** Throws where somebody with the role may still not see the item. */
  admit?: (id: string, user: User) => Promise<unknown>;
};

type Address = { Params: Record<'id' | 'slug', string> };

/** The versions and the secret preview of a resource, for editors unless `role` says otherwise. */
export function historyRoutes(
  app: FastifyInstance,
  resource: string,
  history: History,
  { version, key = 'id', params = ById, role = 'editor', admit }: Rules,
): void {
  const item = `/api/admin/${resource}/:${key}`;
  const onRequest = app.requireRole(role);
  const admitted = async ({ params: named, user }: FastifyRequest<Address>) => {
    await admit?.(named[key], user);
    return named[key];
  };

  app.get<Address>(
    `${item}/versions`,
    { schema: { params, response: { 200: Type.Array(version) } }, onRequest },
    async (request) => history.findVersions(await admitted(request), await app.ownSlugs(request.user)),
  );

  app.post<Address>(
    `${item}/preview`,
    { schema: { params, response: { 200: ArticlePreview } }, onRequest },
    async (request) => history.open(await admitted(request)),
  );

  app.put<Address & { Body: PreviewRenewal }>(
    `${item}/preview`,
    { schema: { params, body: PreviewRenewal, response: { 200: ArticlePreview } }, onRequest },
    async (request) => history.renew(await admitted(request), request.body.path),
  );

  app.delete<Address>(
    `${item}/preview`,
    { schema: { params, response: { 204: Type.Null() } }, onRequest },
    async (request) => history.withdraw(await admitted(request)),
  );
}

const ByToken = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) });

/** The content behind a secret link. Everybody who has it may read; no search engine lists it and no cache keeps it. */
export function previewRoute(
  app: FastifyInstance,
  resource: string,
  shown: TSchema,
  find: (token: string) => Promise<unknown>,
): void {
  app.get<{ Params: { token: string } }>(
    `/api/${resource}/preview/:token`,
    { schema: { params: ByToken, response: { 200: shown } } },
    async ({ params: { token } }, reply) => {
      const item = await find(token);
      return reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(item);
    },
  );
}
