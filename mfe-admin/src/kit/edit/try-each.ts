/** What could not be done, and why. */
export type Failure<Item> = { item: Item; error: unknown };

/** Does something for all of them, one after another, also after one that fails; returns what has failed. */
export async function actOnEach<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<unknown>,
): Promise<Failure<Item>[]> {
  const failures: Failure<Item>[] = [];
  for (const item of items) await act(item).catch((error: unknown) => failures.push({ item, error }));
  return failures;
}

/** As {@link actOnEach}; throws the first failure at the end. */
export async function tryEach<Item>(items: Iterable<Item>, act: (item: Item) => Promise<unknown>): Promise<void> {
  const [first] = await actOnEach(items, act);
  if (first) throw first.error;
}
