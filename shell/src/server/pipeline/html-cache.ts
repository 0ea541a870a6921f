import { tagOf } from '@portal/api/answers/entity-tag';
import { keepBody, type KeptBody } from '@portal/api/answers/kept-body';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './page-renderer.ts';

/** A finished page; its brotli is there from the start and becomes smaller when the page is asked for often. */
export type StoredPage = Omit<RenderedPage, 'html' | 'version' | 'isComplete'> & { etag: string; body: KeptBody };

/** What pages are made of at one moment. */
export type Stamp = {
  /** The content revision. */
  content: number;
  /** Names the set of releases with the shell. */
  releases: string;
  /** The version of the page at a path, made of what it shows of them (page-version.ts). */
  versionAt(this: void, path: string): string;
};

export type HtmlCache = {
  /** The stored page for a path, or the one `render` makes; requests that come meanwhile wait for the same one. */
  get(path: string, stamp: Stamp, render: () => Promise<RenderedPage>): Promise<StoredPage>;
  /** The stored page for a path and stamp, without rendering. */
  peek(path: string, stamp: Stamp): StoredPage | undefined;
};

/** Brotli quality of the answer somebody waits for. */
const FIRST_QUALITY = 4;
const MAX_BYTES = 40 * 1024 * 1024;
/** Anybody can invent queries; they evict only each other. */
const MAX_BYTES_WITH_QUERY = 8 * 1024 * 1024;
/** Milliseconds an incomplete page is kept, so that a failing section or API is not called for each request. */
const INCOMPLETE_PAGE_TIME = 3_000;
/** Pages kept at most that are not there or cannot be had, so that invented paths cannot evict real pages. */
const MAX_MISSING_PAGES = 200;

/** A page of the content `content` and the version `version`; `releases` is the last set of releases that has this version of it. */
type Entry = {
  content: number;
  version: string;
  releases: string;
  page: StoredPage;
  expires: number;
  isTight: boolean;
};

/**
 * Pages by path and query, valid as long as content and what they show of the releases stay. The least recently used are
 * dropped first.
 */
export function createHtmlCache(now = () => performance.now()): HtmlCache {
  const plain = createStore(MAX_BYTES);
  const withQuery = createStore(MAX_BYTES_WITH_QUERY);
  const missing = new LRUCache<string, Entry>({ max: MAX_MISSING_PAGES });
  const foundAt = (path: string) => (path.includes('?') ? withQuery : plain);
  const rendering = new Map<string, Promise<StoredPage>>();

  let tightening = Promise.resolve();

  /** A page that is requested again deserves the strongest compression; one page at a time, in the background. */
  const tighten = (path: string, entry: Entry) => {
    entry.isTight = true;
    tightening = tightening.then(async () => {
      // Evicted meanwhile: invented addresses must not make real ones wait.
      if ((foundAt(path).peek(path) ?? missing.peek(path)) !== entry) return;
      await entry.page.body.tighten();
    });
  };

  const peek: HtmlCache['peek'] = (path, stamp) => {
    const entry = foundAt(path).get(path) ?? missing.get(path);
    if (!entry || entry.expires <= now() || !isOf(entry, path, stamp)) return undefined;
    if (!entry.isTight) tighten(path, entry);
    return entry.page;
  };

  const renderAndStore = async (path: string, { content }: Stamp, render: () => Promise<RenderedPage>) => {
    const rendered = await render();
    const { version } = rendered;
    const page = await finish(rendered);
    const expires = rendered.isComplete ? Number.POSITIVE_INFINITY : now() + INCOMPLETE_PAGE_TIME;
    const found = foundAt(path);
    const isThere = page.statusCode === 200;
    (isThere ? missing : found).delete(path);
    // Other releases may have gone live meanwhile, so that it is the page's own version that counts.
    const entry = { content, version, releases: '', page, expires, isTight: !rendered.isComplete };
    (isThere ? found : missing).set(path, entry);
    return page;
  };

  return {
    peek,
    get(path, stamp, render) {
      const stored = peek(path, stamp);
      if (stored) return Promise.resolve(stored);
      const key = `${stamp.content} ${stamp.releases} ${path}`;
      const pending = rendering.get(key) ?? renderAndStore(path, stamp, render).finally(() => rendering.delete(key));
      rendering.set(key, pending);
      return pending;
    },
  };
}

/** Whether a page is still what would be made now. Its version is compared once for each set of releases. */
function isOf(entry: Entry, path: string, { content, releases, versionAt }: Stamp): boolean {
  if (entry.content !== content) return false;
  if (entry.releases === releases) return true;
  if (entry.version !== versionAt(path)) return false;
  entry.releases = releases;
  return true;
}

function createStore(maxSize: number) {
  return new LRUCache<string, Entry>({
    maxSize,
    // The rarely made gzip is about as long as the other.
    sizeCalculation: ({ page: { body } }, path) =>
      body.size + 2 * (body.ready('br')?.length ?? body.size) + path.length + 512,
  });
}

async function finish({
  html,
  statusCode,
  movedTo,
  providerOrigins,
  recorder,
  shows,
}: RenderedPage): Promise<StoredPage> {
  const identity = Buffer.from(html);
  const body = keepBody(identity, FIRST_QUALITY);
  await body.bytes('br');
  return {
    statusCode,
    providerOrigins,
    ...(movedTo && { movedTo }),
    ...(recorder && { recorder }),
    ...(shows && { shows }),
    etag: `"${tagOf(identity)}"`,
    body,
  };
}
