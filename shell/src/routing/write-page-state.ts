import { shownText } from '@portal/shared-ui/shown-text';
import { REFERENCE } from './compact-json.ts';
import type { PageState } from './page-state.ts';
import { writeCompact } from './write-compact.ts';

/** Shorter texts are repeated: a reference is not much shorter. */
const SHORTEST = 100;

/**
 * The page's state as JSON that cannot close its script element and contains no line separators. It refers to the texts
 * that the page's HTML shows (texts-in-page.ts).
 */
export function writePageState(state: PageState, texts: readonly string[] = []): string {
  return JSON.stringify(writeCompact(referring(state, [...texts])))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function referring(state: PageState, texts: string[]): PageState {
  if (texts.length === 0) return state;
  const refer = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, refer(part)]));
    if (typeof value !== 'string' || value.length < SHORTEST) return value;
    const shown = shownText(value);
    const whole = `${shown}</div>`;
    const place = texts.findIndex((text) => text.startsWith(whole));
    if (place === -1) return value;
    // Each is referred to once: a repeated one is a value, not a text.
    texts[place] = '';
    return `${REFERENCE}${place},${shown.length}`;
  };
  return { ...state, resources: refer(state.resources) as PageState['resources'] };
}
