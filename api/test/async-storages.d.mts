/** Collects the storages that are made from now on; returns how to end them. */
export function collectAsyncStorages(): () => void;
