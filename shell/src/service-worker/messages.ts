/** A page's question to its service worker; answers come through the port sent along. `activate` has no answer. */
export type PageQuestion = 'activate' | 'version' | 'kept-since';

/** The worker's message to a page with cached content: its age, ISO 8601. */
export type KeptNote = { keptSince: string };
