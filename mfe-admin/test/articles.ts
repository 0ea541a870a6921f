import type { EditableArticle } from '@portal/api/contract';

/** A draft nobody else has changed, by default. */
export function editableArticle(values: Partial<EditableArticle> = {}): EditableArticle {
  return {
    id: '7f6d1350-0000-4000-8000-000000000020',
    slug: 'derbysieg',
    title: 'Derbysieg',
    excerpt: null,
    content: '<p>Was für ein Spiel!</p>',
    imageUrl: null,
    image: null,
    category: 'verein',
    readingMinutes: 1,
    published: values.status === 'published',
    status: 'draft',
    publishAt: null,
    version: 1,
    createdAt: '2026-11-20T10:00:00Z',
    updatedAt: '2026-11-20T10:00:00Z',
    ...values,
  };
}
