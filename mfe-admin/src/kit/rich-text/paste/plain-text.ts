import { toPlainText } from '@portal/api/contract';

/** „[21.11.26, 18:30] Name: “, which WhatsApp puts before each of several messages. */
const MESSAGE_HEAD = /^\[\d{1,2}[.:/]\d{1,2}[^\]\n]{0,20}\] [^:\n]{1,60}: /gm;
const BULLET = /^\s*[-*•·–]\s+(?=\S)/;
const NUMBER = /^\s*(\d{1,3})[.)]\s+(?=\S)/;
const BOLD = /(^|[\s([„"'_])(\*\*?)(?=\S)([^*\n]*[^*\s])\2(?=$|[\s)\].,;:!?…“"'_])/g;
const ITALIC = /(^|[\s([„"'>])_(?=\S)([^_\n]*[^_\s])_(?=$|[\s)\].,;:!?…“"'<])/g;

/**
 * Pasted plain text as paragraphs, line breaks and lists, with the bold and italic of WhatsApp (`*so*`, `_so_`);
 * `plain` leaves such signs alone.
 */
export function htmlFromPlainText(text: string, plain = false): string {
  const cleaned = toPlainText(text).replaceAll(MESSAGE_HEAD, '\n\n');
  return cleaned
    .split(/\n[ \t]*\n\s*/)
    .map((block) => block.replaceAll(/^\n+|\s+$/g, ''))
    .filter(Boolean)
    .map((block) => (plain ? paragraph(block.split('\n').map(escapeHtml)) : blocksOf(block.split('\n'))))
    .join('');
}

function blocksOf(lines: readonly string[]): string {
  const html: string[] = [];
  let rest = lines;
  while (rest.length > 0) {
    const bullets = countWhile(rest, (line) => BULLET.test(line));
    // „21. November“ is a date, not an item: only numbers from 1 on make a list.
    const numbers = countWhile(rest, (line, index) => NUMBER.exec(line)?.[1] === String(index + 1));
    if (bullets > 1) html.push(list('ul', rest.slice(0, bullets), BULLET));
    else if (numbers > 1) html.push(list('ol', rest.slice(0, numbers), NUMBER));
    const taken = bullets > 1 ? bullets : numbers > 1 ? numbers : countText(rest);
    if (bullets <= 1 && numbers <= 1) html.push(paragraph(rest.slice(0, taken).map(marked)));
    rest = rest.slice(taken);
  }
  return html.join('');
}

/** How many lines come before the next list. */
function countText(lines: readonly string[]): number {
  const isListAt = (index: number) =>
    [lines[index], lines[index + 1]].every((line) => line !== undefined && BULLET.test(line)) ||
    (/^\s*1[.)]\s/.test(lines[index] ?? '') && /^\s*2[.)]\s/.test(lines[index + 1] ?? ''));
  const next = lines.findIndex((_, index) => index > 0 && isListAt(index));
  return next === -1 ? lines.length : next;
}

function countWhile(lines: readonly string[], isMeant: (line: string, index: number) => boolean): number {
  const end = lines.findIndex((line, index) => !isMeant(line, index));
  return end === -1 ? lines.length : end;
}

function list(tag: 'ul' | 'ol', lines: readonly string[], sign: RegExp): string {
  return `<${tag}>${lines.map((line) => `<li>${marked(line.replace(sign, ''))}</li>`).join('')}</${tag}>`;
}

function paragraph(lines: readonly string[]): string {
  return `<p>${lines.join('<br>')}</p>`;
}

function marked(line: string): string {
  return escapeHtml(line).replaceAll(BOLD, '$1<strong>$3</strong>').replaceAll(ITALIC, '$1<em>$2</em>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
