/**
 * JSON that says everything once, as `writeCompact` (./write-compact.ts) writes it: the keys of each kind of object, as
 * cells of a list; repeated values, texts that occur once, and the value itself. Kinds count from 1 on.
 *
 * A text that begins with {@link REFERENCE} stands in the page: which one it is, and how long.
 */
export type CompactJson = readonly [
  kinds: readonly (readonly Node[])[],
  values: readonly Primitive[],
  texts: string,
  root: Node,
];
export type Primitive = string | number | boolean | null;
/**
 * Where a value stands. Examples have 9 values, so `count`, the first number that is no place, is 10, and 3 kinds:
 *
 * | number             | example | meaning                                                                       |
 * | ------------------ | ------- | ----------------------------------------------------------------------------- |
 * | 0                  | 0       | the next of the texts                                                         |
 * | below `count`      | 4       | value 4                                                                       |
 * | from `count` on    | 34      | `(begins + 1) * count + follows`: the string 2, with the string 4 behind it   |
 * |                    | 345     | the same where `begins` is such a number: the string 33, with 5 behind it     |
 * | `-2 * times`       | -6      | in an array: the cell before it 3 times more                                  |
 * | `-2 * places - 1`  | -7      | in an array: the 3 places that follow that of the cell before it              |
 *
 * | first of an array  | example | meaning of the cells behind it                                                |
 * | ------------------ | ------- | ----------------------------------------------------------------------------- |
 * | 0                  | 0       | a list                                                                        |
 * | a kind             | 2       | an object of kind 2                                                           |
 * | `-kind`            | -2      | a list of objects of kind 2, key by key                                       |
 * | `-kind - kinds`    | -5      | the same objects, as cells of the array that they stand in                    |
 */
export type Node = number | readonly [number, ...Node[]];

/** The prefix of a reference to a text of the page; PostgreSQL stores no text with it. */
export const REFERENCE = '\0';

/** The value that was written; references stay if their texts are not given. */
export function readCompact(
  [kinds, given, single, root]: CompactJson,
  shown?: (place: number, length: number) => string,
): unknown {
  const values = [null, ...given.flatMap<Primitive>((value) => (typeof value === 'string' ? split(value) : [value]))];
  const texts = split(single).map((text) => {
    if (!shown || !text.startsWith(REFERENCE)) return text;
    const [place = 0, length = 0] = text.slice(1).split(',').map(Number);
    return shown(place, length);
  });
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
            cellsOf(cell & 1 ? (rest[at - 1] as number) + more + 1 : (rest[at - 1] as Node)),
          ).flat()
        : cellsOf(cell),
    );
    if (!kind) return cells;
    const names = keys[(Math.abs(kind) - 1) % keys.length] as readonly string[];
    const length = cells.length / names.length || 1;
    const objects = Array.from({ length }, (_, row) =>
      Object.fromEntries(names.map((name, column) => [name, cells[column * length + row]])),
    );
    return kind < 0 ? objects : objects[0];
  };
  const cellsOf = (cell: Node): unknown[] =>
    Array.isArray(cell) && cell[0] < -kinds.length ? (read(cell) as unknown[]) : [read(cell)];
  // Their texts come first.
  const keys = kinds.map((kind) => read([0, ...kind]) as string[]);
  return read(root);
}

function isRun(cell: Node): cell is number {
  return (cell as number) < 0;
}

/** Texts stand behind each other, each behind the character that the first begins with. */
function split(texts: string): string[] {
  return texts.slice(1).split(texts.charAt(0));
}
