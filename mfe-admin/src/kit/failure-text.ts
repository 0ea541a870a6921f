import { HttpError } from '@portal/shared-ui';

/**
 * What a person may read of a failure: the API's own German sentence, or what to do when there was no answer or only the
 * page of a proxy in front of the API; otherwise status and text (docs/specification.md#8-error-catalogue).
 */
export function failureText(error: unknown): string {
  if (!(error instanceof HttpError)) return 'Keine Verbindung. Bitte später noch einmal versuchen.';
  const { body, status, message } = error;
  if (typeof body === 'object' && body !== null && 'message' in body) return String(body.message);
  if (!/^\d+:\s*</.test(message)) return message;
  return `Der Server kann das gerade nicht annehmen (${status}). Bitte später noch einmal versuchen.`;
}
