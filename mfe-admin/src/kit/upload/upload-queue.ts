import type { Upload } from '@portal/api/contract';
import { HttpError } from '@portal/shared-ui';
import { failureText } from '../failure.ts';
import { expectFailures, forgetFailedUpload, noteFailedUpload } from './failed-uploads.ts';
import { fileRefusal, sizeRefusal, shrinkPicture } from './outgoing-picture.ts';
import { sendPicture, type UploadTarget } from './send-picture.ts';
import { randomId } from '../random-id.ts';
import { createUploadEntries, type UploadEntry } from './upload-entries.ts';

/** Uploads several files, a few at a time, and retries after network failures. */
export type UploadQueue = {
  entries: () => readonly UploadEntry[];
  /** Calls back after each change; returns a function that stops it. */
  subscribe: (onChange: () => void) => () => void;
  /** Reports each stored picture in the order the files were chosen in; returns a function that stops it. */
  listen: (onStored: (picture: Upload) => void) => () => void;
  add: (files: readonly File[], target?: UploadTarget) => void;
  retry: (id: string) => void;
  /** Removes an entry from the list; an upload in progress is aborted. */
  remove: (id: string) => void;
  /** Aborts everything; unfinished uploads have failed. */
  stop: () => void;
};

const AT_ONCE = 3;
/** Milliseconds before each further try after a lost connection or a server that is busy. */
const PAUSES = [1_000, 4_000, 10_000];
const BUSY = new Set([429, 502, 503, 504]);
/** The file itself is refused, or the picture to replace has changed: a retry would not help. */
const UNACCEPTABLE = new Set([409, 413, 415, 422]);

/** `pauses` are milliseconds before each further try. */
export function createUploadQueue(pauses: readonly number[] = PAUSES): UploadQueue {
  const { entries, subscribe, put, change } = createUploadEntries();
  const files = new Map<string, { file: File; target: UploadTarget }>();
  const underWay = new Map<string, AbortController>();
  const recipients = new Set<(picture: Upload) => void>();
  const told = new Set<string>();

  const giveUp = (id: string, state: 'failed' | 'refused', failure: string): void => {
    change(id, { state, failure });
    const name = entries().find((entry) => entry.id === id)?.name;
    if (name !== undefined) noteFailedUpload({ id, name: name || 'Bild', reason: failure });
  };

  /** A small file overtakes a large one; in an album and in a text it still stands behind it. */
  const tell = (): void => {
    for (const { id, state, picture } of entries()) {
      if (state === 'waiting' || state === 'sending') return;
      if (!picture || told.has(id)) continue;
      told.add(id);
      for (const recipient of recipients) recipient(picture);
    }
  };

  const send = async (id: string, name: string, picture: Blob, target: UploadTarget, signal: AbortSignal) => {
    for (let round = 0; ; round += 1) {
      try {
        const onProgress = (progress: number) => change(id, { progress });
        return await sendPicture(picture, name, { ...target, key: id, onProgress, signal });
      } catch (error) {
        const pause = pauses[round];
        const isRefused = error instanceof HttpError && !BUSY.has(error.status);
        if (isRefused || pause === undefined || signal.aborted) throw error;
        change(id, { progress: 0 });
        await untilOnlineOr(pause, signal);
      }
    }
  };

  const work = async (id: string, file: File, target: UploadTarget): Promise<void> => {
    const controller = new AbortController();
    underWay.set(id, controller);
    change(id, { state: 'sending', progress: 0 });
    try {
      const smaller = await shrinkPicture(file);
      const failure = sizeRefusal(smaller);
      if (failure) return giveUp(id, 'refused', failure);
      const picture = await send(id, file.name, smaller, target, controller.signal);
      files.delete(id);
      change(id, { state: 'stored', progress: 1, picture });
      forgetFailedUpload(id);
    } catch (error) {
      const isFinal = error instanceof HttpError && UNACCEPTABLE.has(error.status);
      if (!controller.signal.aborted) giveUp(id, isFinal ? 'refused' : 'failed', failureText(error));
    } finally {
      underWay.delete(id);
      tell();
      startWaiting();
    }
  };

  const startWaiting = (): void => {
    for (const { id, state } of entries()) {
      const known = files.get(id);
      if (underWay.size < AT_ONCE && state === 'waiting' && known) void work(id, known.file, known.target);
    }
  };

  const enter = (file: File, target: UploadTarget): UploadEntry => {
    const entry = { id: randomId(), name: file.name, progress: 0 };
    const failure = fileRefusal(file, target.fields?.['purpose'] === 'logo');
    if (failure) return { ...entry, state: 'refused', failure };
    files.set(entry.id, { file, target });
    return { ...entry, state: 'waiting' };
  };

  return {
    entries,
    subscribe,
    listen(onStored) {
      recipients.add(onStored);
      return () => void recipients.delete(onStored);
    },
    add(added, target = {}) {
      expectFailures();
      put([...entries(), ...added.map((file) => enter(file, target))]);
      startWaiting();
    },
    retry(id) {
      change(id, { state: 'waiting', progress: 0 });
      startWaiting();
    },
    remove(id) {
      underWay.get(id)?.abort();
      files.delete(id);
      forgetFailedUpload(id);
      put(entries().filter((entry) => entry.id !== id));
      tell();
    },
    stop() {
      files.clear();
      for (const { id, state } of entries())
        if (state === 'waiting' || state === 'sending')
          giveUp(id, 'failed', 'Die Seite wurde verlassen, bevor das Bild ankam.');
      for (const controller of underWay.values()) controller.abort();
    },
  };
}

/** Waits, at most until the device is online again. */
function untilOnlineOr(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const handleEnd = () => {
      clearTimeout(timer);
      window.removeEventListener('online', handleEnd);
      signal.removeEventListener('abort', handleEnd);
      resolve();
    };
    const timer = setTimeout(handleEnd, milliseconds);
    window.addEventListener('online', handleEnd);
    signal.addEventListener('abort', handleEnd);
  });
}
