/**
 * JSON that says everything once, as `writeCompact` (./write-compact.ts) writes it: what comes several times, the keys
 * of each kind of object, and the value itself.
 */
export type CompactJson = readonly [values: readonly Primitive[], kinds: readonly (readonly Cell[])[], root: Node];
export type Primitive = string | number | boolean | null;
/**
 * A string is itself, a number the place of a value. From the count of values on, a number is two places, of what a
 * string begins with and of what follows: `(begins + 1) * count + follows`, where the first may be two places again.
 * Below zero, it says how often the first value comes.
 */
export type Cell = string | number;
/** In an array the first number says what follows. */
export type Node = Cell | readonly [number, ...Node[]];

/** What follows in an array: from 0 on one object of this kind, from here downwards objects of kind 0, 1, … */
export const OBJECTS = -2;
/** … or a list of whatever. */
export const LIST = -1;

/** The value that was written. */
export function readCompact([values, kinds, root]: CompactJson): unknown {
  const { length } = values;
  // Only strings are put together.
  const valueAt = (place: number): unknown =>
    place < length
      ? values[place]
      : (valueAt(Math.floor(place / length - 1)) as string) + (valueAt(place % length) as string);
  const read = (node: Node): unknown => {
    if (typeof node === 'number') return valueAt(node);
    if (typeof node === 'string') return node;
    const [kind, ...rest] = node;
    const cells = rest.flatMap((cell) => (typeof cell === 'number' && cell < 0 ? Array<Node>(-cell).fill(0) : [cell]));
    if (kind === LIST) return cells.map(read);
    const keys = kinds[kind < 0 ? OBJECTS - kind : kind] ?? [];
    const objects: unknown[] = [];
    do objects.push(Object.fromEntries(keys.map((key) => [read(key), read(cells.shift() as Node)])));
    while (cells.length > 0);
    return kind < 0 ? objects : objects[0];
  };
  return read(root);
}
