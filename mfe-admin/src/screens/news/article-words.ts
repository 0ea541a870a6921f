import type { ArticleStatus } from '@portal/api/contract';
import { categoryLabel } from '@portal/shared-ui';

/** What the states are called. */
export const statusNames: Readonly<Record<ArticleStatus, string>> = {
  draft: 'Entwurf',
  scheduled: 'Geplant',
  published: 'Veröffentlicht',
  archived: 'Archiviert',
};

/** The categories as choices (docs/specification.md#3-entities-and-their-fields). */
export const categoryChoices = ['verein', '1-mannschaft', '2-mannschaft', 'jugend', 'sport', 'events', 'allgemein'].map(
  (category) => [category, categoryLabel(category)] as const,
);
