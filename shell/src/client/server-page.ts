import { partKey, partsOf, type Part } from '../routing/matching.ts';
import type { PageRegistry } from '../routing/page-state.ts';
import type { PartSource } from '../routing/part-source.ts';
import { accessTo } from './browser-parts.ts';

/** What React writes around a part that the server has rendered. */
type Boundary = { start: Comment; end?: Comment };

/**
 * What the server sent of each part, until React has taken it over: what fails before can still be read. Nothing of pages for
 * those who are signed in, which the server leaves empty.
 */
export function keepServerPage(registry: PageRegistry): Required<Pick<PartSource, 'kept' | 'shown'>> {
  const { pathname } = window.location;
  const boundaries = outermostBoundaries();
  const waiting = new Map<string, Boundary | string>();
  partsOf(registry, pathname)
    // The widgets of a section's page are inside of it.
    .filter((part, at, [first]) => (first?.kind === 'page' ? at === 0 : true) && !accessTo(registry.sections, part))
    .forEach((part, at, all) => {
      const boundary = boundaries[at];
      // With others among them nobody knows which is whose.
      if (all.length === boundaries.length && boundary?.start.data === '$') waiting.set(partKey(part), boundary);
    });
  return {
    kept(part) {
      const key = partKey(part);
      let html = window.location.pathname === pathname ? waiting.get(key) : undefined;
      // React still has what is in it when it fails, and not any more once it has drawn something else.
      if (typeof html === 'object') waiting.set(key, (html = htmlIn(html)));
      return html;
    },
    shown: (part: Part) => void waiting.delete(partKey(part)),
  };
}

/** In the order of the page. */
function outermostBoundaries(): Boundary[] {
  const main = document.getElementById('inhalt');
  const found: Boundary[] = [];
  if (!main) return found;
  const comments = document.createTreeWalker(main, NodeFilter.SHOW_COMMENT);
  let depth = 0;
  while (comments.nextNode()) {
    const comment = comments.currentNode as Comment;
    const last = found.at(-1);
    if (comment.data.startsWith('$') && depth++ === 0) found.push({ start: comment });
    else if (comment.data === '/$' && --depth === 0 && last) last.end = comment;
  }
  return found;
}

function htmlIn({ start, end }: Boundary): string {
  const range = document.createRange();
  range.setStartAfter(start);
  if (end) range.setEndBefore(end);
  const copy = document.createElement('div');
  copy.append(range.cloneContents());
  return copy.innerHTML;
}
