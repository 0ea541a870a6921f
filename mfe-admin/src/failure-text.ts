import { HttpError } from '@portal/shared-ui';

/** What a person may read of a failure: the API's own German sentence, or what to do when there was no answer. */
export function failureText(error: unknown): string {
  if (!(error instanceof HttpError)) return 'Keine Verbindung. Bitte später noch einmal versuchen.';
  const { body } = error;
  const isExplained = typeof body === 'object' && body !== null && 'message' in body;
  if (isExplained) return String(body.message);
  return `Der Server hat unerwartet geantwortet (Fehler ${error.status}). Bitte gleich noch einmal versuchen.`;
}
