import { categoryLabel } from '@portal/shared-ui';

/** What the club calls categories, by those that have another name than the specified one. */
export type CategoryNames = Readonly<Record<string, string>>;

/** What a category is called; it may come from the address and be anything. */
export function categoryName(names: CategoryNames, category: string): string {
  return (Object.hasOwn(names, category) && names[category]) || categoryLabel(category);
}
