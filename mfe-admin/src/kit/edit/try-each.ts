import { ExplainedFailure, failureText } from '../failure.ts';

/** A failed item, and the error. */
export type Failure<Item> = { item: Item; error: unknown };

/** Does something for all of them, one after another, also after one that fails; returns the failures. */
export async function actOnEach<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<unknown>,
): Promise<Failure<Item>[]> {
  const failures: Failure<Item>[] = [];
  for (const item of items) await act(item).catch((error: unknown) => failures.push({ item, error }));
  return failures;
}

/** More of them would fill the message. */
const MOST_NAMED = 3;

/** The items left, by reason: „„Turnier“ und „Ausflug“: Das dürfen nur andere.“ */
export function leftText<Item>(failures: readonly Failure<Item>[], nameOf: (item: Item) => string): string {
  return reasonsOf(failures)
    .map((reason) => {
      const left = failures.filter(({ error }) => failureText(error) === reason);
      const named = left.slice(0, MOST_NAMED).map(({ item }) => `„${nameOf(item)}“`);
      const others = left.length - named.length;
      return `${new Intl.ListFormat('de').format(others > 0 ? [...named, `${others} weitere`] : named)}: ${reason}`;
    })
    .join(' ');
}

/** Why they could not be done, each reason once. */
export function reasonsOf(failures: readonly Failure<unknown>[]): string[] {
  return [...new Set(failures.map(({ error }) => failureText(error)))];
}

/**
 * Does what {@link actOnEach} does, and throws at the end: the names of those of several that failed, with the reasons,
 * or the first failure.
 */
export async function tryEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  nameOf?: (item: Item) => string,
): Promise<void> {
  const failures = await actOnEach(items, act);
  const [first] = failures;
  if (!first) return;
  throw nameOf && items.length > 1 ? new ExplainedFailure(leftText(failures, nameOf)) : first.error;
}
