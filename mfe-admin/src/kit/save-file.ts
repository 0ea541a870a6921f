/** Offers a text as a file to keep. */
export function saveFile(name: string, type: string, text: string): void {
  // With a byte order mark, spreadsheets read umlauts as they are.
  const href = URL.createObjectURL(new Blob(['\uFEFF', text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
