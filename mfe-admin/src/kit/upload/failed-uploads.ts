import { useSyncExternalStore } from 'react';
import { deviceStorage } from '@portal/shared-ui';

/** A failed upload; kept in this browser, because the server does not know it. `at` is ISO 8601. */
export type FailedUpload = { id: string; name: string; reason: string; at: string };

const KEY = 'portal:uploads:gescheitert';
/** Older ones make way. */
const MOST = 20;
const NONE: readonly FailedUpload[] = [];

let known: { text: string | null; uploads: readonly FailedUpload[] } = { text: null, uploads: NONE };
const listeners = new Set<() => void>();

/** After a logout, the uploads it aborts must not be noted again. */
let isOver = false;

/** To be called when somebody has chosen files: from then on failures are recorded. */
export function expectFailures(): void {
  isOver = false;
}

/** Records an abandoned upload, so that the overview can show it later. */
export function noteFailedUpload({ id, name, reason }: Omit<FailedUpload, 'at'>): void {
  if (isOver) return;
  const others = failedUploads().filter((upload) => upload.id !== id);
  write([{ id, name, reason, at: new Date().toISOString() }, ...others].slice(0, MOST));
}

/** Forgets one that was uploaded after all or is no longer wanted. */
export function forgetFailedUpload(id: string): void {
  const others = failedUploads().filter((upload) => upload.id !== id);
  if (others.length < failedUploads().length) write(others);
}

/** Forgets all: files are called as children are, and the next user of this browser must not find them. */
export function discardFailedUploads(): void {
  isOver = true;
  write(NONE);
}

/** Uploads given up in this browser, newest first. */
export function useFailedUploads(): readonly FailedUpload[] {
  return useSyncExternalStore(subscribe, failedUploads, () => NONE);
}

function failedUploads(): readonly FailedUpload[] {
  try {
    const text = deviceStorage.get(KEY);
    if (text !== known.text) known = { text, uploads: text ? (JSON.parse(text) as FailedUpload[]) : NONE };
    return known.uploads;
  } catch {
    return NONE;
  }
}

function write(uploads: readonly FailedUpload[]): void {
  // Where the browser keeps nothing, the list beside the upload says it, too.
  if (uploads.length === 0) deviceStorage.remove(KEY);
  else deviceStorage.set(KEY, JSON.stringify(uploads));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
