import { useEffect } from 'react';
import { usePrefetchResources } from '@portal/shared-ui';
import type { LiveRegistry } from '../routing/page-state.ts';
import type { BrowserParts } from './browser-parts.ts';
import { fetchFiles } from './fetch-files.ts';
import { pageComplete, prefetchInOrder, prefetchOnIntent } from './prefetch.ts';

type PrefetcherProps = { registry: LiveRegistry; parts: BrowserParts };

/** Prefetches pages once the first one is complete: on intent, and in the specified order unless data saving is on. */
export function Prefetcher({ registry, parts }: PrefetcherProps) {
  const fetchResources = usePrefetchResources();
  useEffect(() => {
    const prefetch = { registry, parts, fetchFiles, fetchResources };
    const stopIntent = prefetchOnIntent(prefetch);
    let stopOrder: (() => void) | undefined;
    let isStopped = false;
    const begin = () => {
      if (!isStopped && !savesData()) stopOrder = prefetchInOrder(prefetch);
    };
    void pageComplete(prefetch).then(begin);
    return () => {
      isStopped = true;
      stopIntent();
      stopOrder?.();
    };
  }, [registry, parts, fetchResources]);
  return null;
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
