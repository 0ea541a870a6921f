import { HttpError } from '@portal/shared-ui';

/** Idle timeout of a transfer, ms; it can be repeated. */
const SILENCE = 60_000;

/** The target of a transfer. */
export type Transfer = {
  method: 'POST' | 'PUT';
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Called with the sent share, 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** The timeout for the server's work once it has all of it, ms. */
  answerTime?: number;
};

/**
 * Sends something, returns the server's answer, and reports progress, which fetch cannot. Throws {@link HttpError} when
 * it was refused, and a TypeError when the connection was lost or nothing moved any more.
 */
export function transfer<Answer>(body: Blob | FormData, to: Transfer): Promise<Answer> {
  const { method, url, headers = {}, onProgress, signal, answerTime = SILENCE } = to;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = () => reject(new TypeError('Connection lost'));
    if (signal?.aborted) return fail();
    let silence = setTimeout(() => call.abort(), SILENCE);
    const hear = (patience = SILENCE) => {
      clearTimeout(silence);
      silence = setTimeout(() => call.abort(), patience);
    };
    call.open(method, url);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => {
      hear();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    call.upload.onload = () => hear(answerTime);
    call.onload = () => {
      if (call.status < 300) resolve(JSON.parse(call.responseText) as Answer);
      else reject(new HttpError(call.status, call.responseText, call.statusText));
    };
    call.onerror = fail;
    call.onabort = fail;
    call.onloadend = () => clearTimeout(silence);
    signal?.addEventListener('abort', () => call.abort());
    return call.send(body);
  });
}
