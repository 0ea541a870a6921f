import { basename } from 'node:path';
import { UPLOAD_BYTES, type ChildrenState, type WordPressChoices, type WordPressEntry } from '../contract/index.ts';
import { isStorageFull } from '../folders/data-folder.ts';
import { isDatabaseAway } from '../database/database-errors.ts';
import type { Database } from '../database/connect.ts';
import { answerPictures } from '../editing/picture-answers.ts';
import { AppError } from '../errors.ts';
import { cutText } from '../imports/cut-text.ts';
import { isStorageAway } from '../storage/object-storage.ts';
import { PictureMissing } from './import-errors.ts';
import { isOwn, originalOf, pathOf, readable, type OldSite } from './old-site.ts';
import type { PictureZip } from './picture-zip.ts';
import type { PictureKeeper, WordPressParts } from './wordpress-parts.ts';

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/heic'];
/** The time limit for one picture: a slow host gets some seconds for each. */
const TIMEOUT_MS = 30_000;

/**
 * Finds the bytes of a picture by its address on the old site. @throws PictureMissing or an AppError that says why not
 */
export type ReadPicture = (source: string, signal: AbortSignal) => Promise<Buffer>;

/** Reads a picture from the host in its address, which somebody chose; redirects to another host are refused. */
export function readFromSite(fetchOutside: WordPressParts['fetchOutside']): ReadPicture {
  return async (source, signal) => {
    const { hostname: host } = new URL(source);
    const limits = { mostBytes: UPLOAD_BYTES, timeoutMs: TIMEOUT_MS, types: PICTURE_TYPES, host, signal };
    return (await fetchOutside(source, limits)).bytes;
  };
}

/** Reads a picture from the uploaded zip. */
export const readFromZip =
  (zip: PictureZip): ReadPicture =>
  (source, signal) =>
    zip.read(source, signal);

/** No picture is taken. */
export const readNothing: ReadPicture = () => Promise.reject(new PictureMissing('Bilder wurden nicht übernommen.'));

/** A picture as articles name it, and its address here. */
export type TakenPictures = {
  /** Addresses here, by address or number on the old site. */
  urls: ReadonlyMap<string, string>;
  missing: WordPressEntry['missingPictures'];
};

/** The address of a picture here, or why there is none. */
type Found = { url: string } | { reason: string };

const UNKNOWN =
  'Der Export sagt nicht, wo es liegt. Steht es in einer anderen Datei des Exports, die zuerst einspielen.';

type Attachment = { source: string | null; alt: string };

