const LONGEST = 300;

/** What may tell who or what somebody looked at, and what would make one failure look like many. */
const PERSONAL: readonly [pattern: RegExp, instead: string][] = [
  [/[^\s@<>"'(]+@[^\s@<>"')]+/g, '…@…'],
  [/\b(https?:\/\/[^\s?#"')]*)[?#][^\s"')]*/g, '$1?…'],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '…'],
  [/\d{5,}/g, '…'],
  [/\p{Cc}+/gu, ' '],
];

/** An error's message without addresses, ids and long numbers, on one line, at most 300 characters. */
export function anonymousMessage(message: string): string {
  const text = PERSONAL.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), message);
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST) || '(ohne Meldung)';
}
