import { fold } from '../rich-text/fold.ts';
import { plainText } from '../rich-text/rich-text.ts';

const TEASER_LENGTH = 200;
const CHARACTERS_PER_MINUTE = 1000;
const MAX_SEARCH_WORDS = 10;

type Texts = { title: string; excerpt: string | null; content: string };

/** Computed once, when an article is written: the beginning, the reading time and the searched text. */
export function deriveTexts({ title, excerpt, content }: Texts) {
  const text = plainText(content);
  return {
    teaser: cut(excerpt ?? text),
    reading_minutes: Math.max(1, Math.ceil(text.length / CHARACTERS_PER_MINUTE)),
    search_text: fold([title, excerpt ?? '', text].join('\n')),
  };
}

/** LIKE patterns that must all match the search text: one for each word, its wildcards taken literally. */
export function searchPatterns(search: string): string[] {
  const words = fold(search).split(/\s+/).filter(Boolean).slice(0, MAX_SEARCH_WORDS);
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

// Never through the middle of an emoji.
function cut(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= TEASER_LENGTH
    ? plain
    : plain
        .slice(0, TEASER_LENGTH)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd();
}
