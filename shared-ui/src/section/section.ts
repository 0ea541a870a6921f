import type { ComponentType } from 'react';
import type { MenuEntry, PageAccess, PrefetchOrder, SectionExtras, SkeletonShape } from '@portal/api/contract';
import type { ResourceKey } from '../data/resource-key.ts';
import type { HomeSlot } from './home-slots.ts';

/**
 * Version of this contract; a section records it at release, the shell refuses a range it does not satisfy
 * (docs/compatibility.md#the-section-contract says when it is raised).
 */
export const CONTRACT_VERSION = '1.5.0';

/** The federation's name of a section; also the global variable its browser entry defines. */
export function remoteName(section: string): string {
  return `portal_${section.replaceAll('-', '_')}`;
}

/** The input of a page when it names its data: path parameters and the query parameters it declared. */
export type PageContext = { params: Readonly<Record<string, string>>; query: URLSearchParams };

/** A module with exactly one export: the component. */
export type ComponentModule = Readonly<Record<string, ComponentType>>;

/** One page of a section (ARCHITECTURE.md#the-section-contract). */
export type SectionPage = {
  path: `/${string}`;
  title: string;
  description: string;
  prefetch: PrefetchOrder;
  /** The place among all pages with the same `prefetch`, smallest first; pages without one follow. */
  prefetchRank?: number;
  /**
   * `false` keeps the page out of the sitemap, away from crawlers and without structured data; pages with `access` are
   * never listed. With parameters in its path, such a page is rendered once for all of them: it names no data, and
   * reads them in the browser alone.
   */
  listed?: boolean;
  /**
   * Restricts the page to signed-in users: visitors get what the server renders and download nothing of it. Such a page
   * is for work: instead of the site's header and footer it has a slim header, whose height is `--header-height`; below
   * 1024 px it may keep a bar as high as `--work-bar` at the lower edge, above which the shell shows its messages;
   * below 768 px the shell shows them over the header.
   */
  access?: PageAccess;
  skeleton?: SkeletonShape;
  /** The query parameters that change what is rendered. */
  query?: readonly string[];
  menu?: MenuEntry;
  /** Places in the page that widgets of other sections fill; the page shows them with `Slot`. */
  slots?: readonly string[];
  /** The API resources the page shows: the server fetches them, the HTML carries them, hovering prefetches them. */
  data?: (context: PageContext) => readonly ResourceKey[];
  /** The addresses behind a path with parameters, for the sitemap and for the render check at release. */
  entries?: {
    resource: ResourceKey;
    paths: (answer: unknown) => readonly string[];
    /** The resource with further entries, if one answer does not list all. */
    next?: (answer: unknown) => ResourceKey | undefined;
    /** A resource that lists, in the same form, the entries for trying a release; by default the first ones. */
    samples?: ResourceKey;
  };
  load: () => Promise<ComponentModule>;
};

/** A slot in a page of another section: `tombola/prizes`. */
export type SectionSlot = `${string}/${string}`;

/**
 * A part of a section that the shell places in the slot of its name: on the home page, or in a page of another section.
 */
export type SectionWidget = {
  skeleton?: SkeletonShape;
  data?: () => readonly ResourceKey[];
  load: () => Promise<ComponentModule>;
};

/**
 * The only export of a remote, as `./section`. `title` and `icon` name it for administrators; their values for its
 * `settings` are the resource `/api/sections/<name>/settings`, which holds nothing before the first release is live.
 */
export type Section = SectionExtras & {
  name: string;
  pages: readonly SectionPage[];
  widgets: Readonly<Partial<Record<HomeSlot, SectionWidget>> & Record<SectionSlot, SectionWidget>>;
};
