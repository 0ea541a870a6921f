import { tagOf } from '@portal/api/answers/entity-tag';
import { keepBody, type KeptBody } from '@portal/api/answers/kept-body';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './page-renderer.ts';
import { TooManyRenders } from './render-turns.ts';

/** A finished page; its brotli is there from the start and becomes smaller when the page is requested often. */
export type StoredPage = Omit<RenderedPage, 'html' | 'version' | 'isComplete'> & {
  etag: string;
  body: KeptBody;
  /** It is kept for seconds only. */
  isBrief?: true;
};

/** The inputs of pages at one moment. */
export type Stamp = {
  /** The content revision. */
  content: number;
  /** Names the set of releases with the shell. */
  releases: string;
  /** The version of the page at a path, made of the releases it shows (page-version.ts). */
  versionAt(this: void, path: string): string;
  /** The previous releases, whose pages are sent while their successors are made, if these were begun before then. */
  overlap?: Pick<Stamp, 'releases' | 'versionAt'> & { until: number };
};

export type HtmlCache = {
  /**
   * The stored page for a path, or the one `render` makes; requests meanwhile wait for the same one, and make their own
   * if that was refused with {@link TooManyRenders}.
   */
  get(path: string, stamp: Stamp, render: () => Promise<RenderedPage>): Promise<StoredPage>;
  /** The same ahead of visitors: it also renders a page that only has a stand-in. */
  renew: HtmlCache['get'];
  /** The stored page for a path and stamp, without rendering. */
  peek(path: string, stamp: Stamp): StoredPage | undefined;
  /** Counts so many requests for a stored page that were answered elsewhere. */
  credit(path: string, times: number): void;
  /**
   * Renders the most-read pages that `next` changes, to be ready when `next` is the stamp. The first failure ends it,
   * and so does the next call.
   */
  prepare(next: Stamp, render: (path: string) => Promise<RenderedPage>): Promise<void>;
  /** The paths of pages that are outdated for `stamp`, the most-read first. */
  mostReadWithout(stamp: Stamp): string[];
};

/** Brotli quality while a client waits. */
const FIRST_QUALITY = 4;
const MAX_BYTES = 40 * 1024 * 1024;
const MAX_BYTES_WITH_QUERY = 8 * 1024 * 1024;
/**
 * The room for pages whose query names nothing that exists: anybody can invent these, so they evict only each other.
 */
const MAX_RARE_BYTES = 3 * 1024 * 1024;
/** Milliseconds an incomplete page is kept, so that a failing section or API is not called for each request. */
const INCOMPLETE_PAGE_TIME = 3_000;
/** The limit of kept pages that do not exist or failed, so that invented paths cannot evict real pages. */
const MAX_MISSING_PAGES = 200;
const MAX_MISSING_BYTES = 8 * 1024 * 1024;
/** Pages that are rendered ahead of visitors after each change, and the most-read ones they are chosen from. */
const PREPARED_PAGES = 20;
const MOST_READ_PAGES = 200;
/** Milliseconds an outdated page may stand in for one that failed or is incomplete. */
const STAND_IN_TIME = 60_000;

/**
 * A page of the content `content` and the version `version`; `releases` is the last set of releases that has this
 * version of it.
 */
type Entry = {
  content: number;
  version: string;
  releases: string;
  page: StoredPage;
  expires: number;
  isTight: boolean;
  /** Whether nothing was missing when it was rendered. */
  isWhole: boolean;
  /** How often it was requested; half as often with every change. */
  hits: number;
  /** The end of its time as a stand-in, once that has begun; `version` is the successor's then. */
  standsInUntil?: number;
  /** The version that a stand-in was really made with. */
  madeWith?: string;
};

/**
 * Pages by path and query, valid as long as the content and the releases they show stay. The least recently used are
 * dropped first.
 */
