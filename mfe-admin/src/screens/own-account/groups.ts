/** A long code in groups, as people read and type it. */
export function inGroups(code: string, size: number): string {
  return code.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? code;
}
