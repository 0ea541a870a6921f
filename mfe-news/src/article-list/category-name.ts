import { categoryLabel } from '@portal/shared-ui';

/** The club's names of categories that differ from the specified ones. */
export type CategoryNames = Readonly<Record<string, string>>;

/** The name of a category; it may come from the address and be anything. */
export function categoryName(names: CategoryNames, category: string): string {
  return (Object.hasOwn(names, category) && names[category]) || categoryLabel(category);
}
