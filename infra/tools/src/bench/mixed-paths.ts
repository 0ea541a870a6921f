import { latestArticles } from './editing.ts';

/** Pages, API answers, pictures in several sizes and files, as visitors request them. */
export async function mixedPaths(url: string): Promise<string[]> {
  const articles = await latestArticles(url, 40);
  const html = await (await fetch(url)).text();
  const files = [...html.matchAll(/\/(?:assets|releases)\/[\w./-]+/g)].map(([file]) => file);
  return [
    '/',
    '/news',
    '/api/news',
    '/api/news?page=2&limit=10',
    '/api/settings',
    '/gibt-es-nicht',
    ...files,
    ...articles.flatMap(({ id, imageUrl }) => [
      `/news/${id}`,
      `/api/news/${id}`,
      ...(imageUrl ? [`/optimize-image${imageUrl}?w=400`, `/optimize-image${imageUrl}?w=800`] : []),
    ]),
  ];
}
