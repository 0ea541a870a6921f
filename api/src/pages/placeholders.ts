/** The club's fact for each placeholder; '' for one without a value yet. */
export type Facts = ReadonlyMap<string, string>;

/** Nobody misses these: a paragraph or heading that names one without a value is left out. */
const MAY_BE_MISSING = ['USt-IdNr.', 'Datenschutzbeauftragte', 'Träger', 'Register'];

/** Only the line that names one of these without a value is left out, not the paragraph around it. */
const LINE_MAY_BE_MISSING = ['Telefon'];

/** Substitutes for values that editors are still asked for. */
const MEANWHILE: Readonly<Record<string, string>> = { Hosting: 'einem Dienstleister' };

// Each ends where the next one begins: many unclosed placeholders must not slow down the server.
const PLACEHOLDER = /\{\{([^{}<>]{1,60})\}\}/g;
const PARAGRAPH = /<p>(?:(?!<\/?p>)[\s\S])*<\/p>\n?/g;
const HEADING = /<h2>(?:(?!<\/?h2>)[\s\S])*<\/h2>\n?/g;
const LINE = /(?<=>)[^<>{}]{0,100}\{\{([^{}<>]{1,60})\}\}[^<>{}]{0,100}<br \/>/g;
const TAG_OR_TEXT = /<[^<>]*>|[^<]+|</g;

/** The text was clean before its placeholders were filled; a fact may still begin an address. */
const RUNS = /="\s*(?:javascript|data|vbscript):/i;

/** Fills sanitised HTML; missing facts are marked. Unknown placeholders stay as they are. */
export function fillHtml(html: string, facts: Facts): string {
  return leaveOut(html, facts).replace(TAG_OR_TEXT, (part) => {
    if (part.startsWith('<')) {
      const tag = replaceKnown(part, facts, (value) => escapeHtml(value));
      return RUNS.test(tag) ? part : tag;
    }
    return replaceKnown(part, facts, (value, name) =>
      value ? escapeHtml(value).replaceAll('\n', '<br />') : (MEANWHILE[name] ?? `<strong>${reminder(name)}</strong>`),
    );
  });
}

/** Fills plain text. */
export function fillText(text: string, facts: Facts): string {
  return replaceKnown(text, facts, (value, name) => value || reminder(name));
}

/** Placeholders of a text that have no value and need one, each once. */
export function missingFacts(text: string, facts: Facts): string[] {
  const names = [...leaveOut(text, facts).matchAll(PLACEHOLDER)].map(([, name = '']) => name.trim());
  return [...new Set(names)].filter((name) => facts.get(name) === '' && !MAY_BE_MISSING.includes(name));
}

/** Leaves out the lines, paragraphs and headings about optional facts that are missing. */
function leaveOut(html: string, facts: Facts): string {
  const part = (text: string) => (namesNothing(text, facts) ? '' : text);
  const line = (text: string, name: string) =>
    LINE_MAY_BE_MISSING.includes(name.trim()) && facts.get(name.trim()) === '' ? '' : text;
  return html.replace(LINE, line).replace(PARAGRAPH, part).replace(HEADING, part);
}

function namesNothing(part: string, facts: Facts): boolean {
  return MAY_BE_MISSING.some((name) => facts.get(name) === '' && part.includes(`{{${name}}}`));
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
