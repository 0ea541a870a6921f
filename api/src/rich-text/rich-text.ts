import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { toPlainText } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { fold } from './fold.ts';

/** Spelt as pictures are looked up: browsers drop `/./`, and would show a picture that no lookup finds. */
const OWN_PICTURE =
  /^\/(objects|banner-objects|optimize-image)(?!.*\.\.)(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+(\?[a-z0-9=&]*)?$/;
const NUMBER = /^\d{1,4}$/;
/** Levels of tags in each other; a list in a list is four. */
const MOST_LEVELS = 50;

/** The one list of what rich text may contain: structure, links and our own pictures; nothing that runs or styles. */
const ALLOWED: IOptions = {
  allowedTags: (
    'h2 h3 h4 p br hr ul ol li blockquote strong em a ' +
    'figure figcaption img table caption thead tbody tfoot tr th td'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    div: 'p',
    a: (tagName, { href = '', title }) => ({
      tagName,
      attribs: {
        href,
        ...(title ? { title } : {}),
        ...(/^https?:/i.test(href) ? { rel: 'noopener', target: '_blank' } : {}),
      },
    }),
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: {
        src: OWN_PICTURE.test(src) ? src : '',
        alt,
        ...(NUMBER.test(width) ? { width } : {}),
        ...(NUMBER.test(height) ? { height } : {}),
        loading: 'lazy',
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/**
 * HTML from a person, made safe to show. Elements that are not allowed are dropped; their text stays, a script's does
 * not. Throws 400 for tags nested too deeply.
 */
export function sanitizeRichText(html: string): string {
  const cleaned = clean(html.replaceAll('\0', ''), ALLOWED);
  // Character references have become control characters by now.
  const plain = toPlainText(cleaned);
  // Without control characters an address may say something else.
  return (plain === cleaned ? cleaned : clean(plain, ALLOWED)).trim();
}

/** The text of rich text, blocks separated by one space. Throws 400 as {@link sanitizeRichText} does. */
export function plainText(html: string): string {
  const spaced = html.replace(
    /<(?=\/?(?:p|h[1-6]|li|ul|ol|br|hr|blockquote|figure|figcaption|table|caption|tr|t[dh]|div)\b)/gi,
    ' <',
  );
  return toPlainText(decodeEntities(clean(spaced, { allowedTags: [], allowedAttributes: {} })))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Rich text without a heading at its beginning that repeats the title above it: many imprints are pasted with theirs.
 */
export function withoutTitle(html: string, title: string): string {
  const tag = HEADINGS.find((heading) => html.startsWith(`<${heading}>`));
  const end = tag === undefined ? -1 : html.indexOf(`</${tag}>`);
  if (end === -1 || fold(plainText(html.slice(0, end))) !== fold(title.trim())) return html;
  return html.slice(end + '</h2>'.length).trimStart();
}

const HEADINGS = ['h2', 'h3', 'h4'];

/** Ends at the first tag that is nested too deep: cleaning takes quadratic time in the depth. */
function clean(html: string, options: IOptions): string {
  let levels = 0;
  return sanitizeHtml(html, {
    ...options,
    onOpenTag: () => {
      levels += 1;
      if (levels > MOST_LEVELS) throw tooDeep();
    },
    onCloseTag: () => {
      levels -= 1;
    },
  });
}

function tooDeep(): AppError {
  return new AppError(
    400,
    'nested_too_deeply',
    `Listen, Zitate oder Tabellen stehen zu tief ineinander (mehr als ${MOST_LEVELS} Ebenen). Bitte einfacher gliedern.`,
    { field: 'content' },
  );
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

// sanitize-html writes only these four.
function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
