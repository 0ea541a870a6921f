import type { FastifyInstance } from 'fastify';
import type { JsonSchema } from './schema-values.ts';

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: JsonSchema };
type Content = { content?: Record<string, { schema?: JsonSchema }> };
type Operation = { parameters?: Parameter[]; requestBody?: Content; responses?: Record<string, Content> };

/** One route as the OpenAPI document describes it. */
export type DescribedRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  parameters: readonly Parameter[];
  body?: JsonSchema;
  /** Schemas of JSON answers by status („200“, „4XX“). */
  answers: Readonly<Record<string, JsonSchema>>;
};

/** All routes of the OpenAPI document that speak JSON. */
export function describedRoutes(app: FastifyInstance): DescribedRoute[] {
  const paths = app.swagger().paths as unknown as Record<string, Record<string, Operation>>;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody, responses = {} }]) => {
      if (requestBody?.content && !requestBody.content['application/json']) return [];
      const body = requestBody?.content?.['application/json']?.schema;
      const answers = Object.entries(responses).flatMap(([status, { content }]) => {
        const schema = content?.['application/json']?.schema;
        return schema ? [[status.toUpperCase(), schema] as const] : [];
      });
      const route = { method: method.toUpperCase() as DescribedRoute['method'], path, parameters };
      return [{ ...route, ...(body && { body }), answers: Object.fromEntries(answers) }];
    }),
  );
}
