import type { ComponentModule, Section } from '@portal/shared-ui';
import type { Description } from './worker-protocol.ts';

/** The serialisable part of a section, with the module each page and widget is loaded from. */
export function describeSection({ pages, widgets }: Section): Description {
  return {
    pages: pages.map(
      ({ path, title, description, prefetch, prefetchRank, access, skeleton, query, menu, entries, load }) => ({
        path,
        title,
        description,
        prefetch,
        ...(prefetchRank !== undefined && { prefetchRank }),
        ...(access && { access }),
        skeleton: skeleton ?? 'text',
        query: [...(query ?? [])],
        ...(menu && { menu }),
        ...(entries && { entries: entries.resource }),
        module: importedModule(load),
      }),
    ),
    widgets: Object.entries(widgets).map(([name, { skeleton, load }]) => ({
      name,
      skeleton: skeleton ?? 'text',
      module: importedModule(load),
    })),
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
