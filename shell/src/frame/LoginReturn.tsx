import { useEffect } from 'react';
import type { KnownDevice } from '@portal/api/contract';
import { isLeavingGuarded, request } from '@portal/shared-ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRegistry } from '../routing/part-source.ts';

/**
 * Leads from the admin area to the login, and from there back, if nobody is signed in on a device that has signed in
 * before. Others see the spinner (docs/specification.md#differences-by-authentication-state), as do those with unsaved
 * text, who are told.
 */
export function LoginReturn() {
  const { pathname, search } = useLocation();
  const { accountPages } = useRegistry();
  const navigate = useNavigate();
  const hasLogin = accountPages.includes('/auth');
  useEffect(() => {
    if (!hasLogin || isLeavingGuarded()) return undefined;
    let isCurrent = true;
    request<KnownDevice>('GET', '/api/auth/device').then(
      ({ isKnown }) => {
        // A page may have changed its own address since: the router still has the previous one.
        const shown = window.location.pathname + window.location.search;
        const back = new URLSearchParams({ weiter: shown }).toString();
        if (isKnown && isCurrent) void navigate(`/auth?${back}`, { replace: true });
      },
      // Without an answer the spinner stays, as it does for everybody else.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [hasLogin, pathname, search, navigate]);
  return null;
}