export function createHtmlCache(now = () => performance.now()): HtmlCache {
  const plain = createStore(MAX_BYTES);
  const withQuery = createStore(MAX_BYTES_WITH_QUERY);
  const rare = createStore(MAX_RARE_BYTES);
  const missing = createStore(MAX_MISSING_BYTES, MAX_MISSING_PAGES);
  const foundAt = (path: string) => (path.includes('?') ? withQuery : plain);
  const rendering = new Map<string, Promise<StoredPage>>();
  /** Pages of the releases that go live next, or have just done so. */
  let successors = new Map<string, Entry>();

  let tightening = Promise.resolve();

  /** A page that is requested again deserves the strongest compression; one page at a time, in the background. */
  const tighten = (path: string, entry: Entry) => {
    entry.isTight = true;
    tightening = tightening.then(async () => {
      // Evicted meanwhile: invented addresses must not make real ones wait.
      if ((foundAt(path).peek(path) ?? rare.peek(path) ?? missing.peek(path)) !== entry) return;
      await entry.page.body.tighten();
    });
  };

  const keptAt = (path: string) => foundAt(path).get(path) ?? rare.get(path) ?? missing.get(path);

  const store = (path: string, entry: Entry): StoredPage => {
    const { statusCode, isRare } = entry.page;
    const place = statusCode !== 200 ? missing : isRare ? rare : foundAt(path);
    for (const other of [foundAt(path), rare, missing]) if (other !== place) other.delete(path);
    place.set(path, entry);
    return entry.page;
  };

  const isCurrent = (entry: Entry, path: string, stamp: Stamp) => entry.expires > now() && isOf(entry, path, stamp);

  const peek: HtmlCache['peek'] = (path, stamp) => {
    let entry = keptAt(path);
    if (!entry || !isCurrent(entry, path, stamp)) {
      const hits = entry?.hits ?? 0;
      entry = successors.get(path);
      if (!entry || !isCurrent(entry, path, stamp)) return undefined;
      successors.delete(path);
      store(path, Object.assign(entry, { hits }));
    }
    entry.hits += 1;
    if (!entry.isTight) tighten(path, entry);
    return entry.page;
  };

  const entryOf = async (rendered: RenderedPage, content: number, hits: number): Promise<Entry> => ({
    content,
    // Other releases may have gone live during the render, so the page's own version counts.
    version: rendered.version,
    releases: '',
    page: await finishPage(rendered),
    expires: rendered.isComplete ? Number.POSITIVE_INFINITY : now() + INCOMPLETE_PAGE_TIME,
    isTight: !rendered.isComplete,
    isWhole: rendered.isComplete,
    hits,
  });

  /** An outdated page, as long as it may stand in for its successor. */
  const standInAt = (path: string): Entry | undefined => {
    const before = keptAt(path);
    const mayStandIn = before?.isWhole && before.page.statusCode === 200 && now() < (before.standsInUntil ?? Infinity);
    return mayStandIn ? before : undefined;
  };

  const renderAndStore = async (path: string, stamp: Stamp, render: () => Promise<RenderedPage>) => {
    const { content } = stamp;
    const hits = keptAt(path)?.hits ?? 0;
    const standIn = standInAt(path);
    try {
      const rendered = await render();
      // A part left out by another version of its sections is that version's true state.
      if (!standIn || rendered.isComplete || rendered.version !== (standIn.madeWith ?? standIn.version))
        return store(path, await entryOf(rendered, content, hits));
    } catch (error) {
      // A render refused to one client may be allowed to others.
      if (!standIn || error instanceof TooManyRenders) throw error;
    }
    standIn.standsInUntil ??= now() + STAND_IN_TIME;
    const page: StoredPage = { ...standIn.page, isBrief: true };
    const ofSuccessor = { content, version: stamp.versionAt(path), releases: stamp.releases };
    const madeWith = standIn.madeWith ?? standIn.version;
    return store(path, { ...standIn, ...ofSuccessor, madeWith, page, expires: now() + INCOMPLETE_PAGE_TIME });
  };

  const keyOf = (path: string, { content, releases }: Stamp) => `${content} ${releases} ${path}`;

  /** The render of a page that is under way, else a new one. */
  const renderOnce: HtmlCache['get'] = (path, stamp, render) => {
    const key = keyOf(path, stamp);
    const underway = rendering.get(key);
    if (!underway) {
      const own = renderAndStore(path, stamp, render).finally(() => rendering.delete(key));
      rendering.set(key, own);
      return own;
    }
    return underway.catch((error: unknown) => {
      // Waiting clients must not be refused because the client that started the render hit its limit.
      if (error instanceof TooManyRenders) return renderOnce(path, stamp, render);
      throw error;
    });
  };

  /** The previous page with the same content, sent while its successor is rendered. */
  const answeredMeanwhile = (path: string, stamp: Stamp): StoredPage | undefined => {
    const before = keptAt(path);
    const { content, overlap } = stamp;
    const isUnderway = rendering.has(keyOf(path, stamp));
    if (!before) return undefined;
    if (before.standsInUntil !== undefined)
      return isUnderway && now() < before.standsInUntil && isOf(before, path, stamp) ? before.page : undefined;
    const isInTime = overlap && (isUnderway || now() < overlap.until);
    return isInTime && isCurrent(before, path, { ...overlap, content }) ? before.page : undefined;
  };

  const mostReadWithout = (stamp: Stamp): string[] => {
    const mostRead = [...plain.entries()].sort(([, a], [, b]) => b.hits - a.hits).slice(0, MOST_READ_PAGES);
    for (const [, entry] of mostRead) entry.hits /= 2;
    const isOld = ([path, entry]: [string, Entry]) => entry.content !== stamp.content || !isOwnPage(entry, path, stamp);
    return mostRead.flatMap((one) => (isOld(one) ? one[0] : [])).slice(0, PREPARED_PAGES);
  };

  return {
    peek,
    mostReadWithout,
    renew(path, stamp, render) {
      const stored = peek(path, stamp);
      const isOwn = stored && keptAt(path)?.standsInUntil === undefined;
      return isOwn ? Promise.resolve(stored) : renderOnce(path, stamp, render);
    },
    credit(path, times) {
      const entry = keptAt(path);
      if (entry) entry.hits += times;
    },
    get(path, stamp, render) {
      const stored = peek(path, stamp);
      if (stored) return Promise.resolve(stored);
      const meanwhile = answeredMeanwhile(path, stamp);
      const pending = renderOnce(path, stamp, render);
      if (!meanwhile) return pending;
      // Nobody waits for it.
      pending.catch(() => undefined);
      return Promise.resolve(meanwhile);
    },
    async prepare(next, render) {
      const own = (successors = new Map<string, Entry>());
      for (const path of mostReadWithout(next)) {
        // Somebody may have requested it since.
        const kept = plain.peek(path);
        if (kept && isOwnPage(kept, path, next)) continue;
        const rendered = await render(path);
        const entry = await entryOf(rendered, next.content, 0);
        if (successors !== own) return;
        if (entry.isWhole && rendered.statusCode === 200) own.set(path, entry);
      }
    },
  };
}

