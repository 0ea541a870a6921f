import type { FastifyPluginAsync } from 'fastify';
import { Type } from 'typebox';
import { ErrorAnswer } from '../contract/index.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { createKindRepository, type DeclaredKind } from './declared-kind.ts';
import type { ContentTable } from './kinds.ts';

/** The routes of a declared kind (docs/specification.md#3-entities-and-their-fields and #7-the-calls-it-makes). */
export function kindRoutes(kind: DeclaredKind & { table: ContentTable }): FastifyPluginAsync {
  const { contract, resource, route, table } = kind;
  const { path, by } = route;
  const routes: FastifyPluginAsync = async (app) => {
    const repository = createKindRepository(app.db, kind);
    app.get(
      path,
      {
        schema: { ...(by && { params: by }), response: { 200: Type.Array(contract.shown), '4xx': ErrorAnswer } },
        config: { publicCache: kind.pictures ? ['media', table] : [table] },
      },
      // The schema has validated the parameters.
      ({ params }) => repository.findShown(params as object),
    );
    editingRoutes(app, kind, contract, repository);
  };
  return Object.defineProperty(routes, 'name', { value: `${resource}Routes` });
}
