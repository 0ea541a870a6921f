import { useEffect, useState } from 'react';
import { useClub, useConsent } from '@portal/shared-ui';

/** loading: also while there is nothing to load. */
export type ScriptState = 'loading' | 'ready' | 'failed';

/**
 * Adds the provider's script to the page as long as the component shows it (docs/specification.md#1st-team-mannschaft).
 */
export function useProviderScript(source: string | null): ScriptState {
  const [state, setState] = useState<ScriptState>('loading');
  useEffect(() => {
    if (!source) return undefined;
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    script.addEventListener('load', () => setState('ready'));
    script.addEventListener('error', () => setState('failed'));
    document.head.append(script);
    return () => {
      script.remove();
      setState('loading');
    };
  }, [source]);
  return state;
}

export type ProviderConsent = { isAllowed: boolean; allowOnce: () => void };

/**
 * Whether the provider of football data may be asked: by the visitor's consent to marketing, once on the spot, or because
 * the club has decided so (docs/product.md#football-data-widgets).
 */
export function useProviderConsent(): ProviderConsent {
  const [isAllowedOnce, setIsAllowedOnce] = useState(false);
  const hasConsent = useConsent(({ preferences }) => preferences.marketing);
  const { footballData } = useClub();
  return {
    isAllowed: hasConsent || isAllowedOnce || (footballData?.loadAtOnce ?? false),
    allowOnce: () => setIsAllowedOnce(true),
  };
}
