import { useEffect, useState } from 'react';

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
