import { videoLink, videoOfPlayer } from './videos.ts';

/** Pieces of HTML: a tag, text, or a bracket that begins no tag. */
const PIECES = /<[^<>]*>|[^<]+|</g;
const TAG = /^<(\/?)([a-z][a-z0-9]{0,20})/i;

/** Elements that stand by themselves; text between them belongs in paragraphs. */
const BLOCKS = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote figure figcaption table caption thead tbody tfoot tr th td pre ' +
    'iframe video audio object form script style noscript'
  ).split(' '),
);
/** Elements that only lay out: what they hold stays. */
const LAYOUT = new Set(
  'div section article main header footer aside center nav address details summary fieldset'.split(' '),
);
/** Figures around pictures and players that are figures themselves. */
const WRAPPER = /\bwp-block-(?:embed|gallery)\b|\bblocks-gallery-(?:grid|item)\b/;
const LONE_ADDRESS = /^https?:\/\/[^\s<>"]{1,500}$/;

type Open = { name: string; isDropped: boolean };

/**
 * Content as the former editor of WordPress stores it has no paragraphs: they are made of blank lines when a page is
 * shown. The newer one has them, between boxes of all kinds. Puts both into plain blocks, and videos into figures of
 * their own; `onAddress` is called with any other address alone in its paragraph, which WordPress shows as a player.
 */
export function arrangeHtml(html: string, onAddress: (address: string) => void): string {
  const open = createOpenBlocks();
  let done = '';
  let loose = '';

  const flush = () => {
    for (const part of paragraphsOf(loose)) done += paragraph(part, onAddress);
    loose = '';
  };

  for (const [piece] of html.matchAll(PIECES)) {
    const [, closing, given = ''] = TAG.exec(piece) ?? [];
    const name = given.toLowerCase();
    if (LAYOUT.has(name)) {
      if (open.isInBlock()) done += ' ';
      else loose += '\n\n';
    } else if (name === 'hr') {
      flush();
      done += piece;
    } else if (!BLOCKS.has(name)) {
      if (open.isInBlock()) done += piece;
      else loose += piece;
    } else if (closing) {
      if (!open.has(name)) continue;
      flush();
      done += open.close(name);
    } else {
      flush();
      const video = name === 'iframe' ? videoOfPlayer(piece) : undefined;
      if ((name === 'p' || video) && open.isLast('p')) done += open.close('p');
      // In a list or a table it stays a link.
      const isFree = video && (!open.isInBlock() || open.isLast('figure'));
      if (isFree) done += open.isInBlock() ? video : `<figure>${video}</figure>`;
      const isDropped = isFree || WRAPPER.test(piece);
      if (!isDropped) done += piece;
      if (!piece.endsWith('/>')) open.add({ name, isDropped });
    }
  }
  flush();
  return done + open.closeAll();
}

/**
 * The blocks that are open. They are counted by name, so that neither a piece of text nor an end without a beginning
 * looks through all of them: hostile texts are nested a hundred thousand deep.
 */
function createOpenBlocks() {
  const blocks: Open[] = [];
  const counts = new Map<string, number>();
  let kept = 0;

  const count = (block: Open, change: 1 | -1) => {
    counts.set(block.name, (counts.get(block.name) ?? 0) + change);
    if (!block.isDropped) kept += change;
  };
  const closeUntil = (isEnough: (block: Open) => boolean): string => {
    let ends = '';
    for (let last = blocks.pop(); last; last = blocks.pop()) {
      count(last, -1);
      if (!last.isDropped) ends += `</${last.name}>`;
      if (isEnough(last)) break;
    }
    return ends;
  };

  return {
    has: (name: string) => (counts.get(name) ?? 0) > 0,
    isInBlock: () => kept > 0,
    isLast: (name: string) => blocks.at(-1)?.name === name && blocks.at(-1)?.isDropped === false,
    add(block: Open): void {
      blocks.push(block);
      count(block, 1);
    },
    /** Ends the innermost of this name and what is open in it. */
    close: (name: string) => closeUntil((block) => block.name === name),
    closeAll: () => closeUntil(() => false),
  };
}

/** Split at blank lines, without those that hold nothing. */
function paragraphsOf(text: string): string[] {
  const parts: string[] = [];
  let lines: string[] = [];
  for (const line of [...text.split('\n'), '']) {
    if (line.trim() !== '') lines.push(line.trim());
    else if (lines.length > 0) {
      parts.push(lines.join('\n'));
      lines = [];
    }
  }
  return parts;
}

function paragraph(part: string, onAddress: (address: string) => void): string {
  const video = LONE_ADDRESS.test(part) && videoLink(part);
  if (video) return `<figure>${video}</figure>`;
  if (!LONE_ADDRESS.test(part)) return `<p>${part.replaceAll('\n', '<br />')}</p>`;
  onAddress(part);
  const address = part.replaceAll('&amp;', '&').replaceAll('&', '&amp;');
  return `<p><a href="${address}">${address}</a></p>`;
}
