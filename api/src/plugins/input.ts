import ajvCompiler, { type BuildCompilerFromPool, type RouteDefinition } from '@fastify/ajv-compiler';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const CHECKS = { removeAdditional: false, useDefaults: true, allErrors: false } as const;

/** Checks bodies as they are; only addresses, which are text by nature, are turned into numbers and booleans. */
const buildValidator: BuildCompilerFromPool = (schemas) => {
  const build = ajvCompiler();
  const strict = build(schemas, { customOptions: { ...CHECKS, coerceTypes: false } });
  const fromText = build(schemas, { customOptions: { ...CHECKS, coerceTypes: true } });
  // The package's types speak of a schema, but what comes is the route's part with its schema.
  return (part) => (isBody(part) ? strict(part) : finite(fromText(part)));
};

type Validate = ReturnType<ReturnType<BuildCompilerFromPool>>;

/** Ajv turns the text `1e400` into Infinity and then skips every limit of a number. */
function finite(validate: Validate): Validate {
  const check = Object.assign((data: unknown) => {
    const isValid = validate(data) === true;
    const endless = Object.entries(data ?? {}).find(([, value]) => value === Infinity || value === -Infinity);
    check.errors = isValid && endless ? [notFinite(endless[0])] : (validate.errors ?? null);
    return isValid && !endless;
  }, validate) as Validate;
  return check;
}

function notFinite(name: string): NonNullable<Validate['errors']>[number] {
  return { keyword: 'type', instancePath: `/${name}`, schemaPath: '#/type', params: { type: 'number' } };
}

function isBody(part: unknown): boolean {
  return (part as RouteDefinition).httpPart === 'body';
}

export const schemaController = { compilersFactory: { buildValidator } };

/** Until a JSON body has arrived: the longest article over a bad line. */
const BODY_MS = 60_000;

/**
 * JSON only. An empty body counts as none, so that a POST without one may still name its type. Whoever lets the body
 * drip is hung up on after `bodyMs`.
 */
export const jsonOnly = fp<{ bodyMs?: number }>(
  async (app: FastifyInstance, { bodyMs = BODY_MS }) => {
    app.addHook('preParsing', ({ raw, headers }, _reply, payload, done) => {
      if (headers['content-type']?.startsWith('application/json')) {
        const timer = setTimeout(() => raw.destroy(), bodyMs);
        for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
      }
      done(null, payload);
    });
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body === '') done(null);
      else void parse(request, body, done);
    });
  },
  { name: 'json-only' },
);
