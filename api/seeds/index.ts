import type { Picture } from '../src/contract/index.ts';
import type { Database } from '../src/database/connect.ts';
import type { MediaService } from '../src/media/index.ts';
import { createNewsRepository } from '../src/news/news.repository.ts';
import { demoArticles } from './articles/index.ts';
import type { DemoArticle, DemoFigure } from './demo-article.ts';
import { renderPicture, type DemoPicture } from './pictures/render-picture.ts';
import { publicationDate } from './publication-date.ts';

/** What the demo content is written with; `media` needs only to store. */
export type DemoContent = {
  db: Database;
  media: Pick<MediaService, 'storePicture'>;
  /** The day the season is told from; the newest article is a few hours older. */
  now: Date;
  /** A German sentence about how far it is. */
  onProgress: (message: string) => void;
};

/**
 * Fills an empty database with a club's season; does nothing when there is an article, deleted ones included.
 * Pictures first, then all articles in one transaction: a process killed on the way leaves pictures only, and because
 * they are drawn alike the next time, the next start finds and uses them.
 */
export async function seedDemoContent({ db, media, now, onProgress }: DemoContent): Promise<void> {
  if (!(await createNewsRepository(db).isEmpty())) return;
  const pictures = await storePictures(media, onProgress);
  await db.transaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(19030614)');
    const news = createNewsRepository(trx);
    if (!(await news.isEmpty())) return;
    for (const article of demoArticles) await news.insert(toNewArticle(article, pictures, now), null);
  });
  onProgress(`Beispielinhalte: ${demoArticles.length} Artikel angelegt`);
}

type StoredPictures = ReadonlyMap<DemoPicture, Picture>;

/** Draws and stores all pictures, two at a time, so that a small server stays responsive. */
async function storePictures(
  media: DemoContent['media'],
  onProgress: DemoContent['onProgress'],
): Promise<StoredPictures> {
  const all = demoArticles.flatMap(({ picture, figures = [] }) => [
    ...(picture ? [picture] : []),
    ...figures.map((figure) => figure.picture),
  ]);
  const waiting = [...all];
  const stored = new Map<DemoPicture, Picture>();
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const file = await renderPicture(picture);
      stored.set(picture, await media.storePicture({ file, alt: picture.alt, uploadedBy: null }));
      if (stored.size % 10 === 0) onProgress(`Beispielinhalte: ${stored.size} von ${all.length} Bildern`);
    }
  };
  await Promise.all([work(), work()]);
  return stored;
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
