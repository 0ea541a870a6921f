import { useEffect, useEffectEvent } from 'react';
import { matchPage } from '../routing/matching.ts';
import { useRegistry } from '../routing/part-source.ts';
import { reportFailure } from '../routing/report-failure.ts';
import { culpritOf, saysOnlyNetwork } from './culprit.ts';

/**
 * The limit of reports from one document: an error in a timer comes again and again, with another message each time.
 */
const MOST = 5;
/** The part's name for errors of no known part. */
const ELSEWHERE = 'anderswo';

let told = 0;

/**
 * Reports errors that no part's boundary catches, those of handlers, timers and promises, for the version whose file
 * they come from (docs/product.md#health-of-releases). Renders nothing.
 */
export function StrayErrors() {
  const registry = useRegistry();
  const report = useEffectEvent((error: unknown) => {
    const culprit = told < MOST && !saysOnlyNetwork(error) ? culpritOf(error) : undefined;
    if (!culprit) return;
    told += 1;
    const match = matchPage(registry, window.location.pathname);
    const name = match?.section.name === culprit.section ? match.page.path : ELSEWHERE;
    reportFailure({ section: culprit.section, name }, culprit.version, error);
  });
  useEffect(() => {
    const onError = ({ error }: ErrorEvent) => report(error);
    const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  return null;
}
