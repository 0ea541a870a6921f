import type { Article, ArticleSummary } from '@portal/api/contract';

let count = 0;

/** A published article of the list, each with its own id, slug and title. */
export function articleSummary(given: Partial<ArticleSummary> = {}): ArticleSummary {
  count += 1;
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    slug: `bericht-${count}`,
    title: `Bericht ${count}`,
    excerpt: null,
    teaser: `Anfang von Bericht ${count}.`,
    imageUrl: null,
    image: null,
    category: 'verein',
    published: true,
    createdAt: '2024-11-21T18:30:00+01:00',
    updatedAt: '2024-11-22T08:00:00+01:00',
    readingMinutes: 2,
    ...given,
  };
}

/** A published article with its text. */
export function article({ content = '<p>Was geschah.</p>', ...given }: Partial<Article> = {}): Article {
  const { teaser: _, ...fields } = articleSummary(given);
  return { ...fields, content };
}

/** A text of the given number of characters, without a space at its end. */
export function textOf(length: number): string {
  return `${'Fussball '.repeat(Math.ceil(length / 9)).slice(0, length - 1)}.`;
}
