/**
 * The editor's text as it is stored: an item or a cell of one paragraph is that text, as our pages have it, rows of
 * headings at the top are a table's head, and empty paragraphs (each text ends with one) are left out.
 */
export function storedHtml(written: string): string {
  const { body } = new DOMParser().parseFromString(written, 'text/html');
  for (const chip of body.querySelectorAll('[data-placeholder]')) chip.replaceWith(...chip.childNodes);
  for (const item of body.querySelectorAll('li')) {
    const [text, ...lists] = item.children;
    const isPlain = text?.localName === 'p' && lists.every(({ localName }) => localName === 'ul' || localName === 'ol');
    if (isPlain) text.replaceWith(...text.childNodes);
  }
  for (const cell of body.querySelectorAll('td, th')) {
    const [text, ...more] = cell.children;
    if (text?.localName === 'p' && more.length === 0) text.replaceWith(...text.childNodes);
  }
  for (const table of body.querySelectorAll('table')) moveHead(table);
  for (const paragraph of body.querySelectorAll(':scope > p')) if (!paragraph.hasChildNodes()) paragraph.remove();
  return body.innerHTML;
}

function moveHead(table: HTMLTableElement): void {
  for (const row of table.rows) {
    if ([...row.cells].some(({ localName }) => localName === 'td')) return;
    table.createTHead().append(row);
  }
}
