import type { CompactJson, Node, Primitive } from './compact-json.ts';
import { cutStrings, isWorthAPlace } from './cut-strings.ts';

type Json = Primitive | readonly Json[] | { readonly [key: string]: Json | undefined };
type JsonObject = { readonly [key: string]: Json | undefined };
/** The keys of objects. */
type Kind = readonly string[];

/** A value that occurs less often is placed behind all strings, where places are longer. */
const OFTEN = 4;
/** The separator between texts: from this character on, the first that none of them contains. */
const SEPARATOR = '|';

/**
 * A JSON value without the repetitions of JSON (compact-json.ts): keys, repeated values, common beginnings and ends of
 * strings, equal values in all objects of a list. It stays readable text, so that brotli finds repetitions between it
 * and the page.
 */
export function writeCompact(value: unknown): CompactJson {
  const shapeOf = shapes();
  const { counts, kinds } = survey(value as Json, shapeOf);
  const cuts = cutStrings(counts);
  const { often, strings, seldom } = valuesOf(counts, cuts);
  const values = [...often, ...strings, ...seldom];
  const length = values.length + 1;
  const places = new Map(values.map((text, place) => [text, place + 1]));
  const kindPlaces = new Map([...kinds.keys()].map((kind, place) => [kind, place + 1]));
  const texts: string[] = [];

  const placeOf = (primitive: Primitive): number | undefined =>
    (typeof primitive === 'string' ? cuts.get(primitive) : undefined)?.reduce(
      (place, part) => (place + 1) * length + (places.get(part) as number),
      -1,
    ) ?? places.get(primitive);
  const writePrimitive = (primitive: Primitive): number => {
    const place = placeOf(primitive);
    if (place === undefined) texts.push(String(primitive));
    return place ?? 0;
  };
  const write = (node: Json): Node => {
    if (isPrimitive(node)) return writePrimitive(node);
    const shape = shapeOf(node);
    if (!shape) return [0, ...shortened((node as readonly Json[]).map(write))];
    const place = kindPlaces.get(shape.name) as number;
    const cells = shape.columns.flatMap((column) =>
      column.length > 1 && shapeOf(column) ? [spread(column)] : column.map(write),
    );
    return [isList(node) ? -place : place, ...shortened(cells)];
  };
  const spread = (column: readonly Json[]): Node => {
    const [list, ...cells] = write(column) as readonly [number, ...Node[]];
    return [list - kinds.size, ...cells];
  };
  const keys = [...kinds.values()].map((kind) => shortened(kind.map(writePrimitive)));
  const root = write(value as Json);
  return [keys, [...often, ...(strings.length > 0 ? [joined(strings)] : []), ...seldom], joined(texts), root];
}

/** Replaces runs of equal cells, or of consecutive places, by their count if that is shorter. */
function shortened(cells: readonly Node[]): Node[] {
  const short: Node[] = [];
  let at = 0;
  while (at < cells.length) {
    const first = cells[at] as Node;
    short.push(first);
    at += 1;
    const [same, next] = [0, 1].map((step) => runOf(cells, at, step)) as [number, number];
    const count = Math.max(same, next);
    if (count === 0) continue;
    const run = -2 * count - Number(next > same);
    if (JSON.stringify(cells.slice(at, at + count)).length <= String(run).length + 2) continue;
    short.push(run);
    at += count;
  }
  return short;
}

/** The number of cells from a place on that equal the one before them, or are places that each grow by one step. */
function runOf(cells: readonly Node[], from: number, step: number): number {
  const first = cells[from - 1] as Node;
  let at = from;
  if (typeof first === 'number') while (cells[at] === first + step * (at - from + 1)) at += 1;
  else if (step === 0) {
    const text = JSON.stringify(first);
    while (typeof cells[at] === 'object' && JSON.stringify(cells[at]) === text) at += 1;
  }
  return at - from;
}

