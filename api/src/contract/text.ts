import { Type } from 'typebox';
import { HINT } from './schema.ts';

/** Control characters (C0, C1) and the line separators of Unicode, as part of a character class. */
export const CONTROLS = '\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029';
const ALL_BUT_LINE_FEEDS = '\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u2028\\u2029';
const FILLED = '(?=[\\s\\S]*\\S)';

/** Direction marks, which reverse the text after them, and zero-width characters except hyphens and joiners. */
const UNSEEN =
  /[^\P{Cc}\n]|[\u034f\u17b4\u17b5\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;

/** A visible character: no blank, no Braille cell without a dot, and none that Unicode calls ignorable. */
const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The server, and the forms before it, normalize such a text by {@link toPlainText} before they check it. */
export const PLAIN_TEXT = 'x-plain-text';

/**
 * The one rule for text people write: it holds no control characters but line feeds. Other line breaks become line
 * feeds, tabs blanks; invisible characters are dropped, because nobody could find them in a text, and a text without a
 * visible character is empty.
 */
export function toPlainText(text: string): string {
  if (!SEEN.test(text)) return '';
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '');
}

/** {@link toPlainText} on one line, for texts from no form: of files, headers and other sites. */
export const toPlainLine = (text: string): string => toPlainText(text).replaceAll('\n', ' ').trim();

const string = (minLength: number, maxLength: number, pattern: string) =>
  Type.String({
    ...(minLength > 0 && { minLength, [HINT]: 'Bitte ausfüllen.' }),
    maxLength,
    pattern,
    [PLAIN_TEXT]: true,
  });

/** One line that is not empty, at most `maxLength` characters; a line break is refused. */
export const Line = (maxLength: number) => string(1, maxLength, `^${FILLED}[^${CONTROLS}]*$`);

/** One line that may be empty. */
export const OptionalLine = (maxLength: number) => string(0, maxLength, `^[^${CONTROLS}]*$`);

/** Text of several lines, plain or HTML. It may be empty unless it has a `minLength`. */
export const Text = (maxLength: number, minLength = 0) =>
  string(minLength, maxLength, `^${minLength > 0 ? FILLED : ''}[^${ALL_BUT_LINE_FEEDS}]*$`);
