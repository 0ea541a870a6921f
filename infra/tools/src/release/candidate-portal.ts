import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, ReleaseDescriptor, ShellDescriptor } from '@portal/api/contract';
import { readValues } from '@portal/api/setting-values';
import type { PageAnswer } from '@portal/server/page-source';
import {
  createPageRenderer,
  pageHeaders,
  pagePolicy,
  readShell,
  visitOf,
  type PageRenderer,
  type PortalApi,
} from '@portal/shell/server';

/** The build: its files lie in `folder`. */
export type Built<Descriptor extends ReleaseDescriptor> = { folder: string; descriptor: Descriptor };

/** A portal's pages with something of this machine in them. */
type CandidatePortal = {
  api: PortalApi;
  renderer: PageRenderer;
  /** The answer to a GET, as a `PageSource` gives it. */
  answer(this: void, path: string, isDocument: boolean): Promise<PageAnswer | undefined>;
};

/** Milliseconds for a page: here all code runs for the first time. */
const RENDER_LIMIT = 20_000;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/**
 * Makes the pages of a registry with a built shell and data of the portal at `origin`, which gets only requests for
 * public content. For sections not built here only the browser's code is available: the browser renders their parts.
 * Close the renderer afterwards.
 */
export function candidatePortal(
  origin: string,
  registry: Registry,
  shell: Built<ShellDescriptor>,
  built: readonly Built<ReleaseDescriptor>[] = [],
): CandidatePortal {
  const releaseUrl = (name: string, version: string) => `/releases/${name}/${version}/`;
  const { name, version } = shell.descriptor;
  const pagesShell = readShell(shell.descriptor, shell.folder, releaseUrl(name, version));
  const folderOf = (section: string) => built.find(({ descriptor }) => descriptor.name === section)?.folder;
  const get: PortalApi['get'] = async (path) => {
    const response = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(RENDER_LIMIT) });
    const location = response.headers.get('location');
    return { statusCode: response.status, body: await response.text(), ...(location && { location }) };
  };
  const api: PortalApi = {
    get,
    // Only the values that the live release declares are public.
    async settingsOf({ name: section, settings = [] }) {
      const { statusCode, body } = await get(`/api/sections/${section}/settings`);
      return readValues(settings, statusCode === 200 ? (JSON.parse(body) as Record<string, unknown>) : {});
    },
    contentRevision: () => 0,
    registry: () => registry,
    shell: () => pagesShell,
    releaseFolder: (section) => folderOf(section) ?? join(shell.folder, 'nowhere', section),
    releaseUrl,
    mendRelease: () => undefined,
  };
  const renderer = createPageRenderer({ api, origin, timeLimit: RENDER_LIMIT, log: { warn: () => undefined } });
  return {
    api,
    renderer,
    async answer(path, isDocument) {
      for (const { descriptor, folder } of [...built, shell]) {
        const url = releaseUrl(descriptor.name, descriptor.version);
        if (path.startsWith(url)) return answerFile(path.slice(url.length).split('?')[0] ?? '', descriptor, folder);
      }
      return isDocument ? answerPage(path, renderer) : undefined;
    },
  };
}

async function answerPage(path: string, renderer: PageRenderer): Promise<PageAnswer> {
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
