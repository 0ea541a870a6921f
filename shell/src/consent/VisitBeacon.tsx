import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Device, Visit } from '@portal/api/contract';
import { useConsent } from '@portal/shared-ui';
import { tellPortal } from '../routing/tell-portal.ts';

/** Pages that do not count as visits. */
const NOT_COUNTED = /^\/(admin|auth)(\/|$)/;
/** The paths that the API counts; other addresses are not ours. */
const PATH = /^\/[a-z0-9/_-]{0,199}$/;
const HOST = /^[a-z0-9]([a-z0-9.-]{0,98}[a-z0-9])?$/;
/** Widths in px below which a window counts as a phone's or a tablet's. */
const TABLET = 768;
const DESKTOP = 1200;

/**
 * Counts each page once after consent to analysis: path, where from, device; no id, no cookie
 * (docs/product.md#own-analytics). Renders nothing.
 */
export function VisitBeacon() {
  const isAllowed = useConsent(({ preferences }) => preferences.analytics);
  const { pathname } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isAllowed || NOT_COUNTED.test(pathname) || !PATH.test(pathname)) return;
    const visit: Visit = { path: pathname, referrerHost: isFirst.current ? referrerHost() : null, device: device() };
    isFirst.current = false;
    tellPortal('/api/visits', visit);
  }, [isAllowed, pathname]);
  return null;
}

function referrerHost(): string | null {
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).hostname : '';
  return HOST.test(host) && host !== window.location.hostname ? host : null;
}

function device(): Device {
  const width = window.innerWidth;
  return width < TABLET ? 'phone' : width < DESKTOP ? 'tablet' : 'desktop';
}
