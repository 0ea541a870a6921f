import { useLocation } from 'react-router-dom';
import { matchPage } from '../routing/matching.ts';
import { useRegistry } from '../routing/part-source.ts';

/** site: for visitors to read; application: for signed-in users to work with. */
type FrameKind = 'site' | 'application';

/** The frame of the page that is shown: pages with `access` are for work, all others are the site's. */
export function useFrameKind(): FrameKind {
  const registry = useRegistry();
  const { pathname } = useLocation();
  return matchPage(registry, pathname)?.page.access ? 'application' : 'site';
}
