import { TEXT_ATTRIBUTE } from '@portal/shared-ui/shown-text';

/** Texts of a page that its state refers to; each value is compared with all of them. */
const MOST_TEXTS = 200;

/** The contents behind the opening tags of the first texts of a page, as it is sent. */
export function textsIn(html: string): string[] {
  return html.split(` ${TEXT_ATTRIBUTE}="">`, MOST_TEXTS + 1).slice(1);
}
