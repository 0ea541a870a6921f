import { useEffect, useEffectEvent } from 'react';
import type { TeamName } from '@portal/api/contract';
import { usePrefetchResources, useResource } from '@portal/shared-ui';
import { lacksItsTeam } from '@portal/shared-ui/team-path';
import { TEAM_NAMES } from '../routing/frame-resources.ts';
import { savesData } from '../routing/saves-data.ts';
import type { BrowserParts } from './browser-parts.ts';
import { fetchFiles } from './fetch-files.ts';
import type { KnownReleases } from './known-releases.ts';
import { pageComplete, prefetchInOrder, prefetchOnIntent } from './prefetch.ts';

type PrefetcherProps = { releases: KnownReleases; parts: BrowserParts };

/**
 * Prefetches pages once the first one is complete: on intent, and in the specified order unless the visitor saves data.
 */
export function Prefetcher({ releases, parts }: PrefetcherProps) {
  const fetchResources = usePrefetchResources();
  const { data: teams } = useResource<TeamName[]>(TEAM_NAMES);
  const isMissing = useEffectEvent((path: string) => lacksItsTeam(path, teams));
  useEffect(() => {
    const prefetch = { releases, parts, fetchFiles, fetchResources, isMissing: (path: string) => isMissing(path) };
    const stopIntent = prefetchOnIntent(prefetch);
    let stopOrder: (() => void) | undefined;
    let isStopped = false;
    const begin = async () => {
      await pageComplete(prefetch);
      const registry = savesData() ? undefined : await releases.all();
      if (registry && !isStopped) stopOrder = prefetchInOrder(registry, prefetch);
    };
    // Without a connection nothing can be fetched ahead.
    begin().catch(() => undefined);
    return () => {
      isStopped = true;
      stopIntent();
      stopOrder?.();
    };
  }, [releases, parts, fetchResources]);
  return null;
}
