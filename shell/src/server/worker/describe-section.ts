import type { DescribedPage } from '@portal/api/contract';
import type { ComponentModule, Section, SectionPage } from '@portal/shared-ui';
import { isPattern } from '../../routing/matching.ts';
import type { LivePage } from '../../routing/page-state.ts';
import type { Description } from './worker-protocol.ts';

/** The serialisable part of a section, with the module each page and widget is loaded from. */
export function describeSection({ name, pages, widgets, title, icon, settings, origins }: Section): Description {
  return {
    name,
    ...(title !== undefined && { title }),
    ...(icon !== undefined && { icon }),
    ...(settings && { settings }),
    ...(origins && { origins }),
    pages: pages.map(withoutPattern).map(({ listed = true, ...page }) => ({
      ...livePage({ ...page, listed: listed && page.access === undefined }),
      ...(page.entries && { entries: page.entries.resource }),
      ...(page.entries?.samples && { samples: page.entries.samples }),
      ...describeResources(page),
      module: importedModule(page.load),
    })),
    widgets: Object.entries(widgets).flatMap(([name, widget]) =>
      widget ? [{ name, skeleton: widget.skeleton ?? 'text', module: importedModule(widget.load) }] : [],
    ),
  };
}

/** A menu leads to one page; pages with an address for each entry are reached from there. */
function withoutPattern(page: SectionPage): SectionPage {
  if (page.menu && isPattern(page)) throw new Error(`${page.path} stands for many addresses and cannot be in a menu`);
  return page;
}

/** Whether a resource's key names a day: it is another one tomorrow. */
export function namesDay(key: string): boolean {
  return /\d{4}-\d{2}-\d{2}/.test(key);
}

function describeResources({ path, access, data }: SectionPage): { resources?: string[] } {
  if (isPattern({ path }) || access) return {};
  const resources = [...(data?.({ params: {}, query: new URLSearchParams() }) ?? [])];
  return resources.some(namesDay) ? {} : { resources };
}

/** The data of a page that browsers know, too. */
export function livePage(page: SectionPage | DescribedPage): LivePage {
  const { path, title, description, prefetch, prefetchRank, listed, access, skeleton, query, menu, slots } = page;
  return {
    path,
    title,
    description,
    prefetch,
    ...(prefetchRank !== undefined && { prefetchRank }),
    ...(listed !== undefined && { listed }),
    ...(access && { access }),
    skeleton: skeleton ?? 'text',
    query: [...(query ?? [])],
    ...(menu && { menu }),
    ...(slots && { slots: [...slots] }),
  };
}

/**
 * The module an `import()` loads, such as `./src/article/ArticlePage.tsx`. The server build names modules by path and
 * leaves that name in the compiled function; the client build's chunks are found by the same name.
 */
function importedModule(load: () => Promise<ComponentModule>): string {
  const name = /"(\.\/[^"]+\.tsx?)"/.exec(load.toString())?.[1];
  if (!name)
    throw new Error(`A page or widget is loaded by () => import('./…'), not by ${load.toString().slice(0, 120)}`);
  return name;
}
