import type { DescribedPage, DescribedWidget } from '@portal/api/contract';
import type { SettledResource } from '@portal/shared-ui';
import type { MenuItem } from '@portal/shared-ui/menu';

/** The browser's data of a page; with `files`, `resources` and `prefetchRank` if it may be prefetched. */
export type LivePage = Omit<DescribedPage, 'files' | 'entries' | 'samples'> & Partial<Pick<DescribedPage, 'files'>>;
/** The browser's data of a widget; with `files` if it may be prefetched. */
export type LiveWidget = Omit<DescribedWidget, 'files'> & Partial<Pick<DescribedWidget, 'files'>>;

/** The browser's data of a live section; the rest of its descriptor stays on the server. */
export type LiveSection = {
  name: string;
  version: string;
  /** The folder of its files, ending in a slash, such as `/releases/news/1.4.0/`. */
  url: string;
  pages: readonly LivePage[];
  widgets: readonly LiveWidget[];
  /** Further origins in the policy of pages with this section; absent if there are none. */
  origins?: string;
};

/**
 * The part of the live releases that a page shows: the sections of its parts, without their other pages and widgets,
 * and the targets of the frame. `accountPages` are the existing targets of the frame's account entry.
 */
export type PageRegistry = {
  sections: readonly LiveSection[];
  menu: readonly MenuItem[];
  accountPages: readonly string[];
};

/**
 * All live releases. `homeSlots` are those of the live shell, for the portal's server, which may have been built with
 * another one; every shell knows its own.
 */
export type LiveRegistry = PageRegistry & { revision: number; homeSlots?: readonly string[] };

/**
 * All live releases as browsers get them: `shell` is the version of the live shell, `worker` that of its service worker
 * if one is used, `candidate` the one among them that is not live. A tab keeps them until it is reloaded.
 */
export type RegistryAnswer = LiveRegistry & { shell: string; worker?: string; candidate?: string };

/** The address of the {@link RegistryAnswer}. */
export const REGISTRY_PATH = '/registry.json';
/** Its query parameter: the candidate of the tab that asks. */
export const CANDIDATE_PARAMETER = 'kandidat';
/** The address of all data of the page `?path=`, by resource, for prefetching. */
export const PAGE_DATA_PATH = '/page-data';

/**
 * The JSON block in every page, as `CompactJson`: the releases it shows, the version of the shell it was made
 * with, the data, and values that are the same on the server and in the browser. `candidate` names the release among
 * them that is not live. `year` is the current year in Berlin. `origin` is the site's own.
 */
export type PageState = {
  registry: PageRegistry;
  shell: string;
  candidate?: string;
  resources: Readonly<Record<string, SettledResource>>;
  origin: string;
  year: number;
};

/**
 * Id of the element that holds the {@link PageState}; another one with each format, or the service worker of another
 * shell would misread it.
 */
export const PAGE_STATE_ID = 'state-of-page';
/** Id of the element the app is rendered in. */
export const ROOT_ID = 'root';
/** Attribute of head elements that replace those of a section that the server could not render. */
export const SERVER_HEAD = 'data-server-head';
