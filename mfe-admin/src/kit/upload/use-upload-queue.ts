import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Upload } from '@portal/api/contract';
import { useFormHold } from '../form/form-context.ts';
import { useUnsavedGuard } from '../form/use-unsaved-guard.ts';
import type { UploadEntry } from './upload-entries.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

const NONE: readonly UploadEntry[] = [];

/**
 * A queue that lives as long as the component, with its entries. While pictures are on their way the form around it is
 * not saved, and leaving the page needs a confirmation: neither may lose a picture.
 */
export function useUploadQueue(
  onStored: (picture: Upload) => void,
): Pick<UploadQueue, 'add' | 'retry' | 'remove'> & { entries: readonly UploadEntry[] } {
  const [queue] = useState(() => createUploadQueue());
  useEffect(() => queue.listen(onStored), [queue, onStored]);
  const entries = useSyncExternalStore(queue.subscribe, queue.entries, () => NONE);
  useEffect(() => queue.stop, [queue]);
  const isBusy = entries.some(({ state }) => state === 'waiting' || state === 'sending');
  useFormHold(isBusy ? 'Es werden noch Bilder hochgeladen. Bitte warten, bis alle da sind.' : undefined);
  useUnsavedGuard(isBusy, 'Es werden noch Bilder hochgeladen. Beim Verlassen fehlen die, die noch nicht da sind.');
  return { add: queue.add, retry: queue.retry, remove: queue.remove, entries };
}
