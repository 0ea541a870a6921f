import { watchLostRequests } from '@portal/shared-ui';

/** A small file whose HEAD request no service worker answers and no ad blocker blocks. */
const ANY_FILE = '/robots.txt';
/** Its timeout in ms. */
const PATIENCE = 10_000;
/** Milliseconds between checks while there is no connection. */
const LOOK_INTERVAL = 5000;

/** `look` checks at once whether the portal can be reached, such as when cached content is shown. */
export type ConnectionWatch = { look: () => void; stop: () => void };

/**
 * Reports when the connection is lost or restored, starting with the known state. `navigator.onLine` only triggers a
 * check: it may be true without a connection, and false with one.
 */
export function watchConnection(onChange: (isOffline: boolean) => void, wasOffline = false): ConnectionWatch {
  let isOffline = wasOffline;
  let isLooking = false;
  let isOutdated = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (found: boolean) => {
    clearTimeout(timer);
    if (isStopped) return;
    if (found) timer = setTimeout(look, LOOK_INTERVAL);
    if (found === isOffline) return;
    isOffline = found;
    onChange(found);
  };
  const look = () => {
    // A request under way began before there was a reason to check again.
    isOutdated = isLooking;
    if (isLooking) return;
    isLooking = true;
    void isReachable().then((isReached) => {
      isLooking = false;
      settle(!isReached);
      if (isOutdated && !isStopped) look();
    });
  };
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  const stopWatching = watchLostRequests(look);
  settle(isOffline);
  if (!navigator.onLine) look();
  return {
    look,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopWatching();
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    },
  };
}

/** Whether anything answers, even with a failure. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch(ANY_FILE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}
