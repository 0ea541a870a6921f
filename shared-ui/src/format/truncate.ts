/**
 * The first `length` characters and „…“ when there are more; never half an emoji
 * (docs/specification.md#news-and-reading).
 */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = text.slice(0, length).replace(/[\ud800-\udbff\u200d]+$/, '');
  return `${whole.trimEnd()}…`;
}
