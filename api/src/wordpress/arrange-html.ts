/** Pieces of HTML: a tag, text, or a bracket that begins no tag. */
const PIECES = /<[^<>]*>|[^<]+|</g;
const TAG = /^<(\/?)([a-z][a-z0-9]{0,20})/i;

/** Elements that stand by themselves; text between them belongs into paragraphs. */
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
 * Content as the former editor of WordPress stores it has no paragraphs: they are made of blank lines when a page is shown. The newer one
 * has them, between boxes of all kinds. Puts both into plain blocks; `onAddress` hears of an address alone in its paragraph, which
 * WordPress shows as a player.
 */
export function arrangeHtml(html: string, onAddress: (address: string) => void): string {
  const open: Open[] = [];
  let done = '';
  let loose = '';
  const isInBlock = () => open.some(({ isDropped }) => !isDropped);

  const flush = () => {
    for (const part of paragraphsOf(loose)) done += paragraph(part, onAddress);
    loose = '';
  };

  for (const [piece] of html.matchAll(PIECES)) {
    const [, closing, given = ''] = TAG.exec(piece) ?? [];
    const name = given.toLowerCase();
    if (LAYOUT.has(name)) {
      if (isInBlock()) done += ' ';
      else loose += '\n\n';
    } else if (name === 'hr') {
      flush();
      done += piece;
    } else if (!BLOCKS.has(name)) {
      if (isInBlock()) done += piece;
      else loose += piece;
    } else if (closing) {
      const place = open.findLastIndex((one) => one.name === name);
      if (place < 0) continue;
      flush();
      for (const one of open.splice(place).toReversed()) if (!one.isDropped) done += `</${one.name}>`;
    } else {
      flush();
      if (name === 'p' && open.at(-1)?.name === 'p') closeLast();
      const isDropped = WRAPPER.test(piece);
      if (!isDropped) done += piece;
      if (!piece.endsWith('/>')) open.push({ name, isDropped });
    }
  }
  flush();
  for (const one of open.toReversed()) if (!one.isDropped) done += `</${one.name}>`;
  return done;

  function closeLast(): void {
    const last = open.pop();
    if (last && !last.isDropped) done += `</${last.name}>`;
  }
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
  if (!LONE_ADDRESS.test(part)) return `<p>${part.replaceAll('\n', '<br />')}</p>`;
  onAddress(part);
  const address = part.replaceAll('&amp;', '&').replaceAll('&', '&amp;');
  return `<p><a href="${address}">${address}</a></p>`;
}
