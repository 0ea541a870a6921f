/** The first `most` characters; none is cut in half, which no database would take. */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : Array.from(text).slice(0, most).join('');
}
