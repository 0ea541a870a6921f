import { LIST, OBJECTS, type Cell, type CompactJson, type Node, type Primitive } from './compact-json.ts';
import { cutStrings, isWorthAPlace } from './cut-strings.ts';

type Json = Primitive | readonly Json[] | { readonly [key: string]: Json | undefined };
type JsonObject = { readonly [key: string]: Json | undefined };

/** Fewer cells with the first value in a row are as short themselves. */
const FEWEST = 2;

/**
 * A JSON value without what JSON repeats (compact-json.ts): keys, values that come again, what strings begin and end
 * with. It stays readable text in the value's own order, so that brotli finds in it what it finds in the page.
 */
export function writeCompact(value: unknown): CompactJson {
  const { counts, kinds } = survey(value as Json);
  const cuts = cutStrings(counts);
  const values = valuesOf(counts, cuts);
  const places = new Map(values.map((text, place) => [text, place]));
  const kindPlaces = new Map([...kinds.keys()].map((kind, place) => [kind, place]));

  const writeCell = (primitive: Primitive): Cell => {
    const parts = typeof primitive === 'string' ? cuts.get(primitive) : undefined;
    if (!parts) return places.get(primitive) ?? String(primitive);
    return parts.reduce((place, part) => (place + 1) * values.length + (places.get(part) as number), -1);
  };
  const cellsOf = (object: JsonObject) => entriesOf(object).map(([, cell]) => write(cell));
  const write = (node: Json): Node => {
    if (isPrimitive(node)) return writeCell(node);
    if (!isList(node)) return [kindPlaces.get(kindOf(node)) as number, ...shortened(cellsOf(node))];
    const objects = sameObjects(node);
    if (!objects) return [LIST, ...shortened(node.map(write))];
    return [OBJECTS - (kindPlaces.get(objects.kind) as number), ...shortened(objects.list.flatMap(cellsOf))];
  };
  return [values, [...kinds.values()].map((keys) => keys.map(writeCell)), write(value as Json)];
}

/** Says how often the first value comes in a row. */
function shortened(cells: readonly Node[]): Node[] {
  const short: Node[] = [];
  let firsts = 0;
  const end = () => {
    if (firsts >= FEWEST) short.push(-firsts);
    else if (firsts > 0) short.push(0);
    firsts = 0;
  };
  for (const cell of cells) {
    if (cell === 0) firsts += 1;
    else {
      end();
      short.push(cell);
    }
  }
  end();
  return short;
}

/** How often each value comes, and the keys of each kind of object. */
function survey(value: Json) {
  const counts = new Map<Primitive, number>();
  const kinds = new Map<string, string[]>();
  const count = (primitive: Primitive) => counts.set(primitive, (counts.get(primitive) ?? 0) + 1);
  const visit = (node: Json): void => {
    if (isPrimitive(node)) count(node);
    else if (isList(node)) node.forEach(visit);
    else {
      const entries = entriesOf(node);
      const keys = entries.map(([key]) => key);
      if (!kinds.has(kindOf(node))) {
        kinds.set(kindOf(node), keys);
        keys.forEach(count);
      }
      for (const [, cell] of entries) visit(cell);
    }
  };
  visit(value);
  return { counts, kinds };
}

/**
 * What is said once, with the shortest places for what comes most often: all but strings, and parts of strings. Nothing
 * comes first, in runs.
 */
function valuesOf(counts: ReadonlyMap<Primitive, number>, cuts: ReadonlyMap<string, readonly string[]>): Primitive[] {
  const uses = new Map<Primitive, number>();
  for (const [primitive, count] of counts) {
    const parts = typeof primitive === 'string' ? cuts.get(primitive) : undefined;
    for (const part of parts ?? [primitive]) uses.set(part, (uses.get(part) ?? 0) + count);
  }
  const parts = new Set<Primitive>([...cuts.values()].flat());
  return [...uses]
    .filter(([text, count]) => typeof text !== 'string' || parts.has(text) || isWorthAPlace(text, count))
    .toSorted(([one, a], [other, b]) => Number(other === null) - Number(one === null) || b - a)
    .map(([text]) => text);
}

/** As JSON has it: what is undefined is not there. */
function entriesOf(object: JsonObject): [string, Json][] {
  return Object.entries(object).filter((entry): entry is [string, Json] => entry[1] !== undefined);
}

function kindOf(object: JsonObject): string {
  return JSON.stringify(entriesOf(object).map(([key]) => key));
}

/**
 * A list of objects of one kind; undefined when there is anything else in it, or they have no keys to count them by.
 */
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
