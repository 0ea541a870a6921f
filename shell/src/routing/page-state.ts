import type { DescribedPage, DescribedWidget } from '@portal/api/contract';
import type { SettledResource } from '@portal/shared-ui';

/** What the browser needs to know of a page; `files` and `resources` where they may be fetched ahead. */
export type LivePage = Omit<DescribedPage, 'files' | 'entries' | 'samples'> & Partial<Pick<DescribedPage, 'files'>>;

/** What the browser needs to know of a live section; the rest of its descriptor stays on the server. */
export type LiveSection = {
  name: string;
  version: string;
  /** Where its files lie, ending in a slash, such as `/releases/news/1.4.0/`. */
  url: string;
  pages: readonly LivePage[];
  widgets: readonly Omit<DescribedWidget, 'files'>[];
};

/** The live releases a page was rendered with; a tab keeps them until it is reloaded. */
export type LiveRegistry = { revision: number; sections: readonly LiveSection[] };

/**
 * The JSON block in every page: the releases, the data, and what is the same on server and browser. `year` is the
 * current year in Berlin. `origin` is the site's own.
 */
export type PageState = {
  registry: LiveRegistry;
  resources: Readonly<Record<string, SettledResource>>;
  origin: string;
  year: number;
};

/** Id of the element that holds the {@link PageState}. */
export const PAGE_STATE_ID = 'portal-state';
/** Id of the element the app is rendered in. */
export const ROOT_ID = 'root';
/** Attribute of head elements that replace those of a section that the server could not render. */
export const SERVER_HEAD = 'data-server-head';
