import ajvCompiler, { type BuildCompilerFromPool, type RouteDefinition } from '@fastify/ajv-compiler';
import serializerSelector, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import type { FuncKeywordDefinition } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import { BLANK, HINT, PLAIN_TEXT, toPlainText } from '../contract/index.ts';

// Runs before any other rule of a text.
const plainText: FuncKeywordDefinition = {
  keyword: PLAIN_TEXT,
  type: 'string',
  before: 'maxLength',
  modifying: true,
  errors: false,
  validate: (_rule: unknown, text: string, _schema?: unknown, place?: DataValidationCxt) => {
    if (place) place.parentData[place.parentDataProperty] = toPlainText(text);
    return true;
  },
};

// The schemas themselves are not checked: TypeBox writes them.
const CHECKS = {
  removeAdditional: false,
  useDefaults: true,
  allErrors: false,
  meta: false,
  validateSchema: false,
} as const;

const blank: FuncKeywordDefinition = {
  keyword: BLANK,
  before: 'anyOf',
  modifying: true,
  errors: false,
  validate: (nothing: unknown, text: unknown, _schema?: unknown, place?: DataValidationCxt) => {
    if (place && typeof text === 'string' && toPlainText(text) === '')
      place.parentData[place.parentDataProperty] = nothing;
    return true;
  },
};

// Each feature gets compilers of its own; these two keep what all of them share.
const buildChecks = ajvCompiler();
const buildWriters = serializerSelector();

type Validate = ReturnType<ReturnType<BuildCompilerFromPool>>;
type Errors = NonNullable<Validate['errors']>;
type Compiled<T> = WeakMap<object, (data: unknown) => T>;

// Schemas stand by themselves, without names that an app would give them: what one app has compiled serves all of a
// process.
const bodies: Compiled<Errors | null> = new WeakMap();
const parameters: Compiled<Errors | null> = new WeakMap();
const writers: Compiled<string> = new WeakMap();

/** Checks bodies without coercion; only parameters, which are text, become numbers and booleans. */
const buildValidator: BuildCompilerFromPool = (schemas) => {
  const strict = buildChecks(schemas, {
    customOptions: { ...CHECKS, keywords: [plainText, blank, HINT], coerceTypes: false },
  });
  const fromText = buildChecks(schemas, {
    customOptions: { ...CHECKS, keywords: [plainText, blank, HINT], coerceTypes: true },
  });
  // The package's types speak of a schema, but what comes is the route's part with its schema.
  return (part) => {
    const { httpPart, schema } = part as RouteDefinition & { schema: object };
    const isBody = httpPart === 'body';
    const findErrors = isBody
      ? atFirstUse(bodies, schema, () => errorsOf(strict(part)))
      : atFirstUse(parameters, schema, () => errorsOf(fromText(part)));
    return validatorOf(isBody ? findErrors : (data) => findErrors(data) ?? endlessNumbers(data));
  };
};

const buildSerializer: SerializerFactory = (schemas, options) => {
  const compile = buildWriters(schemas, options);
  return (route) => {
    const schema = route.schema as object;
    return atFirstUse(writers, schema, () => compile({ ...route, schema: withoutTextRules(schema) }));
  };
};

/** A rule for input may be newer than stored data, which must stay readable. */
function withoutTextRules<Part>(schema: Part): Part {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(withoutTextRules) as Part;
  const isText = 'type' in schema && schema.type === 'string';
  const rules = Object.entries(schema).filter(([name]) => name !== BLANK && !(isText && TEXT_RULES.has(name)));
  return Object.fromEntries(rules.map(([name, rule]) => [name, withoutTextRules<unknown>(rule)])) as Part;
}

const TEXT_RULES = new Set(['pattern', 'minLength', 'maxLength', PLAIN_TEXT, HINT]);

/**
 * Compiles each schema of requests and answers when it is first used: compiling all at once took half of the CPU time
 * of an API test. See Fastify, `schemaController`.
 */
export const schemaController = { compilersFactory: { buildValidator, buildSerializer } };

function atFirstUse<T>(all: Compiled<T>, schema: object, compile: () => (data: unknown) => T): (data: unknown) => T {
  let compiled: ((data: unknown) => T) | undefined;
  return (data) => {
    if (!compiled) {
      compiled = all.get(schema) ?? compile();
      all.set(schema, compiled);
    }
    return compiled(data);
  };
}

function errorsOf(validate: Validate): (data: unknown) => Errors | null {
  return (data) => (validate(data) === true ? null : (validate.errors ?? []));
}

/** Ajv turns the text `1e400` into Infinity and then skips every limit of a number. */
function endlessNumbers(data: unknown): Errors | null {
  const endless = Object.entries(data ?? {}).find(([, value]) => value === Infinity || value === -Infinity);
  if (!endless) return null;
  return [{ keyword: 'type', instancePath: `/${endless[0]}`, schemaPath: '#/type', params: { type: 'number' } }];
}

/** All that Fastify needs of a validator: the result, and the errors. */
function validatorOf(findErrors: (data: unknown) => Errors | null): Validate {
  const validate = (data: unknown) => {
    validate.errors = findErrors(data);
    return validate.errors === null;
  };
  validate.errors = null as Errors | null;
  return validate as Validate;
}
