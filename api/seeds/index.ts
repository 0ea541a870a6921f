import { createNewsRepository } from '../src/news/news.repository.ts';
import { demoArticles } from './articles/index.ts';
import type { DemoArticle, DemoFigure } from './demo-article.ts';
import { seedClub } from './club/index.ts';
import type { DemoContent } from './demo-content.ts';
import { publicationDate } from './publication-date.ts';
import { seedSport } from './sport/index.ts';
import { storeScenes, type StoredPictures } from './store-pictures.ts';

export type { DemoContent } from './demo-content.ts';

/** Fills an empty database with a club's season; leaves alone what anybody has written or deleted. */
export async function seedDemoContent(content: DemoContent): Promise<void> {
  await seedArticles(content);
  await seedClub(content);
  await seedSport(content);
}

/**
 * Does nothing when there is an article, deleted ones included. Pictures first, then all articles in one transaction: a
 * process killed on the way leaves pictures only, and the next start finds and uses them.
 */
async function seedArticles({ db, media, now, onProgress }: DemoContent): Promise<void> {
  if (!(await createNewsRepository(db).isEmpty())) return;
  const scenes = demoArticles.flatMap(({ picture, figures = [] }) => [
    ...(picture ? [picture] : []),
    ...figures.map((figure) => figure.picture),
  ]);
  const pictures = await storeScenes(media, scenes, (count) => {
    if (count % 10 === 0) onProgress(`Beispielinhalte: ${count} von ${scenes.length} Bildern`);
  });
  await db.transaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(19030614)');
    const news = createNewsRepository(trx);
    if (!(await news.isEmpty())) return;
    for (const article of demoArticles) await news.insert(toNewArticle(article, pictures, now), null);
  });
  onProgress(`Beispielinhalte: ${demoArticles.length} Artikel angelegt`);
}

function toNewArticle(article: DemoArticle, pictures: StoredPictures, now: Date) {
  const { title, slug, category, excerpt, picture, figures = [] } = article;
  const image = picture && pictures.get(picture);
  return {
    title,
    category,
    published: true,
    createdAt: publicationDate(article.published, now),
    content: figures.reduce(
      (html, figure) => html.replace('<!-- figure -->', () => figureTag(figure, pictures)),
      article.content,
    ),
    ...(slug ? { slug } : {}),
    ...(excerpt ? { excerpt } : {}),
    ...(image ? { imageUrl: image.url } : {}),
  };
}

function figureTag({ picture, caption }: DemoFigure, pictures: StoredPictures): string {
  const image = pictures.get(picture);
  if (!image) return '';
  return `<figure><img src="${image.url}" alt="${image.alt}" width="${image.width}" height="${image.height}" loading="lazy"><figcaption>${caption}</figcaption></figure>`;
}
