/**
 * What the editor wrote as it is stored: an item of one paragraph is that text, as our pages have it, and empty
 * paragraphs (one stands at the end of each text) are left out.
 */
export function storedHtml(written: string): string {
  const { body } = new DOMParser().parseFromString(written, 'text/html');
  for (const item of body.querySelectorAll('li')) {
    const [text, ...lists] = item.children;
    const isPlain = text?.localName === 'p' && lists.every(({ localName }) => localName === 'ul' || localName === 'ol');
    if (isPlain) text.replaceWith(...text.childNodes);
  }
  for (const paragraph of body.querySelectorAll(':scope > p')) if (!paragraph.hasChildNodes()) paragraph.remove();
  return body.innerHTML;
}
