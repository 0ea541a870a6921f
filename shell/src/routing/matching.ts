import { matchPath } from 'react-router-dom';
import type { SkeletonShape } from '@portal/api/contract';
import type { SectionSlot } from '@portal/shared-ui';
import { homeSlots, type HomeSlot } from '@portal/shared-ui/home-slots';
import type { LivePage, LiveRegistry, LiveSection, PageRegistry } from './page-state.ts';
import { decodePath, fixedKey } from './path-spelling.ts';

type Releases = Pick<PageRegistry, 'sections'> & Pick<LiveRegistry, 'homeSlots'>;

/** A slot of the home page, or of a section's page. */
export type SlotName = HomeSlot | SectionSlot;

/** A page or widget of a section, the unit that is loaded, rendered and may fail on its own. */
export type Part = { section: string } & ({ kind: 'page'; name: string } | { kind: 'widget'; name: SlotName });

/** One text for a part, to keep it in a map. */
export function partKey({ section, kind, name }: Part): string {
  return `${section} ${kind} ${name}`;
}

/** A section's page at a pathname. */
export type PageMatch = { section: LiveSection; page: LivePage; params: Record<string, string> };

/**
 * The page that claims a pathname; a path without parameters goes before one with, and of these the one the router
 * shows.
 */
export function matchPage(registry: Releases, pathname: string): PageMatch | undefined {
  const decoded = decodePath(pathname);
  if (decoded === undefined) return undefined;
  const { fixed, patterns } = claimsOf(registry.sections);
  const claim = fixed.get(fixedKey(decoded));
  if (claim) return { ...claim, params: {} };
  for (const { section, page } of patterns) {
    const match = matchPath({ path: page.path, end: true }, decoded);
    if (match) return { section, page, params: match.params as Record<string, string> };
  }
  return undefined;
}

type Claim = Pick<PageMatch, 'section' | 'page'>;
type Claims = { fixed: ReadonlyMap<string, Claim>; patterns: readonly Claim[] };

const known = new WeakMap<readonly LiveSection[], Claims>();

/**
 * Most paths have no parameters and are looked up: the router would make a pattern of each, for each prefetched link.
 */
function claimsOf(sections: readonly LiveSection[]): Claims {
  const ready = known.get(sections);
  if (ready) return ready;
  const all = sections.flatMap((section) => section.pages.map((page) => ({ section, page })));
  const claims = {
    // If two pages claim a path, the first one counts.
    fixed: new Map(
      all
        .filter(({ page }) => !isPattern(page))
        .toReversed()
        .map((claim) => [fixedKey(claim.page.path), claim]),
    ),
    patterns: all.filter(({ page }) => isPattern(page)).toSorted((a, b) => weightOf(b.page) - weightOf(a.page)),
  };
  known.set(sections, claims);
  return claims;
}

/** Whether the router matches several paths with it: by a parameter, an optional part, or a wildcard. */
export function isPattern({ path }: Pick<LivePage, 'path'>): boolean {
  return /[:?*]/.test(path);
}

/**
 * The rank that the router gives a page among those that claim an address: a fixed segment counts for more than a
 * parameter, a star against it.
 */
function weightOf({ path }: LivePage): number {
  const weigh = (segment: string) => (segment === '*' ? -1 : segment.startsWith(':') ? 4 : 11);
  return path.split('/').reduce((weight, segment) => weight + weigh(segment), 0);
}

/** The live section that offers a widget. */
export function findWidget(registry: Releases, name: SlotName): (Part & { skeleton: SkeletonShape }) | undefined {
  for (const section of registry.sections) {
    const widget = section.widgets.find((candidate) => candidate.name === name);
    if (widget) return { section: section.name, kind: 'widget', name, skeleton: widget.skeleton };
  }
  return undefined;
}

/** The parts a pathname shows: a section's page, or the home page's widgets. */
export function partsOf(registry: Releases, pathname: string): Part[] {
  return pathname === '/' ? homeParts(registry) : partsOfMatch(registry, matchPage(registry, pathname));
}

/** The home page's widgets. */
export function homeParts(registry: Releases): Part[] {
  return widgetsIn(registry, (registry.homeSlots as readonly HomeSlot[] | undefined) ?? homeSlots);
}

function widgetsIn(registry: Releases, slots: readonly SlotName[]): Part[] {
  return slots.flatMap((name) => {
    const widget = findWidget(registry, name);
    return widget ? [{ section: widget.section, kind: 'widget', name }] : [];
  });
}

/** The parts of a section's page, with the widgets in its slots; nothing if there is no page. */
export function partsOfMatch(registry: Releases, match: PageMatch | undefined): Part[] {
  if (!match) return [];
  const { section, page } = match;
  const slots = (page.slots ?? []).map((slot): SlotName => `${section.name}/${slot}`);
  return [{ section: section.name, kind: 'page', name: page.path }, ...widgetsIn(registry, slots)];
}
