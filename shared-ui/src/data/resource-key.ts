/** The path of a GET resource of the API with its query string: at the same time the SWR key and the request. */
export type ResourceKey = `/api/${string}`;
