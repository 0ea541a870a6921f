import { useEffect, useState, type ReactNode } from 'react';
import { Container } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { partKey, partsOf, type Part } from '../routing/matching.ts';
import { useRegistry } from '../routing/part-source.ts';
import { startPictures } from './start-pictures.ts';

/**
 * The server's HTML of a home page widget whose code has failed, with a line that says so; `instead` if there is none.
 * React waits for this file while the server's elements are still in the document, so it is imported only on failure.
 */
// oxlint-disable-next-line import/no-default-export -- what `lazy` takes: a name costs every page bytes that its budget lacks
export default function KeptWidget({ part, instead }: { part: Part; instead: ReactNode }) {
  const registry = useRegistry();
  const [html] = useState(() => serverHtml(partsOf(registry, '/'), part));
  useEffect(startPictures, []);
  if (!html) return instead;
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- the page's own HTML, as the server sent it */}
      <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
      <Container>
        <Line>Dieser Teil der Seite lässt sich gerade nur lesen. Links führen weiter.</Line>
      </Container>
    </>
  );
}

/** The place of each part in the document: other parts may fail later, when the first one's comments are gone. */
let ranges: (Range | undefined)[] | undefined;

function serverHtml(parts: readonly Part[], part: Part): string | undefined {
  ranges ??= renderedRanges();
  // With other ranges among them, nobody knows which belongs to which part.
  if (ranges.length !== parts.length) return undefined;
  const range = ranges[parts.findIndex((one) => partKey(one) === partKey(part))];
  const copy = document.createElement('div');
  if (range) copy.append(range.cloneContents());
  return copy.innerHTML;
}

/**
 * The contents of React's outermost comments, in the order of the page; undefined for a part that the server left out.
 */
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

const Line = styled.output`
  display: block;
  padding-block: var(--space-2);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
