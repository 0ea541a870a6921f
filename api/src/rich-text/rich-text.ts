import sanitizeHtml, { type IOptions } from 'sanitize-html';

const OWN_PICTURE = /^\/(objects|banner-objects|optimize-image)\/(?!.*\.\.)[A-Za-z0-9/_.-]+(\?[a-z0-9=&]*)?$/;
const NUMBER = /^\d{1,4}$/;

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
  nestingLimit: 50,
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

/** HTML from a person, made safe to show. Whatever is not allowed is dropped; its text stays, a script's does not. */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html.replaceAll('\0', ''), ALLOWED).trim();
}

/** The text of rich text, blocks separated by one space. */
export function plainText(html: string): string {
  const spaced = html.replace(
    /<(?=\/?(?:p|h[1-6]|li|ul|ol|br|hr|blockquote|figure|figcaption|table|caption|tr|t[dh]|div)\b)/gi,
    ' <',
  );
  return decodeEntities(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

// sanitize-html writes only these four.
function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
