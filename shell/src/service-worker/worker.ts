import '../routing/older-browsers.ts';
import { OFFLINE_PATH } from '../routing/own-pages.ts';
import { PREVIEW_ENDS, PREVIEW_PARAMETER } from '../routing/preview.ts';
import { savesData } from '../routing/saves-data.ts';
import type { PageQuestion } from './messages.ts';
import { keepFile, removeUnusedFiles, renewPage } from './keep-page.ts';
import { findKept, keptCaches, keptPages, removeOtherCaches, removeWithdrawn, STORED_AT } from './kept-caches.ts';
import { isInPreview, mayBePreview, notePreview, PREVIEW_MARK } from './preview-mark.ts';
import { isReadablePage, kindOf } from './request-kind.ts';
import { cacheFirst, networkFirst, staleWhileRevalidate, type Asking } from './strategies.ts';
import { findWhole } from './whole-page.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

const worker = self as unknown as WorkerScope;
const { version, shell, files, readable, withdrawn = [] } = worker.portal;
const kept = keptCaches(shell);

/** The network's timeout in ms, after which a cached page or cached data is shown. */
const PAGE_PATIENCE = 3000;
const DATA_PATIENCE = 4000;

/** Pages kept with another shell that are fetched again, those read last. */
const RECENT_PAGES = 10;

/** The shell's file that the offline page loads, as `main.ts` and `OfflinePage.tsx` name it. */
const OF_OFFLINE_PAGE = /\/offline\.\w+\.js$/;

/** When the content of a page with cached content came from the network. */
const keptSince = new Map<string, string>();

worker.addEventListener('install', (event) => {
  event.waitUntil(removeWithdrawn(withdrawn).then(keepReadablePages));
});

worker.addEventListener('activate', (event) => {
  const names = Object.values(kept).map(({ name }) => name);
  event.waitUntil(
    Promise.all([
      removeOtherCaches([...names, PREVIEW_MARK]),
      removeUnusedFiles(files, kept),
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});

worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, worker.location.origin);
  if (kind === 'none') return;
  event.respondWith(kind === 'page' || kind === 'network' ? answerNavigation(event, kind) : answerPart(event, kind));
});

worker.addEventListener('message', ({ data, source, ports: [port] }) => {
  const question = data as PageQuestion;
  if (question === 'activate') void worker.skipWaiting();
  if (question === 'version') port?.postMessage(version);
  if (question === 'kept-since') port?.postMessage(source && keptSince.get(source.id));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage((event.notification.data as { url?: string } | null)?.url ?? '/'));
});

/**
 * The offline page is required; the others, and files that it does not need, are kept as far as they load, and none if
 * the visitor saves data. A page kept in its live version is not requested again.
 */
async function keepReadablePages(): Promise<void> {
  const { [OFFLINE_PATH]: offline, ...others } = readable;
  await renewPage(OFFLINE_PATH, offline, kept);
  const isSaving = savesData();
  const wanted = isSaving ? files.filter((file) => OF_OFFLINE_PAGE.test(file)) : files;
  await Promise.allSettled(wanted.map((file) => keepFile(file, kept)));
  if (isSaving) return;
  const { origin } = worker.location;
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const read = [...open.map(({ url }) => url), ...(await keptPages()).slice(0, RECENT_PAGES)]
    .filter((address) => isReadablePage(address, origin))
    .map((address) => new URL(address).pathname);
  await Promise.allSettled([
    ...Object.entries(others).map(([path, live]) => renewPage(path, live, kept)),
    ...[...new Set(read)].filter((path) => !(path in readable)).map((path) => renewPage(path, undefined, kept)),
  ]);
}

async function answerNavigation(event: FetchEvent, kind: 'page' | 'network'): Promise<Response> {
  const ask = async () => (await event.preloadResponse) ?? fetch(event.request);
  const { pathname, search, searchParams } = new URL(event.request.url);
  const preview = searchParams.get(PREVIEW_PARAMETER);
  if (preview !== null) await notePreview(preview !== PREVIEW_ENDS);
  if (pathname === OFFLINE_PATH) return (await findKept(OFFLINE_PATH, kept.pages)) ?? ask();
  try {
    if (kind === 'network') return await ask();
    const wasPreview = await isInPreview();
    const { answer, isKept } = wasPreview
      ? { answer: await ask(), isKept: false }
      : await networkFirst(askingOf(event, 'pages', ask), PAGE_PATIENCE);
    if (isKept) noteKept(event.resultingClientId, answer);
    else if (mayBePreview(answer) !== wasPreview) event.waitUntil(notePreview(!wasPreview));
    return answer;
  } catch {
    const whole = kind === 'page' && !(await isInPreview()) && (await findWhole(event.request.url, kept));
    if (whole) return Response.redirect(whole, 302);
    return Response.redirect(`${OFFLINE_PATH}?ziel=${encodeURIComponent(pathname + search)}`, 302);
  }
}

async function answerPart(event: FetchEvent, kind: 'file' | 'picture' | 'data'): Promise<Response> {
  const ask = () => fetch(event.request);
  if (kind === 'file') return cacheFirst(askingOf(event, 'files', ask));
  if (kind === 'picture') return staleWhileRevalidate(askingOf(event, 'pictures', ask));
  const { answer, isKept } = await networkFirst(askingOf(event, 'data', ask), DATA_PATIENCE);
  if (isKept) noteKept(event.clientId, answer);
  return answer;
}

function askingOf(event: FetchEvent, cache: keyof typeof kept, ask: Asking['ask']): Asking {
  return { request: event.request, cache: kept[cache], ask, later: (work) => event.waitUntil(work) };
}

/** Tells the page how old its content is; the oldest part counts. */
function noteKept(clientId: string, answer: Response): void {
  const since = answer.headers.get(STORED_AT);
  const known = keptSince.get(clientId);
  if (!since || (known && known <= since)) return;
  keptSince.set(clientId, since);
  void worker.clients.get(clientId).then((page) => page?.postMessage({ keptSince: since }));
}

async function openPage(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
}
