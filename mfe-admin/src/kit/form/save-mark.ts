const SPACES = /(?:&nbsp;|\\n|\s)+/g;
/** Whitespace that the server removes at the edges of paragraphs and fields. */
const EDGES = / ?([<>"]) ?/g;
const [FIRST_PRIME, SECOND_PRIME] = [2_654_435_761, 1_597_334_677];

/**
 * A short digest of the values sent over a version: a version read later with the same mark is one's own save, whose
 * answer was lost. The server's clean-up of texts does not change it.
 */
export function saveMark(version: number, values: object): string {
  const text = JSON.stringify(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
    .replace(SPACES, ' ')
    .replace(EDGES, '$1');
  let [first, second] = [FIRST_PRIME, SECOND_PRIME];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, FIRST_PRIME);
    second = Math.imul(second ^ code, SECOND_PRIME);
  }
  return [version, text.length, first >>> 0, second >>> 0].map((part) => part.toString(36)).join('-');
}
