import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAlbumsRepository } from '../src/albums/albums.repository.ts';
import type { Picture } from '../src/contract/index.ts';
import type { Database } from '../src/database/connect.ts';
import { editEvents } from '../src/events/edit-events.ts';
import type { MediaService } from '../src/media/library/media.service.ts';
import { editArticles } from '../src/news/edited-articles.ts';
import { createPagesRepository } from '../src/pages/pages.repository.ts';
import { createSettingsRepository } from '../src/settings/settings.repository.ts';
import { toColumns } from '../src/settings/settings-row.ts';
import { createTeamsRepository } from '../src/teams/teams.repository.ts';
import { insertEvents, insertTrainings } from './demo-events.ts';
import { readDemoFiles, type DemoArticle, type DemoPicture } from '../src/backup/demo-files.ts';
import { publicationDate } from './season.ts';
import { createKindRepository, type DeclaredKind } from '../src/content/declared-kind.ts';
import { slideKind } from '../src/content/kinds/slides.ts';
import { bannerKind } from '../src/content/kinds/banners.ts';
import { sponsorKind } from '../src/content/kinds/sponsors.ts';
import { boardKind } from '../src/content/kinds/board.ts';

/** What the demo content is written with; `media` needs only to store. */
export type DemoContent = {
  db: Database;
  media: Pick<MediaService, 'storePicture'>;
  /** Where its files lie (`api/demo`). */
  folder: string;
  /** The day that the season is relative to; the newest article is a few hours older. */
  now: Date;
  /** A German sentence about how far it is. */
  onProgress: (message: string) => void;
};

/** The stored picture for a picture of the demo content. */
type Find = (picture: DemoPicture | undefined) => Picture | undefined;

/**
 * Fills an empty database with a club's season, each kind once in its life; content that anybody has written or deleted
 * stays as it is. Pictures first, then the rows in one transaction: a process killed on the way leaves pictures only,
 * and the next start finds and uses them.
 */
export async function seedDemoContent({ db, media, folder, now, onProgress }: DemoContent): Promise<void> {
  const files = readDemoFiles(folder);
  /** `table`: null for rows that are always there. */
  const fill = async (
    kind: string,
    table: string | null,
    pictures: readonly (DemoPicture | undefined)[],
    write: (trx: Database, urlOf: (picture: DemoPicture | undefined) => string | null, find: Find) => Promise<unknown>,
  ) => {
    if (!(await isUnseeded(db, kind, table))) return;
    const stored = await storePictures({ media, folder, onProgress }, pictures);
    const find: Find = (picture) => picture && stored.get(picture.file);
    await seedOnce(db, kind, table, async (trx) => {
      await write(trx, (picture) => find(picture)?.url ?? null, find);
    });
  };
  const pictureOf = ({ picture }: { picture?: DemoPicture }) => picture;
  const { settings, articles, slides, sponsors, banners, board, pages, albums, teams, trainingTimes } = files;

  await fill('settings', null, [], async (trx) => {
    const { version, updatedAt: _, ...current } = await createSettingsRepository(trx).findEditable();
    if (version === 1)
      await trx('settings').update({ ...toColumns({ ...current, ...settings }), opened_at: trx.fn.now() });
  });
  const drawn = articles.flatMap(({ picture, figures = [] }) => [picture, ...figures]);
  await fill('articles', 'articles', drawn, async (trx, _urlOf, find) => {
    const news = editArticles(trx);
    for (const article of articles) await news.insert(toNewArticle(article, find, now), null);
  });
  const fillKind = (kind: DeclaredKind, rows: readonly { picture?: DemoPicture }[], field: string) =>
    fill(kind.table, kind.table, rows.map(pictureOf), async (trx, urlOf) => {
      const repository = createKindRepository(trx, kind);
      for (const { picture, ...row } of rows) await repository.insert({ ...row, [field]: urlOf(picture) }, null);
    });
  await fillKind(slideKind, slides, 'imageUrl');
  await fillKind(sponsorKind, sponsors, 'logoUrl');
  await fillKind(bannerKind, banners, 'imageUrl');
  await fill('board', 'board_members', [], async (trx) => {
    const repository = createKindRepository(trx, boardKind);
    for (const member of board) await repository.insert(member, null);
  });
  await fill('pages', null, pages.map(pictureOf), async (trx, urlOf) => {
    const repository = createPagesRepository(trx);
    for (const { slug, picture, change } of pages) {
      const { version } = await repository.findEditable(slug);
      if (version === 1) await repository.update(slug, { ...change, imageUrl: urlOf(picture) }, null);
    }
  });
  const taken = albums.flatMap(({ pictures }) => pictures);
  await fill('albums', 'albums', taken, async (trx, urlOf) => {
    const repository = createAlbumsRepository(trx);
    for (const { title, description, taken: time, pictures } of albums) {
      const date = publicationDate(time, now).toISOString().slice(0, 10);
      const entries = pictures.map((picture) => ({ url: urlOf(picture) ?? '', caption: picture.caption ?? null }));
      await repository.insert({ title, description, date, pictures: entries }, null);
    }
  });
  const portraits = teams.flatMap(({ picture, trainerPicture }) => [picture, trainerPicture]);
  await fill('teams', 'teams', portraits, async (trx, urlOf) => {
    const repository = createTeamsRepository(trx);
    for (const { picture, trainerPicture, trainer, ...team } of teams) {
      const pictured = trainer && { ...trainer, imageUrl: urlOf(trainerPicture) };
      await repository.insert({ ...team, imageUrl: urlOf(picture), trainer: pictured ?? null }, null);
    }
  });
  await fill('events', 'events', [], async (trx) => {
    const rows = await trx('teams').whereNull('deleted_at').select<{ slug: string }[]>('slug');
    await insertEvents(editEvents(trx), files, new Set(rows.map(({ slug }) => slug)), now);
  });
  await fill('training-times', 'weekly_trainings', [], (trx) => insertTrainings(trx, trainingTimes, now));
}

