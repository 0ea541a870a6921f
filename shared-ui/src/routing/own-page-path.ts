/** The address of a page that the club has added. */
export function ownPagePath(slug: string): string {
  return `/seiten/${slug}`;
}
