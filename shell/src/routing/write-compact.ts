import { LIST, OBJECTS, type CompactJson, type Node, type Primitive, type Value } from './compact-json.ts';

/** Where strings may be cut in two: addresses, names with hyphens, identifiers with a day, points in time. */
const CUTS = /(?<=\/)(?=.)|(?<=[a-z]-)(?=[a-z])|(?=_)|(?<=^\d{4}-\d\d-\d\dT)/g;
/** Characters in which a string may be cut; longer ones are texts. */
const CUT_WITHIN = 100;
/** Characters of a place with its comma, of what stands around a string, and of what puts two parts together. */
const PLACE = 4;
const QUOTES = 3;
const JOIN = 5;

type Json = Primitive | readonly Json[] | { readonly [key: string]: Json | undefined };
type JsonObject = { readonly [key: string]: Json | undefined };

/**
 * A JSON value without what JSON repeats (compact-json.ts): keys, values that come again, beginnings of strings. It stays
 * readable text in the value's own order, so that brotli finds in it what it finds in the page.
 */
export function writeCompact(value: unknown): CompactJson {
  const { counts, kinds } = survey(value as Json);
  const strings = [...counts.keys()].filter((text) => typeof text === 'string');
  const heads = commonHeads(strings, counts);
  const places = new Map(valuesOf(counts, heads).map((text, place) => [text, place]));
  const kindPlaces = new Map([...kinds.keys()].map((kind, place) => [kind, place]));

  const writeText = (text: string) => {
    const head = heads.get(text);
    if (head === undefined) return text;
    const tail = text.slice(head.length);
    return { [String(places.get(head))]: places.get(tail) ?? tail };
  };
  const writeValue = (primitive: Primitive): Value =>
    typeof primitive === 'string' ? writeText(primitive) : primitive;
  const cellsOf = (object: JsonObject) => entriesOf(object).map(([, cell]) => write(cell));
  const write = (node: Json): Node => {
    if (isPrimitive(node)) return places.get(node) ?? writeText(String(node));
    if (!isList(node)) return [kindPlaces.get(kindOf(node)) as number, ...cellsOf(node)];
    const objects = sameObjects(node);
    if (!objects) return [LIST, ...node.map(write)];
    return [OBJECTS - (kindPlaces.get(objects.kind) as number), ...objects.list.flatMap(cellsOf)];
  };
  return [[...places.keys()].map(writeValue), [...kinds.values()], write(value as Json)];
}

/** How often each value comes, and the keys of each kind of object. */
function survey(value: Json) {
  const counts = new Map<Primitive, number>();
  const kinds = new Map<string, string[]>();
  const visit = (node: Json): void => {
    if (isPrimitive(node)) counts.set(node, (counts.get(node) ?? 0) + 1);
    else if (isList(node)) node.forEach(visit);
    else {
      const entries = entriesOf(node);
      const keys = entries.map(([key]) => key);
      kinds.set(kindOf(node), keys);
      for (const [, cell] of entries) visit(cell);
    }
  };
  visit(value);
  return { counts, kinds };
}

/** What is said once, with the shortest places for what comes most often: all but strings, and parts of strings. */
function valuesOf(counts: ReadonlyMap<Primitive, number>, heads: ReadonlyMap<string, string>): Primitive[] {
  const tails = new Map<string, number>();
  for (const [text, head] of heads) addTo(tails, text.slice(head.length));
  const values = new Map([...counts].filter(([text, count]) => typeof text !== 'string' || isWorthAPlace(text, count)));
  for (const head of heads.values()) addTo(values, head);
  for (const [tail, count] of tails) if (isWorthAPlace(tail, count)) addTo(values, tail, count);
  return [...values].toSorted(([, a], [, b]) => b - a).map(([text]) => text);
}

function addTo<Key>(counts: Map<Key, number>, key: Key, count = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

/** Whether a string is shorter said once, with a place wherever it comes. */
function isWorthAPlace(text: string, count: number): boolean {
  return (text.length + QUOTES) * (count - 1) > PLACE * count;
}

/** What strings begin with that they have in common with others, where that is shorter. */
function commonHeads(strings: readonly string[], counts: ReadonlyMap<Primitive, number>): Map<string, string> {
  const sharers = new Map<string, number>();
  for (const text of strings) for (const head of headsOf(text)) addTo(sharers, head);
  const isShorter = (head: string) => {
    const costs = isWorthAPlace(head, counts.get(head) ?? 0) ? 0 : head.length + QUOTES;
    return (head.length - JOIN) * (sharers.get(head) ?? 0) > costs;
  };
  return new Map(
    strings.flatMap((text) => {
      const head = headsOf(text).findLast(isShorter);
      return head === undefined ? [] : [[text, head]];
    }),
  );
}

function headsOf(text: string): string[] {
  const start = text.slice(0, CUT_WITHIN);
  return start.includes(' ') ? [] : Array.from(start.matchAll(CUTS), ({ index }) => start.slice(0, index));
}

/** As JSON has it: what is undefined is not there. */
function entriesOf(object: JsonObject): [string, Json][] {
  return Object.entries(object).filter((entry): entry is [string, Json] => entry[1] !== undefined);
}

function kindOf(object: JsonObject): string {
  return JSON.stringify(entriesOf(object).map(([key]) => key));
}

/** A list of objects of one kind; undefined when there is anything else in it, or they have no keys to count them by. */
function sameObjects(list: readonly Json[]): { kind: string; list: readonly JsonObject[] } | undefined {
  const objects = list.filter((node) => isObject(node));
  const [kind, ...others] = new Set(objects.map(kindOf));
  const isOneKind = objects.length === list.length && kind !== undefined && kind !== '[]' && others.length === 0;
  return isOneKind ? { kind, list: objects } : undefined;
}

function isPrimitive(node: Json): node is Primitive {
  return node === null || typeof node !== 'object';
}

function isObject(node: Json): node is JsonObject {
  return !isPrimitive(node) && !isList(node);
}

function isList(node: Json): node is readonly Json[] {
  return Array.isArray(node);
}
