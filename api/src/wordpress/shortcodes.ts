/** A shortcode, from its bracket on. */
const SHORTCODE = /\[(\/?)([A-Za-z][A-Za-z0-9_-]{0,60})(\s[^[\]]{0,2000})?\]/y;
const ATTRIBUTE = /([A-Za-z_-]{1,40})=(?:"([^"]{0,1000})"|'([^']{0,1000})'|([^\s"']{1,1000}))/g;
const IDS = /^\d{1,12}(?:\s{0,3},\s{0,3}\d{1,12}){0,199}$/;
const IMAGE = /<img[^<>]*>/i;

/** Names that are shortcodes without attributes and without a closing tag, too; „[sic]“ remains text. */
const KNOWN = new Set(
  'gallery caption wp_caption embed audio video playlist contact-form contact-form-7 sitemap'.split(' '),
);

/** More than any text has; the rest stays as it is. */
const MOST = 2_000;

/** What a shortcode stands for, when we can say it in HTML. */
type Found = { name: string; attributes: Readonly<Record<string, string>>; inner: string | undefined };

/** Hears of shortcodes that mean nothing here; `gallery`: of one that does not say which pictures. */
type Listener = { onUnknown: (name: string) => void; onGalleryOfAll: () => void };

/** The address that stands for an attachment of the old site until its picture is known. */
export const attachmentAddress = (id: string) => `attachment:${id}`;

/**
 * Replaces shortcodes by the HTML they stand for: pictures with a caption, galleries, addresses of players. Others go,
 * the text between them stays. Brackets that are part of a text stay.
 */
export function replaceShortcodes(html: string, listener: Listener): string {
  let done = '';
  let from = 0;
  let count = 0;
  /** Names of which no end follows any more. */
  const endless = new Set<string>();
  for (let place = html.indexOf('['); place >= 0 && count < MOST; place = html.indexOf('[', place + 1)) {
    if (place < from) continue;
    SHORTCODE.lastIndex = place;
    const match = SHORTCODE.exec(html);
    const [whole = '', closing = '', name = '', given = ''] = match ?? [];
    if (!match) continue;
    count += 1;
    if (html[place - 1] === '[' && html[place + whole.length] === ']') {
      // Somebody who writes about shortcodes writes two brackets.
      done += html.slice(from, place - 1) + whole;
      from = place + whole.length + 1;
      continue;
    }
    const end = `[/${name}]`;
    const until = closing || endless.has(name) ? -1 : html.indexOf(end, place + whole.length);
    if (!closing && until < 0) endless.add(name);
    const isOne = closing || until >= 0 || KNOWN.has(name) || given.includes('=') || /[_-]/.test(name);
    if (!isOne) continue;
    const inner = until >= 0 && HOLDING.has(name) ? html.slice(place + whole.length, until) : undefined;
    done += html.slice(from, place);
    if (!closing) done += meaningOf({ name, attributes: attributesOf(given), inner }, listener);
    from = inner === undefined ? place + whole.length : until + end.length;
  }
  return done + html.slice(from);
}

/** Shortcodes whose text is part of what they mean. */
const HOLDING = new Set('caption wp_caption embed'.split(' '));

function meaningOf({ name, attributes, inner }: Found, { onUnknown, onGalleryOfAll }: Listener): string {
  switch (name) {
    case 'caption':
    case 'wp_caption':
      return captionOf(inner ?? '', attributes['caption']);
    case 'gallery': {
      const ids = attributes['ids'] ?? attributes['include'] ?? '';
      if (IDS.test(ids)) return galleryOf(ids.split(',').map((id) => id.trim()));
      onGalleryOfAll();
      return '';
    }
    case 'embed':
      return `\n\n${(inner ?? '').trim()}\n\n`;
    case 'video':
    case 'audio': {
      const source = attributes['src'] ?? attributes['mp4'] ?? attributes['mp3'] ?? attributes['m4a'] ?? '';
      return `\n\n${source}\n\n`;
    }
    default:
      onUnknown(name.toLowerCase());
      return '';
  }
}

/** The picture stands first, maybe in a link; the rest is the caption. */
function captionOf(inner: string, given: string | undefined): string {
  const image = IMAGE.exec(inner);
  if (!image) return inner;
  const caption = (given ?? inner.slice(image.index + image[0].length)).replace(/^\s{0,20}<\/a>/i, '').trim();
  return `\n\n<figure>${image[0]}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>\n\n`;
}

function galleryOf(ids: readonly string[]): string {
  return `\n\n${ids.map((id) => `<figure><img src="${attachmentAddress(id)}" alt="" /></figure>`).join('\n\n')}\n\n`;
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE))
    found[name.toLowerCase()] = double ?? single ?? bare ?? '';
  return found;
}
