import { HttpError } from '@portal/shared-ui';

/** What a person may read of a failure: the API's own German sentence, or what to do when there was no answer. */
export function failureText(error: unknown): string {
  if (!(error instanceof HttpError)) return 'Keine Verbindung. Bitte später noch einmal versuchen.';
  const { body } = error;
  const isExplained = typeof body === 'object' && body !== null && 'message' in body;
  return isExplained ? String(body.message) : error.message;
}