/** Stores pictures, two at a time, so that a small server stays responsive. Returns what is stored, by file. */
async function storePictures(
  { media, folder, onProgress }: Pick<DemoContent, 'media' | 'folder' | 'onProgress'>,
  pictures: readonly (DemoPicture | undefined)[],
): Promise<ReadonlyMap<string, Picture>> {
  const waiting = pictures.filter((picture) => picture !== undefined);
  const count = waiting.length;
  const stored = new Map<string, Picture>();
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const { file, alt } = picture;
      const bytes = await readFile(join(folder, 'pictures', file));
      stored.set(file, await media.storePicture({ file: bytes, alt, uploadedBy: null, isFinished: true }));
      if (stored.size % 10 === 0) onProgress(`Beispielinhalte: ${stored.size} von ${count} Bildern`);
    }
  };
  await Promise.all([work(), work()]);
  return stored;
}

function toNewArticle(article: DemoArticle, find: Find, now: Date) {
  const { content, published, picture, figures = [], ...texts } = article;
  const image = find(picture);
  return {
    ...texts,
    published: true,
    createdAt: publicationDate(published, now),
    content: figures.reduce(
      (html, figure) => html.replace('<!-- figure -->', () => figureTag(figure.caption, find(figure))),
      content.trim(),
    ),
    ...(image && { imageUrl: image.url }),
  };
}

function figureTag(caption: string, image: Picture | undefined): string {
  if (!image) return '';
  return `<figure><img src="${image.url}" alt="${image.alt}" width="${image.width}" height="${image.height}" loading="lazy"><figcaption>${caption}</figcaption></figure>`;
}

/**
 * Whether a kind of demo content is still to be filled in: never done before, and nobody has written any in `table`
 * (null: there is always something).
 */
async function isUnseeded(db: Database, kind: string, table: string | null): Promise<boolean> {
  // Once somebody has removed it, none of it comes back.
  if (await db('seeded').whereIn('kind', [kind, 'removed']).first('kind')) return false;
  return table === null || !(await db(table).first());
}

/** The advisory lock for filling in (a number of our own). */
const SEED_LOCK = 570_002;

/** Fills in a kind of demo content in one transaction, once in the life of a database. Returns whether it did. */
async function seedOnce(
  db: Database,
  kind: string,
  table: string | null,
  write: (trx: Database) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [SEED_LOCK]);
    if (!(await isUnseeded(trx, kind, table))) return false;
    await write(trx);
    await trx('seeded').insert({ kind });
    return true;
  });
}
