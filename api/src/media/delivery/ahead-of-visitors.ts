import type { Database } from '../../database/connect.ts';
import type { BoundedFolder } from '../../storage/bounded-folder.ts';
import type { ObjectStorage } from '../../storage/object-storage.ts';
import { keyOf } from '../library/picture-places.ts';
import type { ImageCache } from '../pictures/image-cache.ts';
import { smallerVariantOf, toImageRequest, variantOf, type ImageRequest } from '../pictures/image-request.ts';
import { makeSmaller } from '../pictures/make-smaller.ts';
import { readSource } from '../pictures/picture-variants.ts';

/** px. Wider ones are for large screens and the full view, and take as much time and memory as all these together. */
const WIDTHS = [300, 480, 600, 800, 1200];
/** Pictures that it is done for: the newest. */
const MOST_PICTURES = 2000;
/** How many are made before it looks for newer ones. */
const IN_A_ROW = 5;

type Shown = { url: string; width: number };

/** Makes pictures ahead of their first visitors. */
export type AheadOfVisitors = {
  /** Works until nothing is left to do; the pictures that came last come first. */
  work: () => Promise<void>;
  /** Ends what is being made; the next start goes on there. */
  stop: () => void;
};

/**
 * Makes the usual widths of stored pictures as WebP and, for browsers that read it, as AVIF where that is smaller. One
 * picture at a time and last of all processes: neither uploads nor visitors wait for it. It takes at most `mostBytes`
 * of the folder's `room`; all others are made on request, as WebP.
 */
export function createAheadOfVisitors(parts: {
  db: Database;
  storage: Pick<ObjectStorage, 'open'>;
  cache: ImageCache;
  room: Pick<BoundedFolder, 'used'>;
  mostBytes: number;
  onFailure: (error: unknown) => void;
}): AheadOfVisitors {
  const { db, storage, cache, room, mostBytes, onFailure } = parts;
  const ending = new AbortController();
  const { signal } = ending;
  /** The sizes that this process has made or found; none is tried again before the next start. */
  const done = new Set<string>();

  const shown = () => db<Shown & { deleted_at: Date | null }>('media').where({ deleted_at: null });
  const findNext = async (): Promise<Shown[]> => {
    const newest = await shown().orderBy('created_at', 'desc').limit(MOST_PICTURES).select('url', 'width');
    return newest.filter(({ url }) => !done.has(url));
  };

  const make = async (url: string, missing: ImageRequest[]): Promise<void> => {
    const source = await readSource({ storage }, keyOf(url));
    const widths = missing.map(({ width }) => width);
    const files = await makeSmaller(source, { widths, quality: missing[0]?.quality ?? 0, signal });
    // It may have been taken away meanwhile.
    if (!files || !(await shown().where({ url }).first('url'))) return;
    for (const [index, { webp, smaller }] of files.entries()) {
      const request = missing[index];
      if (!request) continue;
      cache.write(`objects/${keyOf(url)}/${variantOf(request)}`, webp);
      cache.write(`objects/${keyOf(url)}/${smallerVariantOf(request)}`, smaller);
    }
    await cache.settled();
  };

  /** Whether this process need not look at it again. */
  const workOn = async (picture: Shown): Promise<boolean> => {
    const folder = `objects/${keyOf(picture.url)}`;
    const there = new Set(await cache.names(folder));
    const missing = usualRequests(picture).filter((request) => !there.has(smallerVariantOf(request)));
    if (missing.length === 0) return true;
    return cache
      .claim(folder, () => make(picture.url, missing))
      .catch((error: unknown) => {
        onFailure(error);
        return true;
      });
  };

  return {
    async work() {
      for (;;) {
        let made = 0;
        for (const picture of await findNext()) {
          if (signal.aborted || made === IN_A_ROW || (await room.used()) > mostBytes) break;
          if (!(await workOn(picture))) continue;
          done.add(picture.url);
          made += 1;
        }
        if (made === 0 || signal.aborted) return;
      }
    },
    stop: () => ending.abort(),
  };
}

/** The variants that pages request of a picture of this width (px), up to the first that is as wide as the picture. */
function usualRequests({ url, width: own }: Shown): ImageRequest[] {
  const last = WIDTHS.findIndex((width) => width >= own);
  const widths = last === -1 ? WIDTHS : WIDTHS.slice(0, last + 1);
  return widths.flatMap((w) => toImageRequest(url.slice(1), { w, f: 'webp' }) ?? []);
}
