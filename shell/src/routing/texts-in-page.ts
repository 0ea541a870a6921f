import { TEXT_ATTRIBUTE } from '@portal/shared-ui/shown-text';

/** What follows the opening tag of each text that a page shows, in the page as it is sent. */
export function textsIn(html: string): string[] {
  return html.split(` ${TEXT_ATTRIBUTE}="">`).slice(1);
}
