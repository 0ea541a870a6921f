import type { Upload } from '@portal/api/contract';
import { HttpError } from '@portal/shared-ui';
import { failureText } from '../failure-text.ts';
import { sendPicture } from './send-picture.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A file on its way. `progress` is 0 to 1; `failure` is what to tell a person. */
export type UploadEntry = {
  /** Also the key under which the server recognises a repetition. */
  id: string;
  name: string;
  state: 'waiting' | 'sending' | 'stored' | 'failed';
  progress: number;
  failure?: string;
  picture?: Upload;
};

/** Uploads several files, a few at a time, and tries again what a bad line broke. */
export type UploadQueue = {
  entries: () => readonly UploadEntry[];
  /** Calls back after each change; answers what ends that. */
  subscribe: (onChange: () => void) => () => void;
  /** Tells each stored picture, in the order in which they are done; answers what ends that. */
  listen: (onStored: (picture: Upload) => void) => () => void;
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  /** Takes an entry off the list; one that is being sent is broken off. */
  remove: (id: string) => void;
  /** Breaks off everything. */
  stop: () => void;
};

const AT_ONCE = 3;
/** Milliseconds before each further try after a lost connection or a server that is busy. */
const PAUSES = [1_000, 4_000, 10_000];
const BUSY = new Set([429, 502, 503, 504]);

/** `pauses` are milliseconds before each further try. */
export function createUploadQueue(pauses: readonly number[] = PAUSES): UploadQueue {
  let entries: readonly UploadEntry[] = [];
  const files = new Map<string, File>();
  const underWay = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const recipients = new Set<(picture: Upload) => void>();

  const put = (next: readonly UploadEntry[]): void => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, values: Partial<UploadEntry>): void =>
    put(entries.map((entry) => (entry.id === id ? { ...entry, ...values } : entry)));

  const send = async (id: string, file: File, signal: AbortSignal): Promise<Upload> => {
    const smaller = await shrinkPicture(file);
    for (let round = 0; ; round += 1) {
      try {
        const onProgress = (progress: number) => change(id, { progress });
        return await sendPicture(smaller, file.name, { key: id, onProgress, signal });
      } catch (error) {
        const pause = pauses[round];
        const isRefused = error instanceof HttpError && !BUSY.has(error.status);
        if (isRefused || pause === undefined || signal.aborted) throw error;
        change(id, { progress: 0 });
        await untilOnlineOr(pause, signal);
      }
    }
  };

  const work = async (id: string, file: File): Promise<void> => {
    const controller = new AbortController();
    underWay.set(id, controller);
    change(id, { state: 'sending', progress: 0 });
    try {
      const picture = await send(id, file, controller.signal);
      files.delete(id);
      change(id, { state: 'stored', progress: 1, picture });
      for (const tell of recipients) tell(picture);
    } catch (error) {
      change(id, { state: 'failed', failure: failureText(error) });
    } finally {
      underWay.delete(id);
      startWaiting();
    }
  };

  const startWaiting = (): void => {
    for (const { id, state } of entries) {
      const file = files.get(id);
      if (underWay.size < AT_ONCE && state === 'waiting' && file) void work(id, file);
    }
  };

  return {
    entries: () => entries,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    listen(onStored) {
      recipients.add(onStored);
      return () => void recipients.delete(onStored);
    },
    add(added) {
      const fresh = added.map((file): UploadEntry => {
        const id = crypto.randomUUID();
        files.set(id, file);
        return { id, name: file.name, state: 'waiting', progress: 0 };
      });
      put([...entries, ...fresh]);
      startWaiting();
    },
    retry(id) {
      change(id, { state: 'waiting', progress: 0 });
      startWaiting();
    },
    remove(id) {
      underWay.get(id)?.abort();
      files.delete(id);
      put(entries.filter((entry) => entry.id !== id));
    },
    stop() {
      files.clear();
      for (const controller of underWay.values()) controller.abort();
    },
  };
}

/** Waits, but not longer than until the device is back in a network. */
function untilOnlineOr(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const handleEnd = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', handleEnd, { once: true });
    signal.addEventListener('abort', handleEnd, { once: true });
  });
}
