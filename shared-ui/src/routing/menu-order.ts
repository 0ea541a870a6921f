/**
 * Entries of the navigation in the club's order of paths; one whose paths are not in it stays behind the entry it usually follows.
 * `pathsOf` names the paths of an entry, those of a group in the order in which they stand.
 */
export function inMenuOrder<Entry>(
  entries: readonly Entry[],
  pathsOf: (entry: Entry) => readonly string[],
  order: readonly string[],
): readonly Entry[] {
  const places = new Map(order.map((path, place) => [path, place]));
  let before = -1;
  const placed = entries.map((entry) => {
    const own = pathsOf(entry).flatMap((path) => places.get(path) ?? []);
    before = own.length > 0 ? Math.min(...own) : before;
    return { entry, place: before };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ entry }) => entry);
}
