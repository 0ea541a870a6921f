import { useContext, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { usePainted } from '@portal/shared-ui/use-painted';

/**
 * Links around the page learn of another address once the page itself is painted: each link renders anew then, and the
 * frame has as many as a page.
 */
export function FollowingLinks({ children }: { children: ReactNode }) {
  const location = usePainted(useContext(LocationContext));
  return <LocationContext value={location}>{children}</LocationContext>;
}
