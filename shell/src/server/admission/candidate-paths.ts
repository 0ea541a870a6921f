import type { DescribedPage, SectionDescriptor, ShellDescriptor } from '@portal/api/contract';
import { homeSlots } from '@portal/shared-ui/home-slots';
import { isPattern } from '../../routing/matching.ts';
import { OFFLINE_PATH } from '../../routing/own-pages.ts';
import { liveRegistry } from '../pipeline/live-releases.ts';
import { visitOf } from '../worker/visit.ts';

/** The paths of the shell's own pages, independent of live sections. */
export const OWN_PATHS = ['/', OFFLINE_PATH, '/gibt-es-nicht'];
/** Addresses of one page that are opened in a browser. */
const OPENED_PER_PAGE = 2;

/** The paths that visitors can open: none behind the login, and a few addresses of each other page. */
export function seenByVisitors(paths: readonly string[], descriptor: SectionDescriptor): string[] {
  const registry = liveRegistry({ revision: 0, sections: [descriptor] }, { releaseUrl: () => '/' });
  const opened = new Map<string, number>();
  return paths.filter((path) => {
    const { page } = visitOf(path, registry);
    const count = opened.get(page?.path ?? path) ?? 0;
    opened.set(page?.path ?? path, count + 1);
    return !page?.access && count < OPENED_PER_PAGE;
  });
}

/** The first page of each section that visitors see and whose path has no parameters. */
export function onePageOfEach(sections: readonly SectionDescriptor[]): string[] {
  return sections.flatMap(({ pages }) => pages.find((page) => !page.access && !isPattern(page))?.path ?? []);
}

/** The addresses that together show all of a section. */
export async function pathsOf(
  { name, pages, widgets }: SectionDescriptor,
  sections: readonly SectionDescriptor[],
  readEntries: (page: DescribedPage, owner: string) => Promise<string[]>,
  onFailure: (page: DescribedPage, error: unknown) => void | Promise<void>,
): Promise<string[]> {
  const paths = widgets.length > 0 ? ['/'] : [];
  for (const { owner, page } of pagesWith(widgets, sections)) {
    // If the pages of another section cannot be listed, that is no fault of this one.
    const entries = isPattern(page) ? await readEntries(page, owner).catch(() => []) : [page.path];
    paths.push(...entries.slice(0, OPENED_PER_PAGE));
  }
  for (const page of pages) {
    if (!isPattern(page)) paths.push(page.path);
    else {
      paths.push(unknownPathOf(page));
      await readEntries(page, name).then(
        (entries) => void paths.push(...entries),
        (error: unknown) => onFailure(page, error),
      );
    }
  }
  return paths;
}

/** An address that a page with parameters claims and that has no entry. */
export function unknownPathOf({ path }: Pick<DescribedPage, 'path'>): string {
  return path.replaceAll(/:[^/]+|\*/g, 'gibt-es-nicht');
}

/** Pages of sections that show one of the widgets. */
export function pagesWith(
  widgets: SectionDescriptor['widgets'],
  sections: readonly SectionDescriptor[],
): { owner: string; page: DescribedPage }[] {
  const shown = new Set(widgets.map(({ name }) => name));
  return sections.flatMap((section) =>
    section.pages
      .filter((page) => slotsOf(section, page).some((slot) => shown.has(slot)))
      .map((page) => ({ owner: section.name, page })),
  );
}

type Provides = Pick<ShellDescriptor['provides'], 'slots'>;

/** Widgets that no page of this shell or of the sections would show. */
export function unknownSlots(
  { widgets }: SectionDescriptor,
  live: SectionDescriptor | undefined,
  sections: readonly SectionDescriptor[],
  provides: Provides,
): string[] {
  const ofPages = sections.flatMap((section) => section.pages.flatMap((page) => slotsOf(section, page)));
  const known = new Set<string>([
    ...slotsOfHome(provides),
    ...ofPages,
    ...(live?.widgets ?? []).map(({ name }) => name),
  ]);
  return widgets
    .filter(({ name }) => !known.has(name))
    .map(({ name }) => `Das Widget „${name}“ wäre nirgends zu sehen: einen Platz dieses Namens hat das Portal nicht.`);
}

/**
 * Widgets of others that would disappear, because the candidate's pages lack a slot that those of its live version
 * have.
 */
export function hiddenWidgets(
  candidate: SectionDescriptor,
  live: SectionDescriptor | undefined,
  others: readonly SectionDescriptor[],
): string[] {
  const slotsIn = (section: SectionDescriptor) => section.pages.flatMap((page) => slotsOf(section, page));
  const kept = slotsIn(candidate);
  return live
    ? fillersOf(
        slotsIn(live).filter((slot) => !kept.includes(slot)),
        others,
      )
    : [];
}

/** The same for a shell that takes the place of another. */
export function widgetsHiddenBy(next: Provides, before: Provides, sections: readonly SectionDescriptor[]): string[] {
  const kept = slotsOfHome(next);
  return fillersOf(
    slotsOfHome(before).filter((slot) => !kept.includes(slot)),
    sections,
  );
}

function fillersOf(lost: readonly string[], sections: readonly SectionDescriptor[]): string[] {
  return sections.flatMap(({ name: section, version, widgets }) =>
    widgets
      .filter(({ name }) => lost.includes(name))
      .map(({ name }) => `Der Platz „${name}“ fehlt, gefüllt von ${section} ${version}.`),
  );
}

/** An older shell does not list its slots; ours are the nearest known. */
function slotsOfHome({ slots }: Provides): readonly string[] {
  return slots ?? homeSlots;
}

/** The slots of a page, as widgets name them. */
function slotsOf({ name }: SectionDescriptor, { slots = [] }: DescribedPage): string[] {
  return slots.map((slot) => `${name}/${slot}`);
}
