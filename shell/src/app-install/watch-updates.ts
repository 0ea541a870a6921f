import { askWorker } from './service-worker-client.ts';

/** Milliseconds between checks for a new version while the page stays open. */
const CHECK_INTERVAL = 30 * 60_000;
/** Milliseconds after which the page is reloaded even if the new worker has not taken over. */
const TAKE_OVER_LIMIT = 3000;

type Options = {
  container: ServiceWorkerContainer;
  /** The version of the worker that belongs to the releases this tab works with. */
  tabVersion: string;
  /** Called each time another version is found; its argument reloads the page with that version. */
  onOutdated: (reload: () => void) => void;
};

/**
 * Registers the service worker and compares its version with the tab's: a worker as new as the tab takes over in
 * silence, because nothing changes for the reader. Another version waits until the reader wants it, so that no page is
 * ever shown with parts of two.
 */
export async function watchUpdates({ container, tabVersion, onOutdated }: Options): Promise<void> {
  const registration = await container.register('/sw.js', { updateViaCache: 'none' });
  // A browser that does not allow workers may answer with nothing.
  if (!registration) return;

  const judge = async (worker: ServiceWorker | null) => {
    const version = worker && (await askWorker(worker, 'version'));
    if (!version) return;
    if (version !== tabVersion) onOutdated(() => reloadWith(container, registration));
    else if (worker === registration.waiting) worker.postMessage('activate');
  };

  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    found?.addEventListener('statechange', () => {
      // The first worker has nobody to take over from.
      if (found.state === 'installed' && registration.active) void judge(found);
    });
  });
  container.addEventListener('controllerchange', () => void judge(container.controller));
  const judgeKnown = () => judge(registration.waiting ?? container.controller);
  const check = () => void registration.update().then(judgeKnown, () => undefined);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
  setInterval(check, CHECK_INTERVAL);
  await judgeKnown();
}

function reloadWith(container: ServiceWorkerContainer, { waiting }: ServiceWorkerRegistration): void {
  const reload = () => window.location.reload();
  if (!waiting) return reload();
  container.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TAKE_OVER_LIMIT);
  waiting.postMessage('activate');
}
