import type { Upload } from '@portal/api/contract';
import { HttpError } from '@portal/shared-ui';

/** Timeout of a transfer without progress, ms; it can be repeated. */
const SILENCE = 60_000;

/** The upload's target: by default `POST /api/uploads`. */
export type UploadTarget = {
  url?: string;
  method?: 'POST' | 'PUT';
  /** Sent beside the file. */
  fields?: Readonly<Record<string, string>>;
};

export type PictureTransfer = UploadTarget & {
  /** Names this upload, so that repeating it answers the same picture. */
  key?: string;
  /** Hears of the part that was sent, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

/** Sends a picture as {@link sendFile} does. */
export function sendPicture(file: Blob, name: string, transfer: PictureTransfer = {}): Promise<Upload> {
  return sendFile<Upload>(file, name, transfer);
}

/**
 * Sends a file, answers what was stored, and reports progress, which fetch cannot. Throws {@link HttpError} when it was refused,
 * and a TypeError when the connection was lost.
 */
export function sendFile<Stored>(file: Blob, name: string, transfer: PictureTransfer): Promise<Stored> {
  const { url = '/api/uploads', method = 'POST', fields = {}, key, onProgress, signal } = transfer;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = () => reject(new TypeError('Connection lost'));
    if (signal?.aborted) return fail();
    let silence = setTimeout(() => call.abort(), SILENCE);
    const hear = () => {
      clearTimeout(silence);
      silence = setTimeout(() => call.abort(), SILENCE);
    };
    call.open(method, url);
    if (key) call.setRequestHeader('idempotency-key', key);
    call.upload.onprogress = ({ loaded, total }) => {
      hear();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    call.onload = () => {
      if (call.status < 300) resolve(JSON.parse(call.responseText) as Stored);
      else reject(new HttpError(call.status, call.responseText, call.statusText));
    };
    call.onerror = fail;
    call.onabort = fail;
    call.onloadend = () => clearTimeout(silence);
    signal?.addEventListener('abort', () => call.abort());
    return call.send(toForm(file, name, fields));
  });
}

function toForm(file: Blob, name: string, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  // Fields first: the server knows all about the picture when it has arrived.
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', file, name);
  return form;
}
