/** The first `most` characters; none is cut in half, which no database would take. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  // A character has two units at most; a text of an export may be of ten megabytes.
  return Array.from(text.slice(0, 2 * most))
    .slice(0, most)
    .join('');
}
