import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Upload } from '@portal/api/contract';
import { createUploadQueue, type UploadEntry, type UploadQueue } from './upload-queue.ts';

const NONE: readonly UploadEntry[] = [];

/** A queue that lives as long as the component, and what is in it. Give a steady `onStored`. */
export function useUploadQueue(
  onStored: (picture: Upload) => void,
): Pick<UploadQueue, 'add' | 'retry' | 'remove'> & { entries: readonly UploadEntry[]; isBusy: boolean } {
  const [queue] = useState(() => createUploadQueue());
  useEffect(() => queue.listen(onStored), [queue, onStored]);
  const entries = useSyncExternalStore(queue.subscribe, queue.entries, () => NONE);
  useEffect(() => queue.stop, [queue]);
  const isBusy = entries.some(({ state }) => state === 'waiting' || state === 'sending');
  return { add: queue.add, retry: queue.retry, remove: queue.remove, entries, isBusy };
}
