import { useEffect, useState } from 'react';
import type { KeptNote } from '../service-worker/messages.ts';
import { watchConnection } from './connection.ts';
import { askWorker } from './service-worker-client.ts';

/**
 * Whether there is a connection, and since when the content has been cached (ISO 8601) if it is not from the network.
 */
export type Freshness = { isOffline: boolean; keptSince: string | undefined };

/** See {@link Freshness}; reported by requests that get no answer and by the service worker. */
export function useFreshness(): Freshness {
  const [isOffline, setIsOffline] = useState(false);
  const [keptSince, setKeptSince] = useState<string>();
  useEffect(() => {
    const { look, stop } = watchConnection(setIsOffline);
    const handleKept = (since: string) => {
      setKeptSince(since);
      look();
    };
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const handleMessage = ({ data }: MessageEvent) => {
      if (isKeptNote(data)) handleKept(data.keptSince);
    };
    container?.addEventListener('message', handleMessage);
    // The page itself may be a kept one: it did not exist yet when the worker sent its message.
    if (container?.controller)
      void askWorker(container.controller, 'kept-since').then((since) => since && handleKept(since));
    return () => {
      stop();
      container?.removeEventListener('message', handleMessage);
    };
  }, []);
  return { isOffline, keptSince };
}

function isKeptNote(data: unknown): data is KeptNote {
  return typeof data === 'object' && data !== null && 'keptSince' in data;
}
