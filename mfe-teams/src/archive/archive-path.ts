/** Where seasons that are over can be read. */
export const ARCHIVE_PATH = '/archiv';

/** The address of one of them. */
export function seasonPath({ slug }: { slug: string }): string {
  return `${ARCHIVE_PATH}/${slug}`;
}
