import { navigation } from '@portal/shared-ui/test/navigation';
import { buildMenu } from '@portal/shared-ui/menu';
import { matchPage } from '../src/routing/matching.ts';
import { ACCOUNT_PATHS } from '../src/routing/own-pages.ts';
import type { LiveRegistry, LiveSection } from '../src/routing/page-state.ts';

/** Sections that together offer the whole navigation (docs/specification.md#navigation-header-mobile-drawer-footer). */
export const fullNavigation: readonly LiveSection[] = navigation.map(({ name, pages }) => ({
  name,
  version: '1.0.0',
  url: '/',
  pages: pages.map((page) => ({
    ...page,
    title: page.path,
    description: '',
    prefetch: 'idle',
    skeleton: 'text',
    query: [],
  })),
  widgets: [],
}));

/** The registry of these sections. */
export function registryOf(sections: readonly LiveSection[], revision = 1): LiveRegistry {
  const accountPages = ACCOUNT_PATHS.filter((path) => matchPage({ sections }, path));
  return { revision, sections, menu: buildMenu(sections), accountPages };
}
