import { partsOf, partKey, type Part } from '../routing/matching.ts';
import type { LiveRegistry } from '../routing/page-state.ts';
import type { PartSource } from '../routing/part-source.ts';

/**
 * The page the server sent, until React has taken it over: what fails before can still be read. Nothing on the home page,
 * whose widgets may be missing, and on pages for those who are signed in, which the server leaves empty.
 */
export function keepServerPage(registry: LiveRegistry): Required<Pick<PartSource, 'kept' | 'shown'>> {
  const { pathname } = window.location;
  const first = partsOf(registry, pathname).find((part) => part.kind === 'page' && !hasAccess(registry, part));
  let html: string | undefined;
  let isTakenOver = first === undefined;
  return {
    kept(part) {
      if (isTakenOver || !first || partKey(part) !== partKey(first) || window.location.pathname !== pathname)
        return undefined;
      html ??= renderedHtml();
      return html;
    },
    shown() {
      isTakenOver = true;
    },
  };
}

/** React's comment before a part tells whether the server has rendered it; React still has what is in it when it fails. */
function renderedHtml(): string | undefined {
  const main = document.getElementById('inhalt');
  return main?.firstChild instanceof Comment && main.firstChild.data === '$' ? main.innerHTML : undefined;
}

function hasAccess({ sections }: LiveRegistry, { section, name }: Part): boolean {
  const pages = sections.find((live) => live.name === section)?.pages;
  return pages?.find(({ path }) => path === name)?.access !== undefined;
}
