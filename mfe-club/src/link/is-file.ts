/** Whether an address of this site is that of a document: the browser saves it, and no page is shown. */
export function isFile(path: string): boolean {
  return path.startsWith('/dateien/');
}
