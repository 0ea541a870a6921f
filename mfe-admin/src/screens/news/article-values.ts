import type { EditableArticle, ArticleStatus } from '@portal/api/contract';
import { formValues } from '../../kit/form/form-values.ts';

/** The labels of the states. */
export const statusNames: Readonly<Record<ArticleStatus, string>> = {
  draft: 'Entwurf',
  scheduled: 'Geplant',
  published: 'Veröffentlicht',
  archived: 'Archiviert',
};

/** The state of one: a draft that its author has finished waits for an editor. */
export function stateName({ status, handedIn }: Pick<EditableArticle, 'status' | 'handedIn'>): string {
  return handedIn ? 'Bei der Redaktion' : statusNames[status];
}

/** The form of an article; '' for missing values. */
export type ArticleValues = { title: string; excerpt: string; category: string; imageUrl: string; content: string };

/** The values of an article, or those of a new one. */
export const toValues = formValues<ArticleValues>({
  title: '',
  excerpt: '',
  category: 'verein',
  imageUrl: '',
  content: '',
});

/** The body of the request that saves them. */
export function toBody(values: ArticleValues) {
  return { ...values, excerpt: values.excerpt.trim() || null, imageUrl: values.imageUrl || null };
}

/** Whether two forms say the same. */
export function isSame(a: ArticleValues, b: ArticleValues): boolean {
  return JSON.stringify(toBody(a)) === JSON.stringify(toBody(b));
}
