import type { MenuEntry } from '@portal/api/contract';
import { buildMenu } from '../src/routing/menu.ts';
import { matchPage } from '../src/routing/matching.ts';
import { ACCOUNT_PATHS } from '../src/routing/own-pages.ts';
import type { LiveRegistry, LiveSection } from '../src/routing/page-state.ts';

function page(path: string, menu?: MenuEntry): LiveSection['pages'][number] {
  return { path, title: path, description: '', prefetch: 'idle', skeleton: 'text', query: [], ...(menu && { menu }) };
}

function workedWith(path: string): LiveSection['pages'][number] {
  return { ...page(path), access: 'signed-in' };
}

function section(name: string, pages: LiveSection['pages']): LiveSection {
  return { name, version: '1.0.0', url: '/', pages, widgets: [] };
}

/** Sections that together offer the whole navigation (docs/specification.md#navigation-header-mobile-drawer-footer). */
export const fullNavigation: readonly LiveSection[] = [
  section('club', [
    page('/ueber-uns', { label: 'Über uns', order: 40, group: 'Verein' }),
    page('/vorstand', { label: 'Vorstand', order: 41, group: 'Verein' }),
    page('/geschichte', { label: 'Geschichte', order: 42, group: 'Verein' }),
    page('/ehrenmitglieder', { label: 'Ehrenmitglieder', order: 43, group: 'Verein' }),
    page('/sponsoren', { label: 'Sponsoren', order: 44, group: 'Verein' }),
    page('/gemeinsam-stark', { label: 'Gemeinsam stark', order: 45, group: 'Verein' }),
    page('/mitgliedschaft', { label: 'Mitgliedschaft', order: 46, group: 'Verein' }),
    page('/jugendarbeit', { label: 'Jugendarbeit', order: 47, group: 'Verein' }),
    page('/mannschaftsfotos', { label: 'Mannschaftsfotos', order: 50, group: 'Medien' }),
    page('/kontakt', { label: 'Kontakt', order: 60, variant: 'button' }),
    page('/impressum', { label: 'Impressum', order: 90, variant: 'legal' }),
    page('/datenschutz', { label: 'Datenschutz', order: 91, variant: 'legal' }),
  ]),
  section('admin', [page('/auth'), workedWith('/admin'), workedWith('/admin/:area')]),
  section('news', [page('/news', { label: 'News', order: 20 }), page('/news/:idOrSlug')]),
  section('teams', [
    page('/mannschaft', { label: '1. Mannschaft', order: 10, group: 'Mannschaften' }),
    page('/2-mannschaft', { label: '2. Mannschaft', order: 11, group: 'Mannschaften' }),
    page('/trainingszeiten', { label: 'Trainingszeiten', order: 12, group: 'Mannschaften' }),
    page('/spielplan', { label: 'Spielplan', order: 30 }),
    page('/kalender', { label: 'Kalender', order: 51, group: 'Medien' }),
  ]),
];

/** The registry of these sections. */
export function registryOf(sections: readonly LiveSection[], revision = 1): LiveRegistry {
  const accountPages = ACCOUNT_PATHS.filter((path) => matchPage({ sections }, path));
  return { revision, sections, menu: buildMenu(sections), accountPages };
}
