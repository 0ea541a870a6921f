/**
 * A text whose dashes stay on the line of the word before them: „SV II – TSV Nachbarort“. For showing, not for keeping.
 */
export function holdDashes(text: string): string {
  return text.replaceAll(' – ', '\u00A0– ');
}
