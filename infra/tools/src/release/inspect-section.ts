import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  DescribedPage,
  Registry,
  ReleaseDescriptor,
  SectionDescriptor,
  ShellDescriptor,
} from '@portal/api/contract';
import { loadedTooMuch } from '@portal/api/size-budget';
import { inspectPages } from '@portal/server/inspect-pages';
import { lookAtPage } from '@portal/server/look-at-page';
import type { PageAnswer, PageSource } from '@portal/server/page-source';
import { fetchRegistry } from '@portal/server/portal-client';
import {
  createPageRenderer,
  pageHeaders,
  pagePolicy,
  readShell,
  sampleEntries,
  visitOf,
  type PageRenderer,
  type PortalApi,
} from '@portal/shell/server';
import type { Browser } from 'playwright';

/** What is built: its files lie in `folder`. */
type Built<Descriptor extends ReleaseDescriptor> = { folder: string; descriptor: Descriptor };

type SectionInspection = {
  candidate: Built<SectionDescriptor>;
  /** Pages are made with this one, on the server's side and in the browser. */
  shell: Built<ShellDescriptor>;
  /** Where data comes from, and what is compared with. */
  portalUrl: string;
  browser: Browser;
};

/** Milliseconds for a page: here all code runs for the first time. */
const RENDER_LIMIT = 20_000;
/** Entries looked at of a page whose path has parameters. */
const SAMPLE_ENTRIES = 3;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/**
 * Looks at each page of a built section in a browser, as the portal at `portalUrl` would show it with its data, and asks that
 * portal for nothing but what visitors read. Returns the reasons against it as {@link inspectPages} does. Pages for those who
 * are signed in are not looked at.
 */
export async function inspectSection({ candidate, shell, portalUrl, browser }: SectionInspection): Promise<string[]> {
  const { origin } = new URL(portalUrl);
  const { descriptor } = candidate;
  const live = await fetchRegistry(portalUrl);
  const api = candidateApi(live, candidate, shell, origin);
  const renderer = createPageRenderer({ api, origin, timeLimit: RENDER_LIMIT, log: { warn: () => undefined } });
  try {
    const before = live.sections.find(({ name }) => name === descriptor.name);
    const parts = (path: string) => (path === '/' ? descriptor.widgets.length : 1);
    return await inspectPages({
      look: (source, path, plainFrame) => lookAtPage(browser, source, path, plainFrame),
      candidate: {
        origin,
        section: { name: descriptor.name, url: api.releaseUrl(descriptor.name, descriptor.version) },
        answer: (path, isDocument) => answer(path, isDocument, renderer, [candidate, shell], api),
      },
      live: before && liveSource(origin, before, api),
      paths: await pathsOf(descriptor, api, renderer),
      sizeOf: (files, path) => loadedTooMuch(descriptor, files, parts(path)),
    });
  } finally {
    await renderer.close();
  }
}

/** The portal's API with the candidate in its place; of other sections only the browser's code can be had, so their widgets are left out. */
function candidateApi(
  live: Registry,
  { descriptor, folder }: Built<SectionDescriptor>,
  shell: Built<ShellDescriptor>,
  origin: string,
): PortalApi {
  const others = live.sections.filter(({ name }) => name !== descriptor.name);
  const sections = [...others.map((section) => ({ ...section, widgets: [] })), descriptor];
  const registry = { ...live, sections };
  const releaseUrl = (name: string, version: string) => `/releases/${name}/${version}/`;
  const { name, version } = shell.descriptor;
  const pagesShell = readShell(shell.descriptor, shell.folder, releaseUrl(name, version));
  return {
    async get(path) {
      const response = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(RENDER_LIMIT) });
      const location = response.headers.get('location');
      return { statusCode: response.status, body: await response.text(), ...(location && { location }) };
    },
    contentRevision: () => 0,
    registry: () => registry,
    shell: () => pagesShell,
    releaseFolder: (section) => (section === descriptor.name ? folder : join(folder, 'nowhere', section)),
    releaseUrl,
    mendRelease: () => undefined,
  };
}

const liveSource = (origin: string, { name, version }: SectionDescriptor, api: PortalApi): PageSource => ({
  origin,
  section: { name, url: api.releaseUrl(name, version) },
  answer: async () => undefined,
});

async function answer(
  path: string,
  isDocument: boolean,
  renderer: PageRenderer,
  built: readonly Built<ReleaseDescriptor>[],
  api: PortalApi,
): Promise<PageAnswer | undefined> {
  for (const { descriptor, folder } of built) {
    const url = api.releaseUrl(descriptor.name, descriptor.version);
    if (path.startsWith(url)) return answerFile(path.slice(url.length).split('?')[0] ?? '', descriptor, folder);
  }
  if (!isDocument) return undefined;
  const page = await renderer.render(visitOf(path, renderer.registry()));
  if (page.movedTo) return { status: page.statusCode, headers: { location: page.movedTo }, body: '' };
  const policy = pagePolicy({ isHttps: false }, page);
  const headers = { ...pageHeaders, 'content-security-policy': policy };
  return { status: page.statusCode, headers, body: page.html };
}

async function answerFile(path: string, { files }: ReleaseDescriptor, folder: string): Promise<PageAnswer> {
  if (!files.some((file) => file.path === path)) return { status: 404, headers: {}, body: '' };
  const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return { status: 200, headers: { 'content-type': type }, body: await readFile(join(folder, path)) };
}

/** The addresses at which all of a section is seen that visitors see. */
async function pathsOf(
  { name, pages, widgets }: SectionDescriptor,
  api: PortalApi,
  { readEntries }: PageRenderer,
): Promise<string[]> {
  const paths = widgets.length > 0 ? ['/'] : [];
  for (const page of pages.filter(({ access }) => !access)) {
    if (!page.path.includes(':')) paths.push(page.path);
    else paths.push(...(await sampleOf(name, page, api, readEntries)));
  }
  return paths;
}

/** A few addresses of a page whose path has parameters, or where there are none what it says to a visitor of an unknown one. */
async function sampleOf(
  section: string,
  page: DescribedPage,
  api: PortalApi,
  readEntries: PageRenderer['readEntries'],
): Promise<string[]> {
  // Entries that cannot be read are the portal's own check's.
  const entries = await sampleEntries(section, page, api, readEntries).catch(() => []);
  return entries.length > 0 ? entries.slice(0, SAMPLE_ENTRIES) : [page.path.replaceAll(/:[^/]+/g, 'gibt-es-nicht')];
}
