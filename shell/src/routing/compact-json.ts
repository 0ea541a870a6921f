/**
 * JSON that says everything once, as `writeCompact` (./write-compact.ts) writes it: the values that
 * come several times, the keys of each kind of object, and the value itself.
 */
export type CompactJson = readonly [values: readonly Value[], kinds: readonly (readonly string[])[], root: Node];
export type Primitive = string | number | boolean | null;
/** A string in two parts: the place of the value it begins with, and what follows. */
export type Joined = Readonly<Record<string, string | number>>;
export type Value = Primitive | Joined;
/** A string is itself, a number the place of a value. In an array the first number says what follows. */
export type Node = string | number | Joined | readonly [number, ...Node[]];

/** What follows in an array: from 0 on one object of this kind, from here downwards objects of kind 0, 1, … */
export const OBJECTS = -2;
/** … or a list of whatever. */
export const LIST = -1;

/** The value that was written. */
export function readCompact([values, kinds, root]: CompactJson): unknown {
  const valueAt = (place: number): unknown => {
    const value = values[place];
    return typeof value === 'object' && value ? join(value) : value;
  };
  const join = (joined: Joined): string =>
    Object.entries(joined)
      .map(([place, rest]) => `${String(valueAt(Number(place)))}${String(read(rest))}`)
      .join('');
  const read = (node: Node): unknown => {
    if (typeof node === 'string') return node;
    if (typeof node === 'number') return valueAt(node);
    if (!isArray(node)) return join(node);
    const [kind, ...cells] = node;
    if (kind === LIST) return cells.map(read);
    const keys = kinds[kind < 0 ? OBJECTS - kind : kind] ?? [];
    const objectAt = (first: number) =>
      Object.fromEntries(keys.map((key, place) => [key, read(cells[first + place] as Node)]));
    if (kind >= 0) return objectAt(0);
    return Array.from({ length: cells.length / keys.length }, (_, row) => objectAt(row * keys.length));
  };
  return read(root);
}

function isArray(node: Node): node is readonly [number, ...Node[]] {
  return Array.isArray(node);
}
