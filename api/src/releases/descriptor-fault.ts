import type { TSchema } from 'typebox';
import { Pointer, Value } from 'typebox/value';
import { PLAIN_TEXT } from '../contract/text.ts';

type Fault = ReturnType<typeof Value.Errors>[number];

/** Characters by which the sender of a wrong value finds it. */
const SHOWN = 38;

const TYPES: Readonly<Record<string, string>> = {
  array: 'eine Liste',
  boolean: 'true oder false',
  integer: 'eine ganze Zahl',
  number: 'eine Zahl',
  object: 'ein Objekt',
  string: 'ein Text',
};

/** What TypeBox says of a rule, by its keyword. */
type Demand = { limit?: number; type?: string; pattern?: string; allowedValue?: unknown };

const DEMANDS: Readonly<Record<string, (demand: Demand) => string>> = {
  minLength: () => 'darf aber nicht leer sein',
  maxLength: ({ limit }) => `darf aber höchstens ${limit} Zeichen haben`,
  minItems: ({ limit }) => `braucht aber mindestens ${limit} Einträge`,
  maxItems: ({ limit }) => `darf aber höchstens ${limit} Einträge haben`,
  minimum: ({ limit }) => `muss aber mindestens ${limit} sein`,
  maximum: ({ limit }) => `darf aber höchstens ${limit} sein`,
  type: ({ type = '' }) => `muss aber ${TYPES[type] ?? type} sein`,
  const: ({ allowedValue }) => `muss aber ${JSON.stringify(allowedValue)} sein`,
  pattern: ({ pattern }) => `muss aber zu ${pattern} passen`,
};

/** The first thing that is wrong with a value, in German: its place, the value there and those that may be. */
export function describeFault(schema: TSchema, value: unknown): string {
  const faults = Value.Errors(schema, value);
  // TypeBox reports each of these properties before it.
  const fault = faults.find(({ keyword }) => keyword === 'additionalProperties') ?? faults[0];
  if (!fault) return '';
  const [, choice] = /^#(.*?)\/anyOf\/\d+/.exec(fault.schemaPath) ?? [];
  if (choice !== undefined) return describeChoice(choice, fault, schema, value);
  const { keyword, instancePath, params } = fault;
  const { additionalProperties, requiredProperties } = params as Record<string, string[] | undefined>;
  if (keyword === 'additionalProperties') return `${instancePath}/${additionalProperties?.[0]} ist unbekannt`;
  if (keyword === 'required') return `${instancePath}/${requiredProperties?.[0]} fehlt`;
  const given: unknown = Pointer.Get(value, instancePath);
  return `${instancePath || '/'} ist ${shown(given)}, ${demand(fault, Pointer.Get(schema, fault.schemaPath.slice(1)))}`;
}

/** TypeBox tells why each schema of a choice does not fit; `choice` is its place in `schema`. */
function describeChoice(choice: string, { instancePath }: Fault, schema: TSchema, value: unknown): string {
  const options = Pointer.Get(schema, `${choice}/anyOf`) as TSchema[];
  const depth = choice.match(/\/properties\/[^/]+|\/items/g)?.length ?? 0;
  const place = instancePath.split('/', depth + 1).join('/');
  const given: unknown = Pointer.Get(value, place);
  // Objects are told apart by their type.
  const word = (option: TSchema): unknown =>
    Reflect.get(option, 'const') ?? Pointer.Get(option, '/properties/type/const');
  const isOfWords = options.every((option) => 'const' in option);
  const said: unknown = isOfWords ? given : Pointer.Get(given, '/type');
  const meant = options.find((option) => word(option) === said);
  if (meant) return place + describeFault(meant, given);
  const words = options.map((option) => JSON.stringify(word(option)));
  return `${place}${isOfWords ? '' : '/type'} ist ${shown(said)}, muss aber ${words.slice(0, -1).join(', ')} oder ${words.at(-1)} sein`;
}

function demand({ keyword, params }: Fault, rule: unknown): string {
  if (keyword === 'pattern' && Pointer.Get(rule, `/${PLAIN_TEXT}`) === true)
    return 'braucht aber Text ohne Steuerzeichen';
  return DEMANDS[keyword]?.(params as Demand) ?? 'ist aber nichts, das dort stehen kann';
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nichts';
  return text.length > SHOWN + 1 ? `${text.slice(0, SHOWN)}…` : text;
}
