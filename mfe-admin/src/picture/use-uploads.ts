import { useRef, useState } from 'react';
import type { Upload } from '@portal/api/contract';
import { failureText } from '../failure-text.ts';
import { uploadKey, uploadPicture } from './upload-picture.ts';

/** A picture on its way; `share` is 0 to 1, `failure` why it stopped. */
export type PendingUpload = { key: string; name: string; file: File; share: number; failure?: string };

/** How many are sent at once; the others wait. */
const AT_ONCE = 3;

/** Uploads of several pictures: progress, three at once, and repeating that never makes a second copy. */
export function useUploads(onUploaded: (upload: Upload, file: File) => void) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const waiting = useRef<PendingUpload[]>([]);
  const running = useRef(0);

  const patch = (key: string, change: Partial<PendingUpload>) =>
    setPending((before) => before.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));

  const next = () => {
    const entry = running.current < AT_ONCE ? waiting.current.shift() : undefined;
    if (!entry) return;
    running.current += 1;
    uploadPicture(entry.file, { key: entry.key, onProgress: (share) => patch(entry.key, { share }) })
      .then((upload) => {
        setPending((before) => before.filter(({ key }) => key !== entry.key));
        onUploaded(upload, entry.file);
      })
      .catch((error: unknown) => patch(entry.key, { failure: failureText(error) }))
      .finally(() => {
        running.current -= 1;
        next();
      });
    next();
  };

  const start = (entries: readonly PendingUpload[]) => {
    waiting.current.push(...entries);
    next();
  };

  return {
    pending,
    add: (files: readonly File[]) => {
      const entries = files.map((file) => ({ key: uploadKey(), name: file.name || 'Bild', file, share: 0 }));
      setPending((before) => [...before, ...entries]);
      start(entries);
    },
    retry: ({ key, name, file }: PendingUpload) => {
      const entry = { key, name, file, share: 0 };
      setPending((before) => before.map((other) => (other.key === key ? entry : other)));
      start([entry]);
    },
    remove: (key: string) => setPending((before) => before.filter((entry) => entry.key !== key)),
  };
}

/** The pictures of a drop or paste. */
export function picturesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
