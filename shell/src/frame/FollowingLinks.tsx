import { useContext, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { usePainted } from '@portal/shared-ui/use-painted';

/**
 * Entries of a menu learn of another address once the page itself is painted: each renders anew then.
 */
export function FollowingLinks({ children }: { children: ReactNode }) {
  const location = usePainted(useContext(LocationContext));
  return <LocationContext value={location}>{children}</LocationContext>;
}
