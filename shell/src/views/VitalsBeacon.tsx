import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { VitalReport } from '@portal/api/contract';
import { useConsent } from '@portal/shared-ui';
import { onCLS, onINP, onLCP, type CLSMetric, type INPMetric, type LCPMetric } from 'web-vitals';
import type { PageRegistry } from '../routing/page-state.ts';
import { useRegistry } from '../routing/part-source.ts';
import { tellPortal } from '../routing/tell-portal.ts';
import { timedAt } from './shown-here.ts';

/** A page and since when, in ms of the document's clock, it has been shown. */
type ShownPage = { since: number; pathname: string };

/**
 * Reports after consent to analysis how fast pages were (https://web.dev/vitals), each measure once for a document, for
 * the page that was shown when it happened; no id, no address (docs/product.md#health-of-releases). Renders nothing.
 */
export function VitalsBeacon() {
  const { pathname } = useLocation();
  const registry = useRegistry();
  const current = useRef(registry);
  const pages = useRef<ShownPage[]>([]);
  useEffect(() => {
    current.current = registry;
  }, [registry]);
  useEffect(() => {
    pages.current.push({ since: pages.current.length > 0 ? performance.now() : 0, pathname });
  }, [pathname]);
  useEffect(() => {
    const told = new Set<string>();
    const tell = (metric: Measured) => {
      // A tab that is shown again continues to measure; its visit is counted already.
      if (told.has(metric.id) || !useConsent.getState().preferences.analytics) return;
      told.add(metric.id);
      const report = vitalReport(metric, pages.current, current.current);
      if (report) tellPortal('/api/vitals', report);
    };
    onLCP(tell);
    onINP(tell);
    onCLS(tell);
  }, []);
  return null;
}

type Measured = Pick<LCPMetric | INPMetric | CLSMetric, 'id' | 'name' | 'value'> & {
  entries: readonly { startTime: number }[];
};

const MEASURES = { LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const;

/** The report of a measure; nothing if no version is known to have been shown. */
export function vitalReport(
  { name, value, entries: [entry] }: Omit<Measured, 'id'>,
  pages: readonly ShownPage[],
  registry: PageRegistry,
): VitalReport | undefined {
  const page = pages.findLast(({ since }) => since <= (entry?.startTime ?? 0));
  const shown = page ? timedAt(registry, page.pathname) : [];
  return shown.length > 0 ? { measure: MEASURES[name], value, shown } : undefined;
}
