import type { ArticleStatus } from '@portal/api/contract';
import { categoryLabel } from '@portal/shared-ui';

/** What the states are called. */
export const statusNames: Readonly<Record<ArticleStatus, string>> = {
  draft: 'Entwurf',
  scheduled: 'Geplant',
  published: 'Veröffentlicht',
  archived: 'Archiviert',
};

/** The categories of the specification, as choices (section 3, "News article"). */
export const categoryChoices = ['verein', '1-mannschaft', '2-mannschaft', 'jugend', 'sport', 'events', 'allgemein'].map(
  (category) => [category, categoryLabel(category)] as const,
);
