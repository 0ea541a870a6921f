import type { FieldErrors } from 'react-hook-form';

/**
 * Opens the closed parts of a form in which something is wrong, so that the message can be read and the focus can go
 * there: in there a field takes none, and a button that saves would seem to do nothing.
 */
export function openWrongFields(form: HTMLFormElement | null, errors: FieldErrors): void {
  for (const field of form?.elements ?? []) {
    if (!((field.getAttribute('name') ?? '') in errors)) continue;
    for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true;
  }
}
