/** The one step, from a place to another, that puts `ids` in the order of `wanted`; undefined if they are in it. */
export function stepTo(ids: readonly string[], wanted: readonly string[]): [from: number, to: number] | undefined {
  const first = ids.findIndex((id, index) => wanted[index] !== id);
  if (first === -1) return undefined;
  const [moved = '', next = ''] = [ids[first], wanted[first]];
  // Either the row that was here moved down, or the one that is here now moved up.
  return wanted[first] === ids[first + 1] ? [first, wanted.indexOf(moved)] : [ids.indexOf(next), first];
}
