import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { BLANK, HINT, PLAIN_TEXT, toPlainText } from '@portal/api/contract';
import { germanRule } from './german-rules.ts';

type Shape = Readonly<Record<string, unknown>> & {
  properties?: Readonly<Record<string, Shape>>;
  anyOf?: readonly Shape[];
  required?: readonly string[];
  items?: Shape;
  type?: string;
};

/**
 * Checks a form by the schema its request has on the server. Typebox interprets the schema, nothing is compiled: the
 * portal's policy forbids code from strings. Empty text becomes null where the contract says so, or is left out; other
 * text is put in order as the server does it.
 */
export function contractResolver<Values extends FieldValues>(schema: TSchema): Resolver<Values> {
  return (values) => {
    const cleaned = cleanValues(schema as Shape, values) as Values;
    const errors = brokenRules(schema, cleaned);
    // The types of react-hook-form want literal names, which are the schema's.
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values: cleaned, errors: {} };
  };
}

/**
 * Only the schema's own fields; text without content, as of spaces alone, as null if null is allowed, left out if it is
 * optional.
 */
export function cleanValues(schema: Shape, values: FieldValues): FieldValues {
  const cleaned: FieldValues = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value: unknown = values[name];
    if (value === undefined) continue;
    const isBlank = BLANK in property && typeof value === 'string' && toPlainText(value) === '';
    const isEmpty = value === '' || isBlank || (typeof value === 'number' && Number.isNaN(value));
    if (!isEmpty) cleaned[name] = cleanPart(property, value);
    else if (allowsNull(property)) cleaned[name] = null;
    else if (isRequired(schema, name) || property.type === 'string') cleaned[name] = '';
  }
  return cleaned;
}

/**
 * Does what {@link contractResolver} does, for a form whose fields differ from the request's: `toBody` converts them.
 * `alsoWrong` returns errors that the contract cannot express, German sentences by the form's fields.
 */
export function draftResolver<Values extends FieldValues>(
  schema: TSchema,
  toBody: (values: Values) => object,
  fieldFor: (field: string) => string,
  alsoWrong: (values: Values) => Readonly<Record<string, string>> = () => ({}),
): Resolver<Values> {
  return (values) => {
    const broken = Object.entries(brokenRules(schema, cleanValues(schema as Shape, toBody(values) as FieldValues)));
    const errors = Object.fromEntries([
      ...Object.entries(alsoWrong(values)).map(([field, message]) => [field, { type: 'form', message }]),
      ...broken.map(([name, error]) => [fieldFor(name), error]),
    ]);
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values, errors: {} };
  };
}

/** The same below: objects, also those that may be null, and lists of them. */
function cleanPart(schema: Shape, value: unknown): unknown {
  const shape = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (Array.isArray(value)) return value.map((item) => cleanPart(shape.items ?? {}, item));
  if (typeof value === 'string') return shape[PLAIN_TEXT] ? toPlainText(value) : value;
  const isObject = typeof value === 'object' && value !== null && shape.properties !== undefined;
  return isObject ? cleanValues(shape, value as FieldValues) : value;
}

function brokenRules(schema: TSchema, values: FieldValues) {
  const errors: Record<string, { type: string; message: string }> = {};
  const add = (name: string, type: string, message: string) => {
    errors[name] ??= { type, message };
  };
  for (const { keyword, instancePath, schemaPath, params } of Errors(schema, values)) {
    const path = instancePath.slice(1).replaceAll('/', '.');
    const details = params as Readonly<Record<string, unknown>>;
    if (keyword === 'required' && Array.isArray(details['requiredProperties'])) {
      for (const name of details['requiredProperties'])
        add([path, String(name)].filter(Boolean).join('.'), keyword, germanRule({ keyword, params: details }));
    } else if (path && isTelling(keyword, details)) {
      add(path, keyword, germanRule({ keyword, params: details, hint: hintAt(schema, schemaPath) }));
    }
  }
  return errors;
}

function hintAt(schema: TSchema, schemaPath: string): string | undefined {
  const part = schemaPath
    .split('/')
    .slice(1)
    .reduce<unknown>((shape, name) => (shape as Readonly<Record<string, unknown>>)[name], schema);
  const hint = (part as Shape)[HINT];
  return typeof hint === 'string' ? hint : undefined;
}

// In a choice, the rule that is not "must be null" says more.
function isTelling(keyword: string, params: Readonly<Record<string, unknown>>): boolean {
  return (
    keyword !== 'boolean' && keyword !== 'additionalProperties' && !(keyword === 'type' && params['type'] === 'null')
  );
}

function allowsNull(property: Shape): boolean {
  return property.type === 'null' || (property.anyOf ?? []).some(allowsNull);
}

function isRequired(schema: Shape, name: string): boolean {
  return schema.required?.includes(name) ?? false;
}
