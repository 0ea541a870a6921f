import { useEffect, useRef, useState } from 'react';
import { DOCUMENT_BYTES, type EditableDocument } from '@portal/api/contract';
import { failureText } from '../../kit/failure.ts';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard.ts';
import { sendFile, type UploadTarget } from '../../kit/upload/send-picture.ts';

/** A file on its way: `part` from 0 to 1; with `failure` it has not arrived. */
export type DocumentUpload = { id: number; file: File; target: UploadTarget; part: number; failure?: string };

const NEW: UploadTarget = { url: '/api/documents' };

/** Sends documents one after the other; a failed one stays on the list until it is sent again or left out. */
export function useDocumentUpload(onStored: (document: EditableDocument) => void, onFailed?: () => void) {
  const [uploads, setUploads] = useState<readonly DocumentUpload[]>([]);
  const count = useRef(0);
  const line = useRef(Promise.resolve());
  const ending = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    ending.current = controller;
    return () => controller.abort();
  }, []);
  const isBusy = uploads.some(({ failure }) => failure === undefined);
  useUnsavedGuard(isBusy, 'Es werden noch Dateien hochgeladen. Beim Verlassen fehlen die, die noch nicht da sind.');

  const change = (id: number, values: Partial<DocumentUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)));
  const leaveOut = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

  const send = async ({ id, file, target }: DocumentUpload) => {
    const signal = ending.current?.signal;
    try {
      const onProgress = (part: number) => change(id, { part });
      const stored = await sendFile<EditableDocument>(file, file.name, {
        ...target,
        onProgress,
        ...(signal && { signal }),
      });
      leaveOut(id);
      onStored(stored);
    } catch (error) {
      if (signal?.aborted) return;
      change(id, { failure: failureText(error) });
      onFailed?.();
    }
  };

  const add = (files: readonly File[], target = NEW) => {
    for (const file of files) {
      count.current += 1;
      const upload: DocumentUpload = { id: count.current, file, target, part: 0 };
      const isTooLarge = file.size > DOCUMENT_BYTES;
      const failure = `Die Datei ist zu groß (höchstens ${DOCUMENT_BYTES / 1024 / 1024} MB).`;
      setUploads((all) => [...all, isTooLarge ? { ...upload, failure } : upload]);
      if (!isTooLarge) line.current = line.current.then(() => send(upload));
    }
  };

  return {
    uploads,
    isBusy,
    add,
    retry: ({ id, file, target }: DocumentUpload, changed = target) => {
      leaveOut(id);
      add([file], changed);
    },
    leaveOut: ({ id }: DocumentUpload) => leaveOut(id),
  };
}
