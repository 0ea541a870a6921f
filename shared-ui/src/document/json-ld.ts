/** schema.org data as text of a script element: it cannot end that, and holds no control characters. */
export function writeJsonLd(data: object): string {
  const plain = (_name: string, value: unknown) =>
    typeof value === 'string' ? value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ') : value;
  return JSON.stringify(data, plain).replaceAll('<', '\\u003c');
}
