import { fieldNames } from './message-check.ts';

/** What was typed and not sent, for as long as this tab shows the portal: the form itself leads to the privacy page. */
const draft = new Map<string, string>();

const textsOf = (form: HTMLFormElement) =>
  fieldNames.map((name) => form.elements.namedItem(name)).filter((field) => isText(field));

/** Remembers the texts of the form; whoever agrees does so each time. */
export function keepDraft(form: HTMLFormElement): void {
  for (const { name, value } of textsOf(form)) draft.set(name, value);
}

/** Puts what was remembered into the fields that are still as the page began them. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const field of textsOf(form))
    if (field.value === field.defaultValue) field.value = draft.get(field.name) ?? field.value;
}

/** Once it is sent, nothing of it is left. */
export function forgetDraft(): void {
  draft.clear();
}

function isText(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'checkbox');
}
