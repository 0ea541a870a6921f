const PRESERVED = /white-space(-collapse)?:\s*(pre|break-spaces)/i;

/** Line breaks that only a style keeps, as in messages copied from WhatsApp's web page, become elements. */
export function keepLineBreaks(body: HTMLElement): void {
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

function styleOf(element: HTMLElement): string {
  return element.getAttribute('style') ?? '';
}
