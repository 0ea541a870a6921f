import type { Upload } from '@portal/api/contract';

/** A file on its way. `progress` is 0 to 1; `failure` is the message for people. */
export type UploadEntry = {
  /** Also the key under which the server recognises a repetition. */
  id: string;
  name: string;
  /** `failed`: a retry may help; `refused`: this file is never accepted. */
  state: 'waiting' | 'sending' | 'stored' | 'failed' | 'refused';
  progress: number;
  failure?: string;
  picture?: Upload;
};

/** The list of a queue, and the listeners to its changes. */
export function createUploadEntries() {
  let entries: readonly UploadEntry[] = [];
  const listeners = new Set<() => void>();

  const put = (next: readonly UploadEntry[]): void => {
    entries = next;
    for (const listener of listeners) listener();
  };

  return {
    entries: () => entries,
    put,
    change: (id: string, values: Partial<UploadEntry>): void =>
      put(entries.map((entry) => (entry.id === id ? { ...entry, ...values } : entry))),
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
