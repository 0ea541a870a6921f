import { partsOf } from '../routing/matching.ts';
import type { PageRegistry } from '../routing/page-state.ts';
import type { PartSource } from '../routing/part-source.ts';
import { accessTo } from './browser-parts.ts';

/**
 * The page the server sent, until React has taken it over: what fails before can still be read. Nothing on the home page,
 * whose widgets may be missing, and on pages for those who are signed in, which the server leaves empty.
 */
export function keepServerPage(registry: PageRegistry): Required<Pick<PartSource, 'kept'>> & { shown(): void } {
  const { pathname } = window.location;
  const [part] = partsOf(registry, pathname);
  let isWaiting = part?.kind === 'page' && !accessTo(registry.sections, part);
  let html: string | undefined;
  return {
    kept: () => (isWaiting && window.location.pathname === pathname ? (html ??= renderedHtml()) : undefined),
    shown() {
      isWaiting = false;
    },
  };
}

/** React's comment before a part tells whether the server has rendered it; React still has what is in it when it fails. */
function renderedHtml(): string | undefined {
  const main = document.getElementById('inhalt');
  return main?.firstChild instanceof Comment && main.firstChild.data === '$' ? main.innerHTML : undefined;
}
