import type { Upload } from '@portal/api/contract';
import { HttpError } from '@portal/shared-ui';

type UploadOptions = {
  alt?: string;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  /** The same key sends the same picture: repeating is safe (see {@link uploadKey}). */
  key?: string;
};

/** Attempts on a bad line, and ms before the first repetition; each further one waits twice as long. */
const ATTEMPTS = 4;
const FIRST_PAUSE = 1000;
/** Of these the server says that another try makes sense. */
const REPEATABLE = new Set([429, 502, 503, 504]);

/** A key for one picture; kept by who wants to try again later. */
export function uploadKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends a picture, repeating on a bad line; throws HttpError or the network's TypeError. */
export async function uploadPicture(file: Blob, options: UploadOptions = {}): Promise<Upload> {
  const key = options.key ?? uploadKey();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(file, { ...options, key });
    } catch (error) {
      const isFinal = error instanceof HttpError && !REPEATABLE.has(error.status);
      if (isFinal || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE * 2 ** (attempt - 1)));
    }
  }
}

// XMLHttpRequest, because fetch does not tell how much has been sent.
function send(file: Blob, { alt = '', onProgress, key = '' }: UploadOptions): Promise<Upload> {
  const form = new FormData();
  form.append('alt', alt);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/api/uploads');
    call.setRequestHeader('idempotency-key', key);
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total ? loaded / total : 0));
    call.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    call.addEventListener('load', () => {
      if (call.status === 201) resolve(JSON.parse(call.responseText) as Upload);
      else reject(new HttpError(call.status, call.responseText, call.statusText));
    });
    call.send(form);
  });
}
