import ajvFormats from 'ajv-formats';
import Ajv from 'ajv/dist/2020.js';
import type { DescribedRoute } from './described-routes.ts';

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };

const ajv = new Ajv({ strict: false, allErrors: false });
ajvFormats.default(ajv);

/** What is wrong with an answer, undefined when nothing is: never a 5xx, never more than was promised. */
export function faultOf({ answers }: DescribedRoute, { statusCode, headers, body }: Answer): string | undefined {
  if (statusCode >= 500 && statusCode !== 503) return `answers ${statusCode}: ${body}`;
  if (/\bat .+\(.+:\d+:\d+\)|node_modules|"stack":/.test(body)) return `tells of its code: ${body}`;
  if (statusCode === 204 || statusCode === 304 || !String(headers['content-type']).includes('json')) return undefined;
  const value = JSON.parse(body) as unknown;
  if (statusCode >= 400) {
    const { message, code, statusCode: named } = value as Record<string, unknown>;
    if (named !== statusCode || !message || !code) return `refuses without saying why: ${body}`;
  }
  const schema = answers[String(statusCode)] ?? answers[`${Math.floor(statusCode / 100)}XX`];
  if (!schema && value === null) return undefined;
  if (!schema) return `answers ${statusCode}, which is not described: ${body}`;
  return ajv.validate(schema, value) ? undefined : `${ajv.errorsText()}: ${body.slice(0, 500)}`;
}
