import type { State } from 'swr';
import { HttpError } from './http.ts';
import { resourcePolicy, UNUSED_ENTRY_TIME } from './resource-policy.ts';
import type { ResourceKey } from './resource-key.ts';

/** A resource as the server answered it: its data, or the status and text of the refusal. */
export type SettledResource = { data: unknown } | { status: number; text: string };

/** Data by resource; resources that failed are missing. */
export type Answers = Readonly<Record<string, unknown>>;

/** What SWR stores in, with the time each entry was fetched and a count of the components that use it. */
export type ResourceCache = Map<string, State<unknown, unknown>> & {
  /** Whether the entry is younger than `freshTime` ms, by default its policy's. */
  isFresh(key: ResourceKey, freshTime?: number): boolean;
  markFetched(key: ResourceKey): void;
  /** Prefetches under way, for components that need the data before they arrive. */
  readonly pending: Map<ResourceKey, Promise<unknown>>;
  /** Answers with several resources that are under way, by address, as long as no change makes a part of them stale. */
  readonly together: Map<string, Promise<Answers>>;
  /** The keys in the last answer with several resources at an address; none if there was no such answer. */
  readonly answered: Map<string, readonly ResourceKey[]>;
  /**
   * Makes every entry with this key prefix stale, whatever its age, and requests under way; returns whether a key is
   * one of them.
   */
  markStale(prefix: ResourceKey): (key: unknown) => boolean;
  /** Counts a user of the entry; the returned function releases it, and an unused entry is dropped after 5 min. */
  retain(key: ResourceKey): () => void;
};

class FreshnessMap extends Map<string, State<unknown, unknown>> implements ResourceCache {
  readonly pending = new Map<ResourceKey, Promise<unknown>>();
  readonly together = new Map<string, Promise<Answers>>();
  readonly answered = new Map<string, readonly ResourceKey[]>();
  readonly #fetchedAt = new Map<string, number>();
  readonly #users = new Map<string, number>();
  readonly #dropTimers = new Map<string, ReturnType<typeof setTimeout>>();

  /**
   * An entry that says the same stays the same object. SWR writes each entry once more, with the key, as soon as a
   * component reads it; React compares by identity and renders all that are hydrated later twice, without slices.
   */
  override set(key: string, entry: State<unknown, unknown>): this {
    const known = this.get(key);
    if (!known || !saysTheSame(known, entry)) return super.set(key, entry);
    Object.assign(known, entry);
    return this;
  }

  isFresh(key: ResourceKey, freshTime = resourcePolicy(key).freshTime): boolean {
    const time = this.#fetchedAt.get(key);
    return time !== undefined && this.has(key) && Date.now() - time < freshTime;
  }

  markFetched(key: ResourceKey): void {
    this.#fetchedAt.set(key, Date.now());
  }

  markStale(prefix: ResourceKey): (key: unknown) => boolean {
    const isMeant = (key: unknown) => typeof key === 'string' && key.startsWith(prefix);
    for (const entries of [this.#fetchedAt, this.pending])
      for (const key of entries.keys()) if (isMeant(key)) entries.delete(key as ResourceKey);
    this.together.clear();
    return isMeant;
  }

  retain(key: ResourceKey): () => void {
    clearTimeout(this.#dropTimers.get(key));
    this.#users.set(key, (this.#users.get(key) ?? 0) + 1);
    return () => {
      const users = (this.#users.get(key) ?? 1) - 1;
      this.#users.set(key, users);
      if (users === 0)
        this.#dropTimers.set(
          key,
          setTimeout(() => this.#drop(key), UNUSED_ENTRY_TIME),
        );
    };
  }

  #drop(key: ResourceKey): void {
    this.#users.delete(key);
    this.#dropTimers.delete(key);
    this.#fetchedAt.delete(key);
    this.delete(key);
  }
}

function saysTheSame(known: State<unknown, unknown>, entry: State<unknown, unknown>): boolean {
  return (['data', 'error', 'isLoading', 'isValidating'] as const).every((field) => known[field] === entry[field]);
}

/** A cache filled with the server's answers; one for each server render, one for the life of a tab. */
export function createResourceCache(settled: Readonly<Record<string, SettledResource>> = {}): ResourceCache {
  const cache = new FreshnessMap();
  for (const [key, resource] of Object.entries(settled)) {
    const state =
      'data' in resource ? { data: resource.data } : { error: new HttpError(resource.status, resource.text) };
    cache.set(key, { isLoading: false, isValidating: false, ...state });
    cache.markFetched(key as ResourceKey);
  }
  return cache;
}
