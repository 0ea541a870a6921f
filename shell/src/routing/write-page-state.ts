import type { PageState } from './page-state.ts';
import { writeCompact } from './write-compact.ts';

/** The page's state as JSON that cannot close its script element and contains no line separators. */
export function writePageState(state: PageState): string {
  return JSON.stringify(writeCompact(state))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
