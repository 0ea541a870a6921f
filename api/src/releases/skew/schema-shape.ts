/** The shape of a JSON schema's values, as far as code that reads or sends them depends on it. */
export type Shape = Value | List | Thing | Either;
type Value = {
  is: 'any' | 'null' | 'boolean' | 'integer' | 'number' | 'string';
  format?: string;
  /** Nothing but these. */
  only?: readonly unknown[];
};
type List = { is: 'list'; of: Shape };
/** `others` are the fields of a record; `isClosed` where no further field is accepted. */
export type Thing = {
  is: 'object';
  fields: ReadonlyMap<string, Shape>;
  needed: ReadonlySet<string>;
  others?: Shape | undefined;
  isClosed: boolean;
};
type Either = { is: 'either'; of: readonly Shape[] };

type Schema = Readonly<Record<string, unknown>>;

/** The compared keywords: lengths, patterns and limits are rules for people, whom the forms tell. */
const COMPARED = new Set(['type', 'anyOf', 'enum', 'const', 'format', 'items', 'required', 'additionalProperties']);
const BY_NAME = new Set(['properties', 'patternProperties']);

/** A schema without what is not compared, its fields in order. */
export function slimSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(slimSchema);
  if (!isSchema(schema)) return schema;
  const kept = Object.entries(schema).flatMap(([name, value]): [string, unknown][] => {
    if (BY_NAME.has(name) && isSchema(value))
      return [[name, Object.fromEntries(inOrder(value).map(([field, inner]) => [field, slimSchema(inner)]))]];
    if (name === 'const' || name === 'enum' || name === 'type' || name === 'format') return [[name, value]];
    if (name === 'required' && Array.isArray(value)) return value.length > 0 ? [[name, value.map(String).sort()]] : [];
    return COMPARED.has(name) ? [[name, slimSchema(value)]] : [];
  });
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The shape of a schema as TypeBox writes it; unknown parts may be anything. */
export function shapeOf(schema: unknown): Shape {
  if (!isSchema(schema)) return { is: 'any' };
  const { anyOf, enum: words, type, format, items } = schema;
  if (Array.isArray(anyOf)) return eitherOf(anyOf.map(shapeOf));
  if (Array.isArray(words)) return eitherOf(words.map((word: unknown) => shapeOf({ const: word })));
  if (Array.isArray(type)) {
    // Each name once: each further one would traverse the fields again, and those within them, and so on.
    const names = new Set(type.filter((one) => typeof one === 'string'));
    return eitherOf([...names].map((one) => shapeOf({ ...schema, type: one })));
  }
  const only = 'const' in schema ? { only: [schema['const']] } : {};
  switch (typeof type === 'string' ? type : typeOf(schema['const'])) {
    case 'null':
      return { is: 'null' };
    case 'boolean':
      return { is: 'boolean', ...only };
    case 'integer':
      return { is: 'integer', ...only };
    case 'number':
      return { is: 'number', ...only };
    case 'string':
      return { is: 'string', ...(typeof format === 'string' && { format }), ...only };
    case 'array':
      return { is: 'list', of: shapeOf(items) };
    case 'object':
      return thingOf(schema);
    default:
      return { is: 'any' };
  }
}

function thingOf({ properties, required, additionalProperties, patternProperties }: Schema): Thing {
  const fields = isSchema(properties) ? Object.entries(properties) : [];
  // TypeBox writes a record as one pattern for all names.
  const [pattern] = isSchema(patternProperties) ? Object.values(patternProperties) : [];
  const others = isSchema(additionalProperties) ? additionalProperties : pattern;
  return {
    is: 'object',
    fields: new Map(fields.map(([name, field]) => [name, shapeOf(field)])),
    needed: new Set(Array.isArray(required) ? required.map(String) : []),
    ...(others !== undefined && { others: shapeOf(others) }),
    isClosed: additionalProperties === false && others === undefined,
  };
}

/** One of these; words of a kind become one shape. */
function eitherOf(shapes: readonly Shape[]): Shape {
  const words = new Map<string, { shape: Value; only: unknown[] }>();
  const rest: Shape[] = [];
  for (const shape of shapes.flatMap((one) => (one.is === 'either' ? one.of : [one]))) {
    if (!('only' in shape) || !shape.only) {
      rest.push(shape);
      continue;
    }
    const only: unknown[] = words.get(shape.is)?.only ?? [];
    for (const word of shape.only) only.push(word);
    words.set(shape.is, { shape, only });
  }
  const all = [...[...words.values()].map(({ shape, only }) => ({ ...shape, only })), ...rest];
  const [first] = all;
  return first && all.length === 1 ? first : { is: 'either', of: all };
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const inOrder = (fields: Schema) => Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
