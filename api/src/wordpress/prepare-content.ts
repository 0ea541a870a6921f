import sanitizeHtml from 'sanitize-html';
import { toPlainText, type WordPressLossKind } from '../contract/index.ts';
import { cutText } from '../imports/cut-text.ts';
import { arrangeHtml } from './arrange-html.ts';
import { isOwn, isPictureFile, parseAddress, pictureSource, type OldSite } from './old-site.ts';
import { replaceShortcodes } from './shortcodes.ts';

/** Something that an entry has lost. */
export type Loss = { kind: WordPressLossKind; name: string };

/** Content that only waits for the addresses of its pictures. */
export type PreparedContent = { html: string; pictures: string[]; losses: Loss[] };

/** More than an article may be long; the rest is cut off. */
const LONGEST = 1_000_000;
/** Less deep than the sanitizer takes texts, so that it never refuses one. */
const DEEPEST = 45;
const MOST_PICTURES = 500;
const MOST_LOSSES = 50;

const BLOCK_COMMENT = /^\s?wp:([a-z0-9/-]{1,80})\s/;
/** Blocks that make their content when the page is shown have none in the file. */
const IS_EMPTY_BLOCK = /\/\s{0,3}$/;
const UNIMPORTANT_BLOCKS = new Set('more nextpage spacer separator paragraph'.split(' '));
const YOUTUBE = /^\/embed\/([A-Za-z0-9_-]{6,20})$/;

const ALLOWED_TAGS = (
  'p h1 h2 h3 h4 h5 h6 b strong i em a br hr ul ol li blockquote figure figcaption img table caption thead tbody tfoot ' +
  'tr th td'
).split(' ');

/** Removes lone surrogates, which no database takes. */
export const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '');

/** Says once for each entry what it loses. */
function createLosses() {
  const found = new Map<string, Loss>();
  return {
    add(kind: WordPressLossKind, name = ''): void {
      const key = `${kind} ${name}`;
      if (found.size < MOST_LOSSES && !found.has(key)) found.set(key, { kind, name: cutText(name, 80) });
    },
    list: () => [...found.values()],
  };
}

/**
 * Makes plain HTML of what WordPress stores: blocks, shortcodes, blank lines that mean paragraphs. Pictures keep their
 * addresses until they are taken. The sanitizer cleans the result when it is stored.
 */
export function prepareContent(content: string, site: OldSite): PreparedContent {
  const losses = createLosses();
  if (content.length > LONGEST) losses.add('cut');
  const whole = toPlainText(content.slice(0, LONGEST));
  const bare = withoutComments(whole, (name) => losses.add('block', name));
  const replaced = replaceShortcodes(bare, {
    onUnknown: (name) => losses.add('shortcode', name),
    onGalleryOfAll: () => losses.add('gallery'),
  });
  const arranged = arrangeHtml(replaced, (address) => losses.add('embed', hostOf(address)));
  const pictures = new Set<string>();
  const html = rewrite(arranged, site, pictures, losses);
  return { html: wellFormed(html), pictures: [...pictures].slice(0, MOST_PICTURES), losses: losses.list() };
}

function rewrite(html: string, site: OldSite, pictures: Set<string>, losses: ReturnType<typeof createLosses>): string {
  let levels = 0;
  const drop = { tagName: 'span', attribs: {} };
  const player = (attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    const url = parseAddress(attributes['src'] ?? attributes['data-src'] ?? attributes['data'] ?? '', site);
    if (!url) return drop;
    losses.add('embed', url.host);
    const video = YOUTUBE.exec(url.pathname)?.[1];
    const href =
      video && /(?:^|\.)youtube(?:-nocookie)?\.com$/.test(url.host)
        ? `https://www.youtube.com/watch?v=${video}`
        : url.href;
    return { tagName: 'a', attribs: { href }, text: href };
  };
  try {
    return sanitizeHtml(html, {
      allowedTags: ALLOWED_TAGS,
      allowedAttributes: false,
      allowedSchemes: ['http', 'https', 'mailto', 'tel', 'attachment'],
      nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'form'],
      onOpenTag: () => {
        levels += 1;
        if (levels > DEEPEST) throw new TooDeep();
      },
      onCloseTag: () => {
        levels -= 1;
      },
      transformTags: {
        img: (_name, attributes) => {
          const source = sourceOf(attributes, site, losses);
          if (source) pictures.add(source);
          return { tagName: 'img', attribs: { src: source ?? '', alt: attributes['alt'] ?? '' } };
        },
        a: (_name, attributes) => {
          const url = parseAddress(attributes['href'] ?? '', site);
          // A picture that opens itself: the portal shows it large anyway.
          if (url && isOwn(url, site) && isPictureFile(url)) return drop;
          if (url && isOwn(url, site) && /\/wp-content\/uploads\//.test(url.pathname))
            losses.add('file', fileType(url));
          const { href = '', title } = attributes;
          return { tagName: 'a', attribs: { href: url ? url.href : href, ...(title && { title }) } };
        },
        iframe: (_name, attributes) => player(attributes),
        video: (_name, attributes) => player(attributes),
        audio: (_name, attributes) => player(attributes),
        object: (_name, attributes) => player(attributes),
        script: (name) => lose(name, 'script'),
        form: (name) => lose(name, 'form'),
      },
      exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
    });
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    losses.add('nested');
    return textOf(html);
  }

  function lose(tagName: string, kind: WordPressLossKind): sanitizeHtml.Tag {
    losses.add(kind);
    return { tagName, attribs: {} };
  }
}

class TooDeep extends Error {}

/** Plugins that load pictures late put the address elsewhere. */
function sourceOf(
  { src = '', 'data-src': late, 'data-lazy-src': lazy }: sanitizeHtml.Attributes,
  site: OldSite,
  losses: ReturnType<typeof createLosses>,
): string | undefined {
  const address = lazy ?? late ?? src;
  if (/^attachment:\d{1,12}$/.test(address)) return address;
  const source = pictureSource(address, site);
  // Whether one from another host comes along is chosen later.
  const url = source && parseAddress(source);
  if (!url || !isOwn(url, site)) losses.add('foreign-picture', hostOf(address));
  return source;
}

/** Paragraphs of the text alone. */
function textOf(html: string): string {
  return arrangeHtml(
    html.replace(/<[^<>]*>/g, (tag) => (/^<\/?(?:p|h[1-6]|li|tr|div|br)\b/i.test(tag) ? '\n\n' : ' ')),
    () => undefined,
  );
}

/** Written by hand: an expression would search the whole text for the end of each beginning. */
function withoutComments(html: string, onEmptyBlock: (name: string) => void): string {
  let done = '';
  let from = 0;
  for (let start = html.indexOf('<!--'); start >= 0; start = html.indexOf('<!--', from)) {
    const end = html.indexOf('-->', start);
    if (end < 0) break;
    const comment = html.slice(start + 4, end);
    const name = BLOCK_COMMENT.exec(comment)?.[1];
    if (name && !UNIMPORTANT_BLOCKS.has(name) && IS_EMPTY_BLOCK.test(comment)) onEmptyBlock(name);
    done += html.slice(from, start);
    from = end + 3;
  }
  return done + html.slice(from);
}

function hostOf(address: string): string {
  return parseAddress(address)?.host ?? '';
}

function fileType({ pathname }: URL): string {
  return /\.([a-z0-9]{1,5})$/i.exec(pathname)?.[1]?.toLowerCase() ?? '';
}
