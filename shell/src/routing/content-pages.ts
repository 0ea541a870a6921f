/** The resource of a content page's text, which names the page: it has the same path, and is missing while the page is hidden. */
export function textOf(path: string): string {
  return `/api/pages${path}`;
}
