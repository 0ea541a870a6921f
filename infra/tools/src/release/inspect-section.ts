import type { DescribedPage, Registry, SectionDescriptor, ShellDescriptor } from '@portal/api/contract';
import { loadedTooMuch } from '@portal/api/size-budget';
import { inspectPages } from '@portal/server/inspect-pages';
import { lookAtPage } from '@portal/server/look-at-page';
import type { PlainFrame } from '@portal/server/page-look';
import type { PageSource } from '@portal/server/page-source';
import { fetchRegistry } from '@portal/server/portal-client';
import {
  isPattern,
  onePageOfEach,
  OWN_PATHS,
  pagesWith,
  sampleEntries,
  unknownPathOf,
  visitOf,
  type PageRenderer,
  type PortalApi,
} from '@portal/shell/server';
import type { Browser } from 'playwright';
import { candidatePortal, type Built } from './candidate-portal.ts';
import { signedInSource } from './signed-in-source.ts';

type Inspection = {
  /** Pages are made with this one, on the server's side and in the browser. */
  shell: Built<ShellDescriptor>;
  /** The portal whose data is used, and whose live version is the reference. */
  portalUrl: string;
  browser: Browser;
  /** Gets faults that the live version has, too. */
  hint?: ((sentence: string) => void) | undefined;
};

/** Entries checked of a page whose path has parameters. */
const SAMPLE_ENTRIES = 3;
/** Milliseconds for the portal's list of its pages. */
const SITEMAP_LIMIT = 10_000;

/**
 * Looks at each page of a built section in a browser, as the portal at `portalUrl` would show it with its data, and
 * requests nothing from that portal but public content. Returns the reasons against it as {@link inspectPages} does.
 * Pages for those who are signed in are seen without data ({@link signedInSource}); of pages of other sections that
 * show its widgets those parts are made in the browser alone.
 */
export async function inspectSection({
  candidate,
  shell,
  portalUrl,
  browser,
  hint,
}: Inspection & { candidate: Built<SectionDescriptor> }): Promise<string[]> {
  const { origin } = new URL(portalUrl);
  const { descriptor } = candidate;
  const live = await fetchRegistry(portalUrl);
  const registry = withCandidate(live, descriptor);
  const { api, renderer, answer } = candidatePortal(origin, registry, shell, [candidate]);
  try {
    const before = live.sections.find(({ name }) => name === descriptor.name);
    const parts = (path: string) => (path === '/' ? descriptor.widgets.length : 1);
    const now: PageSource = {
      origin,
      section: { name: descriptor.name, url: api.releaseUrl(descriptor.name, descriptor.version) },
      answer,
    };
    // A new section is compared with the pages that its widgets are added to.
    const earlier = liveSource(origin, before ?? descriptor, api);
    const known = hint && before && { version: before.version, hint };
    const sizeOf = (files: readonly string[], path: string) => loadedTooMuch(descriptor, files, parts(path));
    const reasons = await inspectPages({
      look: (source, path, plainFrame) => lookAtPage(browser, source, path, plainFrame),
      candidate: now,
      live: earlier,
      known,
      paths: await pathsOf(descriptor, registry, api, renderer, origin),
      sizeOf,
    });
    const ofSignedIn = await inspectPages({
      look: (source, path, plainFrame) => lookAtPage(browser, source, path, plainFrame && withoutFooter(plainFrame)),
      candidate: signedInSource(now),
      live: signedInSource(earlier),
      known,
      paths: signedInPaths(descriptor),
      sizeOf,
    });
    return [...reasons, ...ofSignedIn];
  } finally {
    await renderer.close();
  }
}

/**
 * The same for a built shell: its own pages, and one of each live section, whose parts are made in the browser alone,
 * because their server's code cannot be had.
 */
export async function inspectShell({ shell, portalUrl, browser, hint }: Inspection): Promise<string[]> {
  const { origin } = new URL(portalUrl);
  const { descriptor } = shell;
  const live = await fetchRegistry(portalUrl);
  const { api, renderer, answer } = candidatePortal(origin, { ...live, shell: descriptor }, shell);
  try {
    return await inspectPages({
      look: (source, path) => lookAtPage(browser, source, path),
      candidate: {
        origin,
        section: { name: descriptor.name, url: api.releaseUrl(descriptor.name, descriptor.version) },
        answer,
      },
      live: live.shell && liveSource(origin, live.shell, api),
      known: hint && live.shell && { version: live.shell.version, hint },
      isFrame: true,
      paths: [...OWN_PATHS, ...onePageOfEach(live.sections)],
      sizeOf: (files) => loadedTooMuch(descriptor, files),
    });
  } finally {
    await renderer.close();
  }
}

function withCandidate(live: Registry, descriptor: SectionDescriptor): Registry {
  return { ...live, sections: [...live.sections.filter(({ name }) => name !== descriptor.name), descriptor] };
}

const liveSource = (
  origin: string,
  { name, version }: { name: string; version: string },
  api: PortalApi,
): PageSource => ({
  origin,
  section: { name, url: api.releaseUrl(name, version) },
  answer: async () => undefined,
});

/** Pages for work have no footer (shell/src/app/Frame.tsx). */
function withoutFooter(plainFrame: PlainFrame): PlainFrame {
  return async () => {
    const frame = await plainFrame();
    return frame && { ...frame, seen: frame.seen.filter((part) => part !== 'Fuß') };
  };
}

/** The addresses of pages for those who are signed in; without data one is as good as the other. */
function signedInPaths({ pages }: SectionDescriptor): string[] {
  return pages.flatMap((page) => (page.access ? [unknownPathOf(page)] : []));
}

/** The addresses at which all of a section is seen that visitors see. */
async function pathsOf(
  { name, pages, widgets }: SectionDescriptor,
  { sections }: Registry,
  api: PortalApi,
  renderer: PageRenderer,
  origin: string,
): Promise<string[]> {
  const seen = sections.map((section) => ({ ...section, pages: section.pages.filter(({ access }) => !access) }));
  const paths = widgets.length > 0 ? ['/'] : [];
  for (const { page } of pagesWith(widgets, seen))
    paths.push(...(isPattern(page) ? await listedAt(origin, page, renderer) : [page.path]));
  for (const page of pages.filter(({ access }) => !access)) {
    if (!isPattern(page)) paths.push(page.path);
    else paths.push(...(await sampleOf(name, page, api, renderer.readEntries)));
  }
  return paths;
}

/** One address of another section's page whose path has parameters: what fills these only the portal can say. */
async function listedAt(origin: string, { path }: DescribedPage, renderer: PageRenderer): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.xml`, { signal: AbortSignal.timeout(SITEMAP_LIMIT) }).catch(() => null);
  const text = answer?.ok ? await answer.text() : '';
  const listed = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
  return listed.filter((one) => visitOf(one, renderer.registry()).page?.path === path).slice(0, 1);
}

/** A few addresses of a page whose path has parameters, or if there are none, that of an unknown entry. */
async function sampleOf(
  section: string,
  page: DescribedPage,
  api: PortalApi,
  readEntries: PageRenderer['readEntries'],
): Promise<string[]> {
  // Entries that cannot be read are the portal's own check's.
  const entries = await sampleEntries(section, page, api, readEntries).catch(() => []);
  return entries.length > 0 ? entries.slice(0, SAMPLE_ENTRIES) : [unknownPathOf(page)];
}
