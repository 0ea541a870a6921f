/** Does something for all of them, one after another, also after one that fails; throws the first failure at the end. */
export async function tryEach<Item>(items: Iterable<Item>, act: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
