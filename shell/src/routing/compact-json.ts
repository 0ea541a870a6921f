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
  const join = (joined: Joined): string[] =>
    Object.entries(joined).map(([place, rest]) => String(plain(values[Number(place)])) + String(read(rest)));
  const plain = (value?: Value) => (typeof value === 'object' && value ? join(value)[0] : value);
  const read = (node: Node): unknown => {
    if (typeof node === 'number') return plain(values[node]);
    if (!isArray(node)) return plain(node);
    const [kind, ...cells] = node;
    if (kind === LIST) return cells.map(read);
    const keys = kinds[kind < 0 ? OBJECTS - kind : kind] ?? [];
    const objects: unknown[] = [];
    do objects.push(Object.fromEntries(keys.map((key) => [key, read(cells.shift() as Node)])));
    while (cells.length > 0);
    return kind < 0 ? objects : objects[0];
  };
  return read(root);
}

function isArray(node: Node): node is readonly [number, ...Node[]] {
  return Array.isArray(node);
}
