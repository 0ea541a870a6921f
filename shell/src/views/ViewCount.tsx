import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { ViewReport } from '@portal/api/contract';
import { useRegistry } from '../routing/part-source.ts';
import { tellPortal } from '../routing/tell-portal.ts';
import { releasesAt } from './shown-here.ts';

/** The portal's limit for one report. */
const MOST = 500;

/**
 * Counts the pages that a tab opens without a request to the portal, by the versions they show, and reports when the
 * tab is hidden: a sum, nothing about persons (docs/product.md#health-of-releases). The portal counts the first page
 * itself. Renders nothing.
 */
export function ViewCount() {
  const { pathname } = useLocation();
  const registry = useRegistry();
  const count = useEffectEvent((opened: string) => {
    for (const { section, version } of releasesAt(registry, opened)) {
      const key = `${section} ${version}`;
      counts.set(key, Math.min(MOST, (counts.get(key) ?? 0) + 1));
    }
  });
  // Not for another registry: the page would be counted twice.
  useEffect(() => count(pathname), [pathname]);
  useEffect(() => {
    document.addEventListener('visibilitychange', tellHidden);
    return () => document.removeEventListener('visibilitychange', tellHidden);
  }, []);
  return null;
}

const counts = new Map<string, number>();

function tellHidden(): void {
  if (document.visibilityState !== 'hidden' || counts.size === 0) return;
  const views = [...counts].map(([key, count]) => {
    const [section = '', version = ''] = key.split(' ');
    return { section, version, count };
  });
  counts.clear();
  tellPortal('/api/views', { views } satisfies ViewReport);
}
