import { HttpError, request } from './http.ts';
import type { ResourceKey } from './resource-key.ts';
import { resourcePolicy } from './resource-policy.ts';

/**
 * Asks the server for a resource. Rejects with the refusal, with the message that the key's policy gives to refusals.
 */
export function fetchResource(key: ResourceKey): Promise<unknown> {
  return request<unknown>('GET', key).catch((error: unknown) => refuse(key, error));
}

function refuse(key: ResourceKey, error: unknown): never {
  const { failure } = resourcePolicy(key);
  if (failure && error instanceof HttpError) error.message = failure;
  throw error;
}
