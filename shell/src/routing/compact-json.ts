/**
 * JSON that says everything once, as `writeCompact` (./write-compact.ts) writes it: the keys of each kind of object,
 * what comes several times, texts that come once, and the value itself. Kinds count from 1 on.
 */
export type CompactJson = readonly [
  kinds: readonly (readonly Key[])[],
  values: readonly Primitive[],
  texts: string,
  root: Node,
];
export type Primitive = string | number | boolean | null;
/** A string is itself, a number the place of a value. */
type Key = string | number;
/**
 * A number from 1 on is the place of a value. From the count of values on, it is two places, of what a string begins
 * with and of what follows: `(begins + 1) * count + follows`, where the first may be two places again. 0 is the next of
 * the texts. Below zero, an even one is twice how often what stands before it comes again; an odd one, less one, twice
 * how many places follow that one.
 *
 * In an array the first number says what follows: 0 a list, a kind the cells of an object; below zero those of a list
 * of the kind's objects, key by key.
 */
export type Node = number | readonly [number, ...Node[]];

/** The value that was written. */
export function readCompact([kinds, given, single, root]: CompactJson): unknown {
  const values = [null, ...given.flatMap<Primitive>((value) => (typeof value === 'string' ? split(value) : [value]))];
  const texts = split(single);
  const { length } = values;
  // Only strings are put together.
  const valueAt = (place: number): unknown =>
    place < length
      ? values[place]
      : (valueAt(Math.floor(place / length - 1)) as string) + (valueAt(place % length) as string);
  const read = (node: Node): unknown => {
    if (typeof node === 'number') return node ? valueAt(node) : texts.shift();
    const [kind, ...rest] = node;
    const cells = rest.flatMap((cell, at) =>
      isRun(cell)
        ? Array.from({ length: -cell >> 1 }, (_, more) =>
            read(cell & 1 ? (rest[at - 1] as number) + more + 1 : (rest[at - 1] as Node)),
          )
        : [read(cell)],
    );
    if (!kind) return cells;
    const keys = kinds[Math.abs(kind) - 1] as readonly Key[];
    const length = cells.length / keys.length || 1;
    const objects = Array.from({ length }, (_, row) =>
      Object.fromEntries(
        keys.map((key, column) => [typeof key === 'string' ? key : valueAt(key), cells[column * length + row]]),
      ),
    );
    return kind < 0 ? objects : objects[0];
  };
  return read(root);
}

function isRun(cell: Node): cell is number {
  return (cell as number) < 0;
}

/** Texts stand behind each other, each behind the character that the first begins with. */
function split(texts: string): string[] {
  return texts.slice(1).split(texts.charAt(0));
}
