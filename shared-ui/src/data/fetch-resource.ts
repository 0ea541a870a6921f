import { HttpError, request } from './http.ts';
import type { ResourceCache } from './resource-cache.ts';
import type { ResourceKey } from './resource-key.ts';
import { resourcePolicy } from './resource-policy.ts';

/** Asks the server for a resource. Rejects with what it was refused with, under the name that the key's policy gives to refusals. */
export async function fetchResource(cache: ResourceCache, key: ResourceKey): Promise<unknown> {
  const data = await request<unknown>('GET', key).catch((error: unknown) => refuse(key, error));
  cache.markFetched(key);
  return data;
}

function refuse(key: ResourceKey, error: unknown): never {
  const { failure } = resourcePolicy(key);
  if (failure && error instanceof HttpError) error.message = failure;
  throw error;
}
