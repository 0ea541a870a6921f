import { HttpError, showToast } from '@portal/shared-ui';

/** Some of several actions failed; the message explains which and why. */
export class ExplainedFailure extends Error {
  override readonly name = 'ExplainedFailure';
}

/**
 * The message for people about a failure: the API's own German sentence, or advice when there was no answer or only the
 * page of a proxy in front of the API; otherwise status and text (docs/specification.md#8-error-catalogue).
 */
export function failureText(error: unknown): string {
  if (error instanceof ExplainedFailure) return error.message;
  if (!(error instanceof HttpError)) return 'Keine Verbindung. Bitte später noch einmal versuchen.';
  const { body, status, message } = error;
  if (refusalCodeOf(error) === 'not_signed_in') return SIGNED_OUT;
  if (typeof body === 'object' && body !== null && 'message' in body) return String(body.message);
  if (!/^\d+:\s*</.test(message)) return message;
  return `Der Server kann das gerade nicht annehmen (${status}). Bitte später noch einmal versuchen.`;
}

const SIGNED_OUT = 'Nicht mehr angemeldet. Melde dich in einem neuen Tab an und mach dann hier weiter.';

/** The server's current version, when a write was refused because somebody else saved meanwhile (409). */
export function currentOf<Item>(error: unknown): Item | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  return (error.body as { current?: Item } | undefined)?.current;
}

/** The field a refusal is about, if it names one. */
export function fieldOf(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  return (error.body as { field?: string } | undefined)?.field;
}

/** The code of the server's refusal. */
export function refusalCodeOf(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  return (error.body as { code?: string } | undefined)?.code;
}

const LOGIN = { label: 'Anmelden', onAction: () => void window.open('/auth', '_blank', 'noopener') };

/** Shows a toast with the failed action and the reason, and a link to the login after a sign-out. */
export function showFailure(title: string, error: unknown): void {
  const isSignedOut = error instanceof HttpError && error.status === 401;
  showToast({ title, description: failureText(error), variant: 'danger', ...(isSignedOut && { action: LOGIN }) });
}

/**
 * Shows a toast with the failed action, and the reason; without an answer of the API, which may have succeeded before
 * its answer was lost, the toast only says where to check.
 */
export function showRefusal(title: string, error: unknown, whereToSee: string): void {
  if (refusalCodeOf(error)) showFailure(title, error);
  else showToast({ title: 'Keine Antwort', description: whereToSee, variant: 'danger' });
}
