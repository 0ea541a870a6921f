import { HttpError } from '@portal/shared-ui';

/** What the server keeps now, when a write was refused because somebody else saved meanwhile (409). */
export function currentOf<Item>(error: unknown): Item | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  return (error.body as { current?: Item } | undefined)?.current;
}

/** The field a refusal is about, where it names one. */
export function fieldOf(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  return (error.body as { field?: string } | undefined)?.field;
}

/** The code of the server's refusal. */
export function refusalCodeOf(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  return (error.body as { code?: string } | undefined)?.code;
}
