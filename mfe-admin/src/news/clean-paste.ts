const OWN_PICTURE = /^\/(objects|banner-objects|optimize-image)\//;
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
const FOREIGN = 'script,style,meta,link,iframe,object,embed,xml,title,form,input,button,svg';

/** Pasted HTML without what Word, WhatsApp and web pages bring along: styles, comments, their own elements and pictures. */
export function cleanPastedHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->/g, ''), 'text/html');
  clean(parsed.body);
  for (const paragraph of parsed.body.querySelectorAll('p'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  return parsed.body.innerHTML;
}

/** Pasted plain text without the „[21.11.26, 18:30] Name: " that WhatsApp puts before each message. */
export function cleanPastedText(text: string): string {
  return text.replace(/^\[\d{1,2}[.:]\d{2}[^\]\n]{0,20}\] [^:\n]{1,60}: /gm, '').replaceAll('\u200e', '');
}

/** The first element of a piece of HTML without anything that runs or styles; undefined when there is none. */
export function withoutStrangeParts(html: string): HTMLElement | undefined {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  clean(parsed.body);
  const first = parsed.body.firstElementChild;
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