/** Each text behind a character that none has. */
function joined(texts: readonly string[]): string {
  let separator = SEPARATOR;
  while (texts.some((text) => text.includes(separator))) separator = String.fromCharCode(separator.charCodeAt(0) + 1);
  return texts.map((text) => separator + text).join('');
}

/** How often each value comes, and each kind of object. */
function survey(value: Json, shapeOf: ReturnType<typeof shapes>) {
  const counts = new Map<Primitive, number>();
  const kinds = new Map<string, Kind>();
  const count = (primitive: Primitive) => counts.set(primitive, (counts.get(primitive) ?? 0) + 1);
  const visit = (node: Json): void => {
    if (isPrimitive(node)) return void count(node);
    const shape = shapeOf(node);
    if (!shape) return (node as readonly Json[]).forEach(visit);
    const { name, kind, columns } = shape;
    if (!kinds.has(name)) {
      kinds.set(name, kind);
      kind.forEach(count);
    }
    for (const column of columns) column.forEach(visit);
  };
  visit(value);
  return { counts, kinds };
}

/** The values written once, the most frequent ones with the shortest places: all but strings, and parts of strings. */
function valuesOf(counts: ReadonlyMap<Primitive, number>, cuts: ReadonlyMap<string, readonly string[]>) {
  const uses = new Map<Primitive, number>();
  for (const [primitive, count] of counts) {
    const parts = typeof primitive === 'string' ? cuts.get(primitive) : undefined;
    for (const part of parts ?? [primitive]) uses.set(part, (uses.get(part) ?? 0) + count);
  }
  const parts = new Set<Primitive>([...cuts.values()].flat());
  const sorted = [...uses]
    .filter(([text, count]) => typeof text !== 'string' || parts.has(text) || isWorthAPlace(text, count))
    .toSorted(([, a], [, b]) => b - a);
  return {
    often: sorted.flatMap(([value, count]) => (typeof value !== 'string' && count >= OFTEN ? [value] : [])),
    strings: sorted.flatMap(([value]) => (typeof value === 'string' ? [value] : [])),
    seldom: sorted.flatMap(([value, count]) => (typeof value !== 'string' && count < OFTEN ? [value] : [])),
  };
}

/** The kind of an object, or of all in a list, and their values key by key; `name` is the same for the same keys. */
type Shape = { kind: Kind; name: string; columns: readonly (readonly Json[])[] };

/**
 * Tells the shape of an object or of all in a list, once found out; undefined if there is anything else in the list, or
 * it is empty.
 */
function shapes(): (node: readonly Json[] | JsonObject) => Shape | undefined {
  const known = new Map<object, Shape | undefined>();
  return (node) => {
    if (known.has(node)) return known.get(node);
    const objects = isList(node) ? (node as readonly Json[]) : [node];
    const [first] = objects;
    let shape: Shape | undefined;
    if (isObject(first)) {
      const kind = keysOf(first);
      const name = JSON.stringify(kind);
      const isShared = objects.every((other) => isObject(other) && isOfKind(other, kind));
      if (isShared && (kind.length > 0 || !isList(node)))
        shape = {
          kind,
          name,
          columns: kind.map((key) => (objects as readonly JsonObject[]).map((object) => object[key] as Json)),
        };
    }
    known.set(node, shape);
    return shape;
  };
}

function isOfKind(object: JsonObject, kind: Kind): boolean {
  const keys = keysOf(object);
  return keys.length === kind.length && keys.every((key, place) => key === kind[place]);
}

/** The keys that JSON would write: those of undefined values are left out. */
function keysOf(object: JsonObject): string[] {
  return Object.keys(object).filter((key) => object[key] !== undefined);
}

function isPrimitive(node: Json): node is Primitive {
  return node === null || typeof node !== 'object';
}

function isObject(node: Json | undefined): node is JsonObject {
  return node !== undefined && !isPrimitive(node) && !isList(node);
}

function isList(node: Json): node is readonly Json[] {
  return Array.isArray(node);
}
