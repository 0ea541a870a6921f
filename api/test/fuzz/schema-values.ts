import fc from 'fast-check';

/** The part of JSON Schema that the contract uses. */
export type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
};

/** Lists stay short: the search is for unusual values, not large ones. */
const MAX_ITEMS = 4;
const MAX_LETTERS = 60;

/** Values a schema allows, the unusual ones among them; `known` are identifiers of rows that exist. */
export function validValues(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => validValues(part, known)));
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => validValues(part, known));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...(values as object[])) as unknown);
  }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return validObjects(schema, known);
    case 'array': {
      const maxLength = Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS));
      return fc.array(validValues(schema.items ?? {}, known), { minLength: schema.minItems ?? 0, maxLength });
    }
    case 'string':
      return validText(schema, known);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000_000 });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function validObjects({ properties = {}, required = [] }: JsonSchema, known: readonly string[]) {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, validValues(part, known)]));
  return fc.record(fields, { requiredKeys: required });
}

const POINTS_IN_TIME = [
  '2026-11-21T15:00:00.000Z',
  '2024-02-29T23:59:59+01:00',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-12:00',
  '1900-01-01T00:00:00+14:00',
];
const DAYS = ['2026-11-21', '2024-02-29', '0001-01-01', '9999-12-31'];

function validText(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = MAX_LETTERS } = schema;
  const ids = known.length > 0 ? [fc.constantFrom(...known)] : [];
  if (format === 'uuid') return fc.oneof(fc.uuid(), ...ids);
  const allowed = (texts: readonly string[]) => texts.filter((text) => new RegExp(pattern ?? '').test(text));
  if (format === 'date-time') return fc.constantFrom(...allowed(POINTS_IN_TIME));
  if (format === 'date') return fc.constantFrom(...allowed(DAYS));
  if (format === 'email') return fc.constantFrom('a@verein.example', `${'a'.repeat(60)}@verein.example`);
  if (format === 'uri') return fc.constantFrom('https://verein.example/a?b=1#c', 'http://[::1]/');
  if (pattern) return textLike(new RegExp(pattern), minLength, schema.maxLength ?? 500);
  return fc.string({ unit: 'binary', minLength, maxLength: Math.max(minLength, Math.min(maxLength, MAX_LETTERS)) });
}

/** Values by pattern: each is matched with every hostile word, and most patterns stand in many schemas. */
const matching = new Map<string, fc.Arbitrary<string>>();

/** Texts of a pattern. Lookaheads cannot be generated, only checked afterwards. */
function textLike(pattern: RegExp, minLength: number, maxLength: number): fc.Arbitrary<string> {
  const withoutLookahead = pattern.source.replaceAll(/\(\?[=!](?:[^()]|\([^()]*\))*\)/g, '');
  const texts = matching.get(withoutLookahead) ?? fc.stringMatching(new RegExp(withoutLookahead), { size: 'small' });
  matching.set(withoutLookahead, texts);
  return texts
    .map((text) => (text && text.length < minLength ? text.repeat(Math.ceil(minLength / text.length)) : text))
    .filter((text) => pattern.test(text) && text.length >= minLength && text.length <= maxLength);
}

/** Values chosen to break things: what databases, parsers and prototypes stumble over. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    "'; DROP TABLE users; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '%',
    '2026-02-30',
    '99999-01-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '2026-11-21T25:61:00Z',
    1e308,
    '1e400',
    -1,
    2 ** 31,
    2 ** 53,
    0.1,
    [],
    {},
    [[[[]]]],
    'x'.repeat(10_000),
    '((((((((((a+)+)+)+)+)+)+)+)+)+$',
    '\u202e\u200b😀',
  ),
);

/** A valid value with one of its parts, somewhere, replaced by a hostile one; or a hostile one altogether. */
export function brokenValues(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const spoiled = fc
    .tuple(validValues(schema, known), fc.nat(), hostileValues, fc.constantFrom('replace', 'add', 'remove'))
    .map(([value, place, hostile, how]) => spoil(value, place, hostile, how));
  return fc.oneof({ weight: 5, arbitrary: spoiled }, { weight: 1, arbitrary: hostileValues });
}

function spoil(value: unknown, place: number, hostile: unknown, how: string): unknown {
  if (Array.isArray(value)) return [...(value as unknown[]), hostile];
  if (typeof value !== 'object' || value === null) return hostile;
  const names = Object.keys(value);
  const name = names[place % Math.max(1, names.length)];
  if (how === 'add' || name === undefined) return { ...value, [name ? `${name}2` : 'constructor']: hostile };
  const { [name as keyof typeof value]: part, ...rest } = value;
  if (how === 'remove') return rest;
  const isDeep = typeof part === 'object' && part !== null && place % 2 === 0;
  return { ...rest, [name]: isDeep ? spoil(part, place >> 1, hostile, how) : hostile };
}
