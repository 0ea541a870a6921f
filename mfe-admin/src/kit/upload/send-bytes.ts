import { HttpError } from '@portal/shared-ui';

/** Where a file goes as it is, without a form around it; `onProgress` hears of the part that was sent, 0 to 1. */
type BytesTransfer = { method: 'POST' | 'PUT'; url: string; type: string; onProgress?: (part: number) => void };

/** Sends bytes and answers what the server says. Throws HttpError or, when the connection is gone, a TypeError. */
export function sendBytes<Answer>(bytes: Blob, { method, url, type, onProgress }: BytesTransfer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Only XMLHttpRequest reports the progress of an upload.
    const sending = new XMLHttpRequest();
    sending.open(method, url);
    sending.setRequestHeader('content-type', type);
    sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total));
    sending.addEventListener('error', () => reject(new TypeError('The connection is gone')));
    sending.addEventListener('load', () => {
      if (sending.status < 300) resolve(JSON.parse(sending.responseText) as Answer);
      else reject(new HttpError(sending.status, sending.responseText, sending.statusText));
    });
    sending.send(bytes);
  });
}
