import { useEffect, useState, useSyncExternalStore } from 'react';
import { useClub, useConsent } from '@portal/shared-ui';
import { readNote, writeNote } from '../history/entry-note.ts';

/** `isAllowed`: nobody has to be asked any more; `canLoad`: the policy of this document allows it, too. */
export type ProviderConsent = { isAllowed: boolean; canLoad: boolean; allowOnce: () => void };

/** The note of why a page is loaded anew for the provider, and which, as in `once /mannschaft`. */
const LOADED_ANEW = 'footballDataLoadedAnew';

/** `once`: somebody has allowed it there and then; `agreed`: as consent or the club has it. */
type Reason = 'once' | 'agreed';

/**
 * Whether the provider of football data may be asked: by the visitor's consent to marketing, once on the spot, or because the
 * club has decided so (docs/product.md#football-data-widgets). A policy belongs to a document: where the visitor came here from
 * a page without the provider, the address is loaded anew before anything of the provider is. `isNeeded`: whether there is
 * something to load.
 */
export function useProviderConsent(isNeeded: boolean, load = reload): ProviderConsent {
  const [isAllowedOnce, setIsAllowedOnce] = useState(false);
  const hasConsent = useConsent(({ preferences }) => preferences.marketing);
  const { footballData } = useClub();
  const canLoad = useSyncExternalStore(subscribe, isInPolicy, () => true);
  const reason = useSyncExternalStore(subscribe, reasonHere, () => undefined);
  const isOnce = isAllowedOnce || reason === 'once';
  const isAllowed = hasConsent || isOnce || (footballData?.loadAtOnce ?? false);
  useEffect(() => forgetReason, []);
  useEffect(() => {
    // Once: an answer without the provider's policy may be one that was kept.
    if (!isNeeded || !isAllowed || canLoad || reason) return;
    const why: Reason = isOnce ? 'once' : 'agreed';
    writeNote(LOADED_ANEW, `${why} ${window.location.pathname}`);
    load();
  }, [isNeeded, isAllowed, isOnce, canLoad, reason, load]);
  return { isAllowed, canLoad, allowOnce: () => setIsAllowedOnce(true) };
}

const reload = () => window.location.reload();

/** What the server writes beside the policy (shell/src/server/pipeline/document.ts). */
const isInPolicy = () => 'footballData' in document.documentElement.dataset;

/** Why this document was loaded anew, and for which page, until that is left; undefined before anybody has looked. */
let loadedAnew: string | undefined;

function reasonHere(): Reason | undefined {
  if (loadedAnew === undefined) {
    loadedAnew = readNote(LOADED_ANEW) ?? '';
    if (loadedAnew) writeNote(LOADED_ANEW, undefined);
  }
  const [why, path] = loadedAnew.split(' ');
  return path === window.location.pathname ? (why as Reason) : undefined;
}

function forgetReason(): void {
  loadedAnew = '';
}

/** Nothing of this changes while a document is shown: it keeps its policy. */
const subscribe = () => () => undefined;
