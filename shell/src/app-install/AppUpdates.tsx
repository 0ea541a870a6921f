import { useContext, useEffect } from 'react';
import { showToast, useToasts } from '@portal/shared-ui';
import { AllReleasesContext } from '../routing/part-source.ts';
import { watchUpdates } from './watch-updates.ts';

/** Milliseconds the page may have for itself, at most, before the worker is registered. */
const IDLE_LIMIT = 10_000;

/** Registers the service worker once the page is complete and idle, and offers newer versions. Renders nothing. */
export function AppUpdates() {
  const allReleases = useContext(AllReleasesContext);
  useEffect(() => {
    const isUsed = document.documentElement.dataset['version'] !== undefined;
    // Only over HTTPS or on this machine; a portal that uses no worker names no version.
    if (!isUsed || !window.isSecureContext || !('serviceWorker' in navigator)) return undefined;
    const { serviceWorker: container } = navigator;
    const watch = async () => {
      // A tab whose releases are out of date counts as having no worker.
      const { worker: tabVersion } = (await allReleases()) ?? { worker: 'overtaken' };
      if (tabVersion) await watchUpdates({ container, tabVersion, onOutdated: offerReload });
    };
    const start = () => void watch().catch(console.warn);
    const startWhenIdle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: IDLE_LIMIT }) : setTimeout(start, 2000);
    if (document.readyState === 'complete') startWhenIdle();
    else window.addEventListener('load', startWhenIdle, { once: true });
    return () => window.removeEventListener('load', startWhenIdle);
  }, [allReleases]);
  return null;
}

const OFFER = 'Neue Version verfügbar';

/** Not announced twice, except after another message. */
function offerReload(reload: () => void): void {
  if (useToasts.getState().toasts.some(({ title, isOpen }) => isOpen && title === OFFER)) return;
  showToast({
    title: OFFER,
    action: { label: 'Neu laden', onAction: reload },
    duration: Infinity,
  });
}
