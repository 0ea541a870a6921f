import type { Upload } from '@portal/api/contract';
import { transfer } from './transfer.ts';

/** The upload's target: by default `POST /api/uploads`. */
export type UploadTarget = {
  url?: string;
  method?: 'POST' | 'PUT';
  /** Sent beside the file. */
  fields?: Readonly<Record<string, string>>;
};

export type PictureTransfer = UploadTarget & {
  /** Names this upload, so that a repetition returns the same picture. */
  key?: string;
  /** Called with the sent share, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

/** Sends a picture as {@link sendFile} does. */
export function sendPicture(file: Blob, name: string, transfer: PictureTransfer = {}): Promise<Upload> {
  return sendFile<Upload>(file, name, transfer);
}

/** Sends a file in a form as {@link transfer} does, and returns the stored item. */
export function sendFile<Stored>(file: Blob, name: string, to: PictureTransfer): Promise<Stored> {
  const { url = '/api/uploads', method = 'POST', fields = {}, key, onProgress, signal } = to;
  const headers = key ? { 'idempotency-key': key } : {};
  return transfer<Stored>(toForm(file, name, fields), { method, url, headers, onProgress, signal });
}

function toForm(file: Blob, name: string, fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  // Fields first: the server knows all about the picture when it has arrived.
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', file, name);
  return form;
}
