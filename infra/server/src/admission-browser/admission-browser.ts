import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@portal/api';
import { isShell, type ReleaseDescriptor } from '@portal/api/contract';
import { loadedTooMuch } from '@portal/api/size-budget';
import {
  dataOfReleases,
  pageHeaders,
  type AdmissionOptions,
  type PortalApi,
  type RenderedCandidate,
} from '@portal/shell/server';
import { AT_ONCE, inspectPages } from '../browser-gate/inspect-pages.ts';
import type { PageAnswer, PageSource } from '../browser-gate/page-source.ts';
import { createChromiumLook } from './look-in-chromium.ts';
import { createJsdomLook } from './look-in-jsdom.ts';
import type { PageOpeners } from './page-openers.ts';
import { requireChromium } from './require-chromium.ts';

/** An address that nobody outside can ask. */
const ORIGIN = 'http://portal.invalid';

/** Starts the browser that `ADMISSION_BROWSER` asks for; undefined when it is off. */
export function admissionBrowser(
  kind: Config['admissionBrowser'],
  projectRoot: string,
  api: PortalApi,
): AdmissionOptions['openInspection'] {
  if (kind === 'off') return undefined;
  const open = kind === 'jsdom' ? openJsdom : openChromium;
  return () => {
    const opening = open(projectRoot);
    opening.catch(() => undefined);
    return {
      inspect: (rendered, hint) => inspectIn(opening, rendered, hint, api),
      close: async () => (await opening.catch(() => undefined))?.close(),
    };
  };
}

/**
 * Looks at a candidate whose pages the server can make. Returns reasons against it as `inspectPages` does; `hint` hears
 * what the live version has, too.
 */
async function inspectIn(
  opening: Promise<PageOpeners>,
  { candidate, before, paths }: RenderedCandidate,
  hint: AdmissionOptions['hint'],
  api: PortalApi,
): Promise<string[]> {
  const { descriptor, folder } = candidate;
  const { sections, shell } = api.registry();
  const live = [...sections, ...(shell ? [shell] : [])].map((release) => ({
    descriptor: release,
    folder: api.releaseFolder(release.name, release.version),
  }));
  const sourceOf = (
    own: ReleaseDescriptor,
    documentOf: RenderedCandidate['candidate']['documentOf'],
    releases: readonly Release[],
  ): PageSource => ({
    origin: ORIGIN,
    section: { name: own.name, url: api.releaseUrl(own.name, own.version) },
    async answer(path, isDocument) {
      if (!isDocument) return (await fileAt(path, releases, api)) ?? dataAt(path, dataOf(releases, api));
      const { html, policy } = await documentOf(path);
      return { status: 200, headers: { ...pageHeaders, 'content-security-policy': policy }, body: html };
    },
  });
  const partsAt = (path: string) => (path === '/' && !isShell(descriptor) ? descriptor.widgets.length : 1);
  try {
    const { look } = await opening;
    return await inspectPages({
      look,
      candidate: sourceOf(descriptor, candidate.documentOf, [{ descriptor, folder }, ...live]),
      live: before && sourceOf(before.descriptor ?? descriptor, before.documentOf, live),
      known: hint && before?.descriptor && { version: before.descriptor.version, hint },
      isFrame: isShell(descriptor),
      paths,
      sizeOf: (files, path) => loadedTooMuch(descriptor, files, partsAt(path)),
    });
  } catch (error) {
    return [`Der Browser der Prüfung läuft nicht; ohne ihn geht es mit ADMISSION_BROWSER=off: ${String(error)}`];
  }
}

type Release = { descriptor: ReleaseDescriptor; folder: string };

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

async function openJsdom(projectRoot: string): Promise<PageOpeners> {
  return createJsdomLook(join(projectRoot, 'infra/server/dist/hydration.cjs'), AT_ONCE);
}

async function openChromium(projectRoot: string): Promise<PageOpeners> {
  return createChromiumLook(join(projectRoot, 'infra/server/dist/chromium.mjs'), await requireChromium(), AT_ONCE);
}

/** A client file of a release, by its address; nothing that no descriptor names. */
async function fileAt(path: string, releases: readonly Release[], api: PortalApi): Promise<PageAnswer | undefined> {
  const [pathname = ''] = path.split('?', 1);
  for (const { descriptor, folder } of releases) {
    const url = api.releaseUrl(descriptor.name, descriptor.version);
    const file = pathname.startsWith(url) ? pathname.slice(url.length) : undefined;
    if (!file?.startsWith('client/') || !descriptor.files.some((one) => one.path === file)) continue;
    const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return { status: 200, headers: { 'content-type': type }, body: await readFile(join(folder, file)) };
  }
  return undefined;
}

const dataOf = (releases: readonly Release[], api: PortalApi) =>
  dataOfReleases(
    api,
    releases.flatMap(({ descriptor }) => (isShell(descriptor) ? [] : [descriptor])),
  );

/** The API resources that visitors may read; pictures and the like are not checked. */
async function dataAt(path: string, api: Pick<PortalApi, 'get'>): Promise<PageAnswer> {
  if (!path.startsWith('/api/')) return { status: 404, headers: {}, body: '' };
  const { statusCode, body } = await api.get(path);
  return { status: statusCode, headers: { 'content-type': 'application/json' }, body };
}
