import { FROM_PAGE } from '@portal/shared-ui/shown-text';
import { readCompact, type CompactJson } from '../routing/compact-json.ts';
import { PAGE_STATE_ID, type PageState } from '../routing/page-state.ts';
import { textsIn } from '../routing/texts-in-page.ts';
import { findKept, keep, mayBeKept, type KeptCaches } from './kept-caches.ts';

const FILES = /\/(?:assets\/fonts|releases)\/[\w./-]+\.(?:js|woff2)/g;
/** The folder of the files of one version of a section. */
const RELEASE = /^\/releases\/[^/]+\/[^/]+\//;
const VERSION = /<html[^>]* data-version="([^"]*)"/;
const STATE = new RegExp(`<script type="application/json" id="${PAGE_STATE_ID}">([^<]*)</script>`);

/** Keeps a page with its files, and with the data in it under its API addresses. */
export async function keepPage(address: string, kept: KeptCaches): Promise<void> {
  const answer = await fetch(address, { credentials: 'same-origin', cache: 'no-cache' });
  if (!mayBeKept(answer)) throw new Error(`${address} is answered with ${answer.status}`);
  const html = await answer.clone().text();
  await Promise.all([
    keep(address, answer, kept.pages),
    ...filesOf(html).map((file) => keepFile(file, kept)),
    ...Object.entries(dataOf(html)).map(([key, data]) =>
      keep(key, new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } }), kept.data),
    ),
  ]);
}

/**
 * Keeps a page unless it is kept as it is live; of those whose `live` version nobody knows, any with this shell will
 * do.
 */
export async function renewPage(address: string, live: string | undefined, kept: KeptCaches): Promise<void> {
  const html = await (await findKept(address, kept.pages))?.text();
  if (html === undefined || (live && VERSION.exec(html)?.[1] !== live)) return keepPage(address, kept);
  await Promise.all(filesOf(html).map((file) => keepFile(file, kept)));
}

/** Deletes the files of releases that no kept page uses, except those of `own`. */
export async function removeUnusedFiles(own: readonly string[], { files, pages }: KeptCaches): Promise<void> {
  const [keptFiles, keptPages] = await Promise.all([caches.open(files.name), caches.open(pages.name)]);
  const used = new Set(own.map(releaseOf));
  for (const page of await keptPages.keys())
    for (const file of filesOf((await (await keptPages.match(page))?.text()) ?? '')) used.add(releaseOf(file));
  for (const file of await keptFiles.keys()) {
    const release = releaseOf(new URL(file.url).pathname);
    if (release && !used.has(release)) await keptFiles.delete(file);
  }
}

/** Keeps a file; copies it from the previous version's cache if it is the same. */
export async function keepFile(file: string, { files }: KeptCaches): Promise<void> {
  if (await findKept(file, files)) return;
  const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file));
  if (mayBeKept(answer)) await keep(file, answer, files);
}

function filesOf(html: string): string[] {
  return [...new Set(html.match(FILES))];
}

function releaseOf(file: string): string | undefined {
  return RELEASE.exec(file)?.[0];
}

function dataOf(html: string): Record<string, unknown> {
  const state = STATE.exec(html)?.[1];
  if (!state) return {};
  const texts = textsIn(html);
  const shown = (place: number, length: number) => FROM_PAGE + (texts[place] ?? '').slice(0, length);
  const { resources } = readCompact(JSON.parse(state) as CompactJson, shown) as PageState;
  return Object.fromEntries(
    Object.entries(resources).flatMap(([key, resource]) => ('data' in resource ? [[key, resource.data]] : [])),
  );
}
