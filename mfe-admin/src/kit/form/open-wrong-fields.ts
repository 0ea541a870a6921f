import type { FieldErrors } from 'react-hook-form';

/**
 * Opens the closed parts of a form that contain errors, so that the messages are visible and fields can take the focus:
 * otherwise the save button would seem to do nothing.
 */
export function openWrongFields(form: HTMLFormElement | null, errors: FieldErrors): void {
  for (const field of form?.elements ?? []) {
    if (!((field.getAttribute('name') ?? '') in errors)) continue;
    for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true;
  }
}
