import type { RestoreResult } from '@portal/api/contract';
import { HttpError } from '@portal/shared-ui';

/** Sends a backup; `onProgress` receives the share that has arrived, 0 to 1. Throws HttpError or a TypeError. */
export function uploadBackup(file: File, onProgress: (part: number) => void): Promise<RestoreResult> {
  return new Promise((resolve, reject) => {
    // Only XMLHttpRequest reports the progress of an upload.
    const sending = new XMLHttpRequest();
    sending.open('POST', '/api/admin/restore?replace=true');
    sending.setRequestHeader('content-type', 'application/gzip');
    sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    sending.addEventListener('error', () => reject(new TypeError('The connection is gone')));
    sending.addEventListener('load', () => {
      if (sending.status === 200) resolve(JSON.parse(sending.responseText) as RestoreResult);
      else reject(new HttpError(sending.status, sending.responseText, sending.statusText));
    });
    sending.send(file);
  });
}
