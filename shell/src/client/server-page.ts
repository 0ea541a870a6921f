import { partKey, partsOf, type Part } from '../routing/matching.ts';
import type { PageRegistry } from '../routing/page-state.ts';
import type { PartSource } from '../routing/part-source.ts';
import { accessTo } from './browser-parts.ts';

/**
 * The server's page, until React has hydrated it: parts that fail before can still be read. Nothing on pages for
 * signed-in users, which the server leaves empty.
 */
export function keepServerPage(registry: PageRegistry): Required<Pick<PartSource, 'kept' | 'waits' | 'shown'>> {
  const { pathname } = window.location;
  const waiting = new Set(
    partsOf(registry, pathname)
      .filter((part) => !accessTo(registry.sections, part))
      .map(partKey),
  );
  let html: string | undefined;
  const waits = (part: Part) => window.location.pathname === pathname && waiting.has(partKey(part));
  return {
    waits,
    kept: (part) => (waits(part) ? (html ??= renderedHtml()) : undefined),
    shown(part) {
      if (part.kind === 'page') waiting.clear();
      else waiting.delete(partKey(part));
    },
  };
}

/**
 * React's comment before a part tells whether the server has rendered it; React still has its content when it fails.
 */
function renderedHtml(): string | undefined {
  const main = document.getElementById('inhalt');
  return main?.firstChild instanceof Comment && main.firstChild.data === '$' ? main.innerHTML : undefined;
}
