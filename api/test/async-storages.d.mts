/** Collects the storages that are made from now on; returns a function that ends them. */
export function collectAsyncStorages(): () => void;
