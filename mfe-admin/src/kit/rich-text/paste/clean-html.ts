import { listsFromWord, nestLists } from './lists.ts';

const OWN_PICTURE = /^\/(objects|banner-objects|optimize-image)\//;
const EMOJI = /^(\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3)/u;

const KEPT_ATTRIBUTES = new Set([
  'href',
  'title',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'start',
]);

const FOREIGN =
  'script,style,meta,link,iframe,object,embed,xml,title,form,input,button,svg,br.Apple-interchange-newline';

/** The page has one first heading, and the sanitiser knows three below it. */
const HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/**
 * Pasted HTML without the additions of Word, WhatsApp, Google Docs and web pages: styles, comments, their own elements
 * and pictures. Formatting that only styles express (lists, bold, line breaks) becomes elements first.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeComments(body);
  listsFromWord(body);
  nestLists(body);
  keepLineBreaks(body);
  marksFromStyles(body);
  for (const [found, wanted] of Object.entries(HEADINGS)) renameAll(body, found, wanted);
  for (const picture of body.querySelectorAll('img')) if (EMOJI.test(picture.alt)) picture.replaceWith(picture.alt);
  clean(body);
  for (const lineBreak of body.querySelectorAll('br')) if (isBetweenBlocks(lineBreak)) lineBreak.remove();
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  return body.innerHTML;
}

/** The first element of a piece of HTML without anything that runs or styles; undefined when there is none. */
export function withoutStrangeParts(html: string): HTMLElement | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  clean(body);
  const first = body.firstElementChild;
  return first instanceof HTMLElement ? document.importNode(first, true) : undefined;
}

function clean(body: HTMLElement): void {
  for (const element of body.querySelectorAll(FOREIGN)) element.remove();
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!KEPT_ATTRIBUTES.has(name)) element.removeAttribute(name);
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
    if (element instanceof HTMLImageElement && !OWN_PICTURE.test(element.getAttribute('src') ?? '')) element.remove();
  }
}

// Word's conditional comments are comments, too; their content stays.
function removeComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

// Google Docs writes an empty line so.
function isBetweenBlocks(lineBreak: Element): boolean {
  const before = lineBreak.previousElementSibling;
  const isBlock = /^(p|h[1-6]|ul|ol|table|blockquote)$/.test(before?.localName ?? '');
  return isBlock && (lineBreak.previousSibling === before || !lineBreak.previousSibling?.textContent?.trim());
}

function renameAll(body: HTMLElement, found: string, wanted: string): void {
  for (const element of body.querySelectorAll(found)) {
    const renamed = document.createElement(wanted);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
}

const BOLD = /font-weight:\s*(bold|[6-9]00)/i;
const NORMAL = /font-weight:\s*(normal|[1-5]00)/i;
const ITALIC = /font-style:\s*italic/i;

/**
 * Bold and italic that a style says, as Google Docs writes them, become elements. Its whole clipboard lies in a `<b>`
 * that is not bold.
 */
function marksFromStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('b[style], strong[style]'))
    if (NORMAL.test(styleOf(element))) element.replaceWith(...element.childNodes);
  for (const span of body.querySelectorAll<HTMLElement>('span[style]')) {
    // A heading is bold by itself.
    if (BOLD.test(styleOf(span)) && !span.closest('h1, h2, h3, h4, h5, h6')) wrapContent(span, 'strong');
    if (ITALIC.test(styleOf(span))) wrapContent(span, 'em');
  }
}

function wrapContent(element: HTMLElement, tag: 'strong' | 'em'): void {
  const mark = document.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

function styleOf(element: HTMLElement): string {
  return element.getAttribute('style') ?? '';
}

const PRESERVED = /white-space(-collapse)?:\s*(pre|break-spaces)/i;

/** Line breaks that only a style keeps, as in messages copied from WhatsApp's web page, become elements. */
function keepLineBreaks(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('[style*="white-space"], .copyable-text')) {
    const isPreserved = element.classList.contains('copyable-text') || PRESERVED.test(styleOf(element));
    if (isPreserved) for (const text of textsIn(element)) breakLines(text);
  }
}

function breakLines(text: Text): void {
  const lines = text.data.replaceAll(/\r\n?/g, '\n').split('\n');
  if (lines.length === 1) return;
  const parts = lines.flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line]));
  text.replaceWith(...parts);
}

function textsIn(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
