import { partKey, partsOf } from '../routing/matching.ts';
import type { PageRegistry } from '../routing/page-state.ts';
import type { PartSource } from '../routing/part-source.ts';
import { accessTo } from './browser-parts.ts';

/**
 * What the server sent of each part, until React has taken it over: what fails before can still be read. Nothing of pages for
 * those who are signed in, which the server leaves empty.
 */
export function keepServerPage(registry: PageRegistry): Required<Pick<PartSource, 'kept' | 'shown'>> {
  const { pathname } = window.location;
  const parts = partsOf(registry, pathname);
  const [first] = parts;
  const isPage = first?.kind === 'page';
  const waiting = new Map<string, Range | string>();
  const ranges = first && isPage && accessTo(registry.sections, first) ? [] : renderedRanges();
  // The widgets of a section's page are inside of it. With other ranges among them nobody knows which is whose.
  if (ranges.length === (isPage ? 1 : parts.length))
    ranges.forEach((range, at) => range && parts[at] && waiting.set(partKey(parts[at]), range));
  return {
    kept(part) {
      const key = partKey(part);
      const known = window.location.pathname === pathname ? waiting.get(key) : undefined;
      if (typeof known !== 'object') return known;
      // React still has what is in it when it fails, and not any more once it has drawn something else.
      const copy = document.createElement('div');
      copy.append(known.cloneContents());
      waiting.set(key, copy.innerHTML);
      return copy.innerHTML;
    },
    shown: (part) => void waiting.delete(partKey(part)),
  };
}

/** The outermost of what React's comments enclose, in the order of the page; nothing for one that the server left out. */
function renderedRanges(): (Range | undefined)[] {
  const found: (Range | undefined)[] = [];
  const main = document.getElementById('inhalt');
  const comments = main && document.createTreeWalker(main, NodeFilter.SHOW_COMMENT);
  let depth = 0;
  while (comments?.nextNode()) {
    const comment = comments.currentNode as Comment;
    if (comment.data.startsWith('$')) {
      if (depth++ > 0) continue;
      const range = comment.data === '$' ? document.createRange() : undefined;
      range?.setStartAfter(comment);
      found.push(range);
    } else if (comment.data === '/$' && --depth === 0) found.at(-1)?.setEndBefore(comment);
  }
  return found;
}
