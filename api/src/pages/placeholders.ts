/** What the club's facts say for each placeholder; '' has no value yet. */
export type Facts = ReadonlyMap<string, string>;

/** Nobody misses these: a paragraph that names one without a value is left out. */
const MAY_BE_MISSING = ['USt-IdNr.', 'Datenschutzbeauftragte'];

// Each ends where the next one begins: many unclosed placeholders must not slow down the server.
const PLACEHOLDER = /\{\{([^{}<>]{1,60})\}\}/g;
const PARAGRAPH = /<p>(?:(?!<\/?p>)[\s\S])*<\/p>\n?/g;
const TAG_OR_TEXT = /<[^<>]*>|[^<]+|</g;

/** The text was clean before its placeholders were filled; a fact may still begin an address. */
const RUNS = /="\s*(?:javascript|data|vbscript):/i;

/** Fills sanitised HTML; what the club has yet to say is marked. Unknown placeholders stay as they are. */
export function fillHtml(html: string, facts: Facts): string {
  return html
    .replace(PARAGRAPH, (paragraph) => (namesNothing(paragraph, facts) ? '' : paragraph))
    .replace(TAG_OR_TEXT, (part) => {
      if (part.startsWith('<')) {
        const tag = replaceKnown(part, facts, (value) => escapeHtml(value));
        return RUNS.test(tag) ? part : tag;
      }
      return replaceKnown(part, facts, (value, name) =>
        value ? escapeHtml(value).replaceAll('\n', '<br />') : `<strong>${reminder(name)}</strong>`,
      );
    });
}

/** Fills plain text. */
export function fillText(text: string, facts: Facts): string {
  return replaceKnown(text, facts, (value, name) => value || reminder(name));
}

/** Placeholders of a text that have no value and need one, each once. */
export function missingFacts(text: string, facts: Facts): string[] {
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());
  return [...new Set(names)].filter((name) => facts.get(name) === '' && !MAY_BE_MISSING.includes(name));
}

function namesNothing(paragraph: string, facts: Facts): boolean {
  return MAY_BE_MISSING.some((name) => facts.get(name) === '' && paragraph.includes(`{{${name}}}`));
}

function replaceKnown(text: string, facts: Facts, write: (value: string, name: string) => string): string {
  return text.replace(PLACEHOLDER, (found, inner: string) => {
    const name = inner.trim();
    const value = facts.get(name);
    return value === undefined ? found : write(value, name);
  });
}

function reminder(name: string): string {
  return `[Bitte ergänzen: ${name}]`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
