import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FootballData } from '@portal/api/contract';
import { useClub, useConsent } from '@portal/shared-ui';
import { providerOriginsOf } from '@portal/shared-ui/football-provider';
import { readNote, writeNote } from '../entry-note.ts';

/** `isAllowed`: nobody has to be asked any more; `canLoad`: the policy of this document allows it, too. */
export type ProviderConsent = { isAllowed: boolean; canLoad: boolean; allowOnce: () => void };

/**
 * The note of why a page is loaded anew, which page, and for whom, as in
 * `once /mannschaft FuPa https://widget-api.fupa.net`.
 */
const LOADED_ANEW = 'footballDataLoadedAnew';

/** `once`: somebody has allowed it there and then; `agreed`: as consent or the club has it. */
type Reason = 'once' | 'agreed';

/**
 * Whether the provider of football data may be asked: by the visitor's consent to marketing, once on the spot, or
 * because the club has decided so (docs/product.md#football-data-widgets). A policy belongs to a document: where the
 * visitor came here from a page without the provider, the address is loaded anew before anything of the provider is.
 * What was allowed once is allowed to the provider that the question named, not to one that the club has taken since.
 * `isNeeded`: whether there is something to load.
 */
export function useProviderConsent(isNeeded: boolean, load = reload): ProviderConsent {
  const [allowedOnce, setAllowedOnce] = useState<string>();
  const hasConsent = useConsent(({ preferences }) => preferences.marketing);
  const { footballData } = useClub();
  const origins = footballData ? originsOf(footballData) : [];
  const provider = footballData ? [footballData.name, ...origins].join(' ') : '';
  const policy = useSyncExternalStore(subscribe, policyOfDocument, () => '');
  const canLoad = policy !== undefined && isIn(policy, origins);
  const reason = useSyncExternalStore(
    subscribe,
    () => reasonHere(provider),
    () => undefined,
  );
  const isOnce = allowedOnce === provider || reason === 'once';
  const isAllowed = hasConsent || isOnce || (footballData?.loadAtOnce ?? false);
  useEffect(() => forgetReason, []);
  useEffect(() => {
    // Once: an answer without the provider's policy may be one that was kept.
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

/** A shell of before says only that there is a provider, and names no origin. */
function isIn(policy: string, origins: readonly string[]): boolean {
  const allowed = policy.split(' ');
  return policy === '' || origins.every((origin) => allowed.includes(origin));
}

/**
 * Why this document was loaded anew, for which page and whom, until that is left; undefined before anybody has looked.
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
