/**
 * A failure the caller may see; anything else becomes a 500 without detail. `message` is German where a person reads
 * it.
 */
export class AppError extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    /** Further fields of the answer, such as `current` with a stale version or `reasons` with a refused release. */
    readonly details: Readonly<Record<string, unknown>> = {},
    /** Further headers of the answer, such as `retry-after` (seconds). */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** 404 with a sentence that names what was looked for. */
export function notFound(message: string): AppError {
  return new AppError(404, 'not_found', message);
}

/** 409: as things are, it cannot be done. */
export function conflict(code: string, message: string, details?: Readonly<Record<string, unknown>>): AppError {
  return new AppError(409, code, message, details);
}

/** 429 or 503: the same request may succeed in so many `seconds`. */
export function tryLater(statusCode: 429 | 503, code: string, message: string, seconds: number): AppError {
  return new AppError(statusCode, code, message, {}, { 'retry-after': String(seconds) });
}

/** 429; `seconds` until another try makes sense. */
export function tooManyAttempts(seconds: number): AppError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
  return tryLater(429, 'too_many_attempts', `Zu viele Versuche. Bitte in ${wait} noch einmal probieren.`, seconds);
}

/** The portal cannot start as it is; the message is a German sentence for the operator and says what to do. */
export class StartError extends Error {}
