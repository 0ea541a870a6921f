/**
 * A non-OK answer. `message` is the status code, a colon, a space and the body text, or the status text when the body
 * is empty (docs/specification.md#8-error-catalogue). `body` is the parsed JSON body, when there was one.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, text: string, statusText = '') {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.body = parseJson(text);
  }
}

/** Timeout of a request in ms. */
const REQUEST_TIME_LIMIT = 20_000;

const lostListeners = new Set<() => void>();

/** Reports every request without any answer, for whatever reason. Returns a function that stops it. */
export function watchLostRequests(onLost: () => void): () => void {
  lostListeners.add(onLost);
  return () => void lostListeners.delete(onLost);
}

/**
 * Sends a JSON request with cookies and returns the parsed JSON body; throws {@link HttpError}, the network's
 * TypeError, or a SyntaxError if the body is not JSON.
 */
export async function request<T>(method: string, url: string, body?: unknown): Promise<T> {
  const answer = await fetch(url, {
    method,
    credentials: 'include',
    signal: AbortSignal.timeout(REQUEST_TIME_LIMIT),
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    for (const tell of lostListeners) tell();
    throw error;
  });
  const text = await answer.text();
  if (!answer.ok) throw new HttpError(answer.status, text, answer.statusText);
  // Not JSON: cut off on the way, or the login page of a train's network. Without an error it would load for ever.
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