/** Whether a page is still current. Its version is compared once for each set of releases. */
function isOf(entry: Entry, path: string, { content, releases, versionAt }: Stamp): boolean {
  if (entry.content !== content) return false;
  if (entry.releases === releases) return true;
  if (entry.version !== versionAt(path)) return false;
  entry.releases = releases;
  return true;
}

/** Whether a page is of the releases of a stamp, and not an outdated one that stands in for it. */
function isOwnPage({ standsInUntil, version }: Entry, path: string, { versionAt }: Stamp): boolean {
  return standsInUntil === undefined && version === versionAt(path);
}

function createStore(maxSize: number, max?: number) {
  return new LRUCache<string, Entry>({
    maxSize,
    ...(max && { max }),
    // The rarely made gzip is about as long as the other.
    sizeCalculation: ({ page: { body } }, path) =>
      body.size + 2 * (body.ready('br')?.length ?? body.size) + path.length + 512,
  });
}

/** A page as it is sent: with its tag, and compressed. */
export async function finishPage({
  html,
  statusCode,
  movedTo,
  providerOrigins,
  sectionOrigins,
  recorder,
  shows,
  isComplete,
  isRare,
}: RenderedPage): Promise<StoredPage> {
  const body = keepBody(html, FIRST_QUALITY);
  await body.bytes('br');
  return {
    statusCode,
    providerOrigins,
    ...(sectionOrigins && { sectionOrigins }),
    ...(movedTo && { movedTo }),
    ...(recorder && { recorder }),
    ...(shows && { shows }),
    ...(!isComplete && { isBrief: true }),
    ...(isRare && { isRare }),
    etag: `"${tagOf(html)}"`,
    body,
  };
}
