/** The first `length` characters and „…" when there are more; never half an emoji (specification, section 9). */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = text.slice(0, length).replace(/[\ud800-\udbff\u200d]+$/, '');
  return `${whole.trimEnd()}…`;
}
