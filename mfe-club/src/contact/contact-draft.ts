import { tabStorage } from '@portal/shared-ui';
import { fieldNames } from './message-check.ts';

const DRAFT = 'portal-contact-draft';

/**
 * Text that was not sent. In the tab's storage, too: the form itself links to the privacy page, and after a release the
 * next page may be loaded whole.
 */
let draft: Readonly<Record<string, string>> | undefined;

const textsOf = (form: HTMLFormElement) =>
  fieldNames.map((name) => form.elements.namedItem(name)).filter((field) => isText(field));

/** Remembers the texts of the form until it is sent or the tab is closed; consent is given each time. */
export function keepDraft(form: HTMLFormElement): void {
  draft = Object.fromEntries(textsOf(form).map(({ name, value }) => [name, value]));
  tabStorage.set(DRAFT, JSON.stringify(draft));
}

/** Restores remembered texts in the fields that still have their initial values. */
export function restoreDraft(form: HTMLFormElement): void {
  draft ??= storedDraft();
  for (const field of textsOf(form))
    if (field.value === field.defaultValue) field.value = draft[field.name] ?? field.value;
}

/** Forgets everything once it is sent. */
export function forgetDraft(): void {
  draft = undefined;
  tabStorage.remove(DRAFT);
}

/** What this tab kept before a reload; scripts of any section may have written there. */
function storedDraft(): Readonly<Record<string, string>> {
  try {
    const stored = Object.entries(Object(JSON.parse(tabStorage.get(DRAFT) ?? '{}')));
    return Object.fromEntries(stored.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

function isText(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'checkbox');
}
