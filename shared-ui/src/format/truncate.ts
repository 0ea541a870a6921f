/** The first `length` characters and „…" when there are more; emoji and umlauts stay whole (specification, section 9). */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}
