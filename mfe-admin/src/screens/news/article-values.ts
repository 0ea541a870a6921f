import type { EditableArticle } from '@portal/api/contract';

/** The form of an article; '' for missing values. */
export type ArticleValues = { title: string; excerpt: string; category: string; imageUrl: string; content: string };

/** The values of an article, or those of a new one. */
export function toValues(article: EditableArticle | null): ArticleValues {
  return {
    title: article?.title ?? '',
    excerpt: article?.excerpt ?? '',
    category: article?.category ?? 'verein',
    imageUrl: article?.imageUrl ?? '',
    content: article?.content ?? '',
  };
}

/** The body of the request that saves them. */
export function toBody(values: ArticleValues) {
  return { ...values, excerpt: values.excerpt.trim() || null, imageUrl: values.imageUrl || null };
}

/** Whether two forms say the same. */
export function isSame(a: ArticleValues, b: ArticleValues): boolean {
  return JSON.stringify(toBody(a)) === JSON.stringify(toBody(b));
}
