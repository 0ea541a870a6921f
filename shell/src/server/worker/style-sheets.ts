import { ServerStyleSheet } from 'styled-components';

/** Renders after which a sheet is cleared, so that it does not keep the rules of a single page forever. */
const RENDERS = 200;

/**
 * The styles of each kind of page, kept from one render to the next: making their CSS again took a third of a render. A
 * sheet has the rules that others of the kind needed before (page-styles.ts leaves it out); the order of the rules does
 * not depend on which page came first.
 */
export function createStyleSheets(renders = RENDERS): (kind: string) => ServerStyleSheet {
  const kept = new Map<string, { sheet: ServerStyleSheet; left: number }>();
  return (kind) => {
    const known = kept.get(kind);
    const entry = known && known.left > 0 ? known : { sheet: new ServerStyleSheet(), left: renders };
    entry.left -= 1;
    kept.set(kind, entry);
    return entry.sheet;
  };
}
