/** What a page asks its service worker; answers come through the port sent along. `activate` has no answer. */
export type PageQuestion = 'activate' | 'version' | 'kept-since';

/** What the worker tells a page that is shown something kept: since when, ISO 8601. */
export type KeptNote = { keptSince: string };
