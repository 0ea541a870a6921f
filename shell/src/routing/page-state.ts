import type { DescribedPage, DescribedWidget } from '@portal/api/contract';
import type { SettledResource } from '@portal/shared-ui';
import type { MenuItem } from '@portal/shared-ui/menu';

/** What the browser needs to know of a page; `files`, `resources` and `prefetchRank` where it may be fetched ahead. */
export type LivePage = Omit<DescribedPage, 'files' | 'entries' | 'samples'> & Partial<Pick<DescribedPage, 'files'>>;

/** What the browser needs to know of a live section; the rest of its descriptor stays on the server. */
export type LiveSection = {
  name: string;
  version: string;
  /** Where its files lie, ending in a slash, such as `/releases/news/1.4.0/`. */
  url: string;
  pages: readonly LivePage[];
  widgets: readonly Omit<DescribedWidget, 'files'>[];
  /** What the policy of pages with this section allows beyond the site's own; absent when that is nothing. */
  origins?: string;
};

/**
 * What a page shows of the live releases: the sections of its parts, with no other pages and widgets of theirs, and
 * where the frame leads. `accountPages` are those of the frame's account entry that there are.
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

/** Where browsers find the {@link RegistryAnswer}. */
export const REGISTRY_PATH = '/registry.json';
/** Its query parameter: the candidate of the tab that asks. */
export const CANDIDATE_PARAMETER = 'kandidat';
/** Where browsers find all data of the page `?path=`, by resource, to fetch it ahead. */
export const PAGE_DATA_PATH = '/page-data';

/**
 * The JSON block in every page, as {@link CompactJson}: the releases it shows, the version of the shell it was made
 * with, the data, and what is the same on server and browser. `candidate` names the release among them that is not
 * live. `year` is the current year in Berlin. `origin` is the site's own.
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
