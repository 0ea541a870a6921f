const BOLD = /font-weight:\s*(bold|[6-9]00)/i;
const NORMAL = /font-weight:\s*(normal|[1-5]00)/i;
const ITALIC = /font-style:\s*italic/i;

/**
 * Bold and italic that a style says, as Google Docs writes them, become elements. Its whole clipboard lies in a `<b>`
 * that is not bold.
 */
export function marksFromStyles(body: HTMLElement): void {
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
