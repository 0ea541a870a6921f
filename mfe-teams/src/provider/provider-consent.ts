import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FootballData } from '@portal/api/contract';
import { useClub, useConsent } from '@portal/shared-ui';
import { providerOriginsOf } from '@portal/shared-ui/football-provider';
import { readNote, writeNote } from '../entry-note.ts';

/** `isAllowed`: no question is needed any more; `canLoad`: the policy of this document allows it, too. */
export type ProviderConsent = { isAllowed: boolean; canLoad: boolean; allowOnce: () => void };

/**
 * The note with the reason of a reload, the page and the provider, as in `once /mannschaft FuPa
 * https://widget-api.fupa.net`.
 */
const LOADED_ANEW = 'footballDataLoadedAnew';

/** `once`: the visitor has allowed it on the spot; `agreed`: by consent or the club's decision. */
type Reason = 'once' | 'agreed';

/**
 * Whether the provider of football data may be loaded: by the visitor's consent to marketing, once on the spot, or
 * because the club has decided so (docs/product.md#football-data-widgets). A policy belongs to a document: if the
 * visitor came from a page without the provider, the page reloads before the provider is loaded. A permission is for
 * the provider named in the question, not for one that the club has chosen since. `isNeeded`: whether there is
 * something to load.
 */
export function useProviderConsent(isNeeded: boolean, load = reload): ProviderConsent {
  const [allowedOnce, setAllowedOnce] = useState<string>();
  const hasConsent = useConsent(({ preferences }) => preferences.marketing);
  const { footballData } = useClub();
  const origins = footballData ? originsOf(footballData) : [];
  const provider = footballData ? [footballData.name, ...origins].join(' ') : '';
  const canLoad = useSyncExternalStore(
    subscribe,
    () => allowsAll(policyOfDocument(), origins),
    () => true,
  );
  const reason = useSyncExternalStore(
    subscribe,
    () => reasonHere(provider),
    () => undefined,
  );
  const isOnce = allowedOnce === provider || reason === 'once';
  const isAllowed = hasConsent || isOnce || (footballData?.loadAtOnce ?? false);
  useEffect(() => forgetReason, []);
  useEffect(() => {
    // Once: an answer without the provider's policy may come from a cache.
    if (!isNeeded || !isAllowed || canLoad || reason) return;
    const why: Reason = isOnce ? 'once' : 'agreed';
    writeNote(LOADED_ANEW, `${why} ${window.location.pathname} ${provider}`);
    load();
  }, [isNeeded, isAllowed, isOnce, canLoad, reason, provider, load]);
  return { isAllowed, canLoad, allowOnce: () => setAllowedOnce(provider) };
}

const reload = () => window.location.reload();

const originsOf = (provider: FootballData) => [...new Set(Object.values(providerOriginsOf(provider)).flat())];

/** The origins that the policy allows, as the server writes them beside it (shell/src/server/pipeline/document.ts). */
const policyOfDocument = () => document.documentElement.dataset['footballData'];

/** An older shell says only that there is a provider, and names no origin. */
function allowsAll(policy: string | undefined, origins: readonly string[]): boolean {
  if (policy === undefined) return false;
  const allowed = policy.split(' ');
  return policy === '' || origins.every((origin) => allowed.includes(origin));
}

/**
 * The reason of this document's reload, with page and provider, until that page is left; undefined before it was read.
 */
let loadedAnew: string | undefined;

function reasonHere(provider: string): Reason | undefined {
  if (loadedAnew === undefined) {
    loadedAnew = readNote(LOADED_ANEW) ?? '';
    if (loadedAnew) writeNote(LOADED_ANEW, undefined);
  }
  const [why, ...where] = loadedAnew.split(' ');
  return where.join(' ') === `${window.location.pathname} ${provider}` ? (why as Reason) : undefined;
}

function forgetReason(): void {
  loadedAnew = '';
}

/** Nothing of this changes while a document is shown: it keeps its policy. */
const subscribe = () => () => undefined;