/** Takes pictures over, each once per site, and remembers where they are: also missing ones. */
export function createPictureTaker(parts: {
  db: Database;
  pictures: PictureKeeper;
  importId: string;
  site: OldSite;
  userId: string | null;
  choices: WordPressChoices;
  read: ReadPicture;
  signal: AbortSignal;
}) {
  const { db, pictures, importId, site, userId, choices, read, signal } = parts;

  async function findAttachment(id: string): Promise<Attachment | undefined> {
    const row = await db('wordpress_entries AS entry')
      .join('wordpress_imports AS import', 'import.id', 'entry.import_id')
      .where({ 'entry.kind': 'attachment', 'entry.wp_id': id })
      // Large sites come in several files.
      .whereRaw('(import.id = ? OR import.site = ?)', [importId, site.address])
      .orderByRaw('import.id = ? DESC, import.created_at DESC', [importId])
      .first<{ data: Attachment } | undefined>('entry.data');
    return row?.data;
  }

  /** One that an earlier import has brought; this time's answer about pictures holds for it as well. */
  async function findTaken(sources: readonly string[]): Promise<string | undefined> {
    const row = await db('wordpress_pictures AS taken')
      .join('media', 'media.id', 'taken.media_id')
      .where({ 'taken.site': site.key, 'media.deleted_at': null })
      .whereIn('taken.source', sources)
      .first<{ url: string; id: string; version: number } | undefined>('media.url', 'media.id', 'media.version');
    if (!row) return undefined;
    const { id, version: before, url } = row;
    const version = await answerForChildren(db, id, choices.children, userId);
    if (version !== before) await db('wordpress_pictures').where({ media_id: id, version: before }).update({ version });
    return url;
  }

  /** Looks only at failures of this import: a later one may bring what an earlier one did not find. */
  async function findFailure(sources: readonly string[]): Promise<string | undefined> {
    const row = await db('wordpress_pictures')
      .where({ site: site.key, import_id: importId })
      .whereNotNull('reason')
      .whereIn('source', sources)
      .first<{ reason: string } | undefined>('reason');
    return row?.reason;
  }

  /** `version`: undoing the import sees by it what somebody has changed. */
  const remember = (source: string, found: { media_id: string; version: number } | { reason: string }) =>
    db('wordpress_pictures')
      .insert({ site: site.key, source, import_id: importId, media_id: null, version: null, reason: null, ...found })
      .onConflict(['site', 'source'])
      .merge();

  /** The original rather than the smaller copy that a text shows; nothing from a host that nobody has chosen. */
  async function take(source: string, alt: string): Promise<Found> {
    const url = new URL(source);
    if (!isOwn(url, site) && url.host !== choices.pictureHost)
      return { reason: `Es liegt auf einem anderen Server, „${url.host}“.` };
    const sources = addressesOf(source);
    const taken = await findTaken(sources);
    if (taken) return { url: taken };
    let reason = await findFailure(sources);
    if (reason !== undefined) return { reason };
    for (const candidate of sources) {
      try {
        const file = await read(candidate, signal);
        signal.throwIfAborted();
        const name = cutText(readable(basename(new URL(candidate).pathname)), 200);
        const { id, url } = await pictures.storePicture({ file, alt, name, uploadedBy: userId });
        const version = await answerForChildren(db, id, choices.children, userId);
        // It is remembered by its file, which its other sizes and the old site's library name as well.
        await remember(candidate, { media_id: id, version });
        await leadOn(candidate, id);
        return { url };
      } catch (error) {
        // Given up, not missing.
        signal.throwIfAborted();
        reason = reasonOf(error);
      }
    }
    reason ??= 'Es ist nicht zu bekommen.';
    await remember(source, { reason });
    return { reason };
  }

  /** Other sites and search engines show pictures by their old address. */
  async function leadOn(source: string, mediaId: string): Promise<void> {
    const path = isOwn(new URL(source), site) ? pathOf(source, site) : undefined;
    if (!path) return;
    const row = { path, media_id: mediaId, import_id: importId };
    await db('moved_addresses').insert(row).onConflict('path').ignore();
  }

  return async (names: readonly string[]): Promise<TakenPictures> => {
    const urls = new Map<string, string>();
    const missing: TakenPictures['missing'] = [];
    for (const name of names) {
      signal.throwIfAborted();
      const number = /^attachment:(\d{1,12})$/.exec(name)?.[1];
      const attachment = number ? await findAttachment(number) : undefined;
      const source = number ? attachment?.source : name;
      if (choices.pictures === 'none') {
        // An article keeps the pictures that it shows already.
        const taken = source ? await findTaken(addressesOf(source)) : undefined;
        if (taken) urls.set(name, taken);
        continue;
      }
      const found = source ? await take(source, attachment?.alt ?? '') : { reason: UNKNOWN };
      if ('url' in found) urls.set(name, found.url);
      else missing.push({ address: source ?? name, reason: found.reason });
    }
    return { urls, missing };
  };
}

/** The original before the smaller copy that a text shows. */
function addressesOf(source: string): string[] {
  const original = originalOf(source);
  return original ? [original, source] : [source];
}

/**
 * Puts the one answer for all pictures of an import at one that nobody has answered for; returns the version of its
 * row.
 */
async function answerForChildren(
  db: Database,
  id: string,
  answer: WordPressChoices['children'],
  userId: string | null,
): Promise<number> {
  const find = () =>
    db('media')
      .where({ id })
      .first<{ version: number; children: ChildrenState | null } | undefined>('version', 'children');
  const picture = await find();
  if (answer === 'unanswered' || picture?.children !== null) return picture?.version ?? 0;
  await answerPictures(db, [id], { children: answer }, userId === null ? null : { id: userId });
  return (await find())?.version ?? 0;
}

/** Why a picture cannot be taken; failures of database or storage are thrown, to be retried later. */
function reasonOf(error: unknown): string {
  const mayGoBetter = isDatabaseAway(error) || isStorageFull(error) || isStorageAway(error);
  if (mayGoBetter || (error instanceof AppError && error.statusCode >= 500)) throw error;
  return error instanceof PictureMissing || error instanceof AppError ? error.message : 'Es ist beschädigt.';
}
