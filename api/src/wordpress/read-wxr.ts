import { SaxesParser } from 'saxes';
import { unusableExport } from './import-errors.ts';

/** One `item` of the file, as it stands there. */
export type WxrItem = {
  /** The texts of its parts by name, `wp:post_id`, `content:encoded` …; missing ones are missing. */
  fields: Readonly<Record<string, string>>;
  terms: readonly WxrTerm[];
  meta: Readonly<Record<string, string>>;
  comments: number;
};

/** A category, a tag or another term of an item, or of the site. */
export type WxrTerm = { domain: string; slug: string; name: string };

/** What the file says about the site. */
export type WxrSite = {
  title: string;
  address: string;
  /** When the file was made, as mails write dates. */
  exported: string;
  categories: readonly WxrTerm[];
  users: number;
};

/** The longest text, and the longest tag, in UTF-16 units; far above the longest article. */
const LONGEST_PART = 10 * 1024 * 1024;
const DEEPEST = 30;
/**
 * The longest name, title or address; longer ones are cut. An item is at most 20 MB then: its content and its excerpt.
 */
const LONGEST_NAME = 1_000;
const LONG_FIELDS = new Set(['content:encoded', 'excerpt:encoded']);
const MOST_TERMS = 200;
const MOST_CATEGORIES = 2_000;

/** The parts of an item that are read; all others are skipped. */
const FIELDS = new Set(
  (
    'title link guid pubDate content:encoded excerpt:encoded wp:post_id wp:post_date wp:post_date_gmt wp:post_name ' +
    'wp:status wp:post_parent wp:post_type wp:post_password wp:attachment_url'
  ).split(' '),
);
/** The notes of plugins that say something about an item. */
const META = new Set([
  '_thumbnail_id',
  '_wp_attachment_image_alt',
  '_elementor_edit_mode',
  '_et_pb_use_builder',
  '_wpb_vc_js_status',
]);
/** Old plugins write such things outside of CDATA; the text is clear all the same. */
const HARMLESS = ['undefined entity', 'malformed character entity', 'in entity name', 'empty entity name'];

type Draft = { fields: Record<string, string>; terms: WxrTerm[]; meta: Record<string, string>; comments: number };

/**
 * Reads an export of WordPress (WXR: RSS 2.0 with names of its own, versions 1.0 to 1.2) from text that comes in
 * pieces; `onItem` is called with each item when it is complete. Nothing is looked up, replaced or defined: no document
 * type, no entities but those of XML.
 * @throws AppError 422 with a German sentence
 */
export function createWxrReader(onItem: (item: WxrItem) => void) {
  const parser = new SaxesParser();
  const open: string[] = [];
  const site = { title: '', address: '', exported: '', categories: [] as WxrTerm[], users: 0, version: '' };
  let item: Draft | undefined;
  let term: WxrTerm | undefined;
  let metaKey = '';
  let text = '';
  let sinceEvent = 0;
  let isBegun = false;
  let hasRoot = false;

  parser.on('error', ({ message }) => {
    if (HARMLESS.some((words) => message.includes(words))) return;
    // A table, a zip or an empty file: the person has taken the wrong one, and nothing is damaged.
    if (!hasRoot) throw notWordPress();
    throw unusableExport(`Sie ist beschädigt oder unvollständig (Zeile ${parser.line}).`);
  });
  parser.on('doctype', () => {
    throw unusableExport('Sie legt Abkürzungen fest (DOCTYPE), was WordPress nie tut.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    sinceEvent = 0;
    text = '';
    hasRoot = true;
    open.push(name);
    if (open.length > DEEPEST) throw unusableExport('Sie ist zu tief verschachtelt.');
    if (open.length === 1 && name !== 'rss') throw unusableExport('Sie ist kein Export aus WordPress.');
    if (open.length === 3 && name === 'item') item = { fields: {}, terms: [], meta: {}, comments: 0 };
    if (open.length === 4 && item) {
      if (name === 'category')
        term = { domain: cut(attributes['domain']), slug: cut(attributes['nicename']), name: '' };
      if (name === 'wp:comment') item.comments += 1;
      if (name === 'wp:postmeta') metaKey = '';
    }
    if (open.length === 3 && name === 'wp:category') term = { domain: 'category', slug: '', name: '' };
  });
  const addText = (part: string) => {
    sinceEvent = 0;
    if (text.length + part.length > LONGEST_PART) throw tooLong();
    text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('comment', () => (sinceEvent = 0));
  parser.on('closetag', ({ name }) => {
    sinceEvent = 0;
    if (item) closeInItem(name, item);
    else if (open.length === 3) closeInChannel(name);
    else if (open.length === 4 && open[2] === 'wp:category' && term) {
      if (name === 'wp:category_nicename') term.slug = cut(text);
      if (name === 'wp:cat_name') term.name = cut(text);
    }
    text = '';
    open.pop();
  });

  function closeInItem(name: string, draft: Draft): void {
    if (open.length === 3) {
      if (!site.version) throw notWordPress();
      onItem(draft);
      item = undefined;
    } else if (open.length === 4) {
      if (name === 'category' && term) {
        if (draft.terms.length < MOST_TERMS) draft.terms.push({ ...term, name: cut(text) });
        term = undefined;
      } else if (FIELDS.has(name)) draft.fields[name] = LONG_FIELDS.has(name) ? text : cut(text);
    } else if (open.length === 5 && open[3] === 'wp:postmeta') {
      if (name === 'wp:meta_key') metaKey = cut(text);
      if (name === 'wp:meta_value' && META.has(metaKey)) draft.meta[metaKey] = cut(text);
    }
  }

  function closeInChannel(name: string): void {
    if (name === 'wp:wxr_version') site.version = cut(text);
    if (name === 'title') site.title = cut(text);
    if (name === 'pubDate') site.exported = cut(text);
    if (name === 'link') site.address ||= cut(text);
    if (name === 'wp:base_blog_url') site.address = cut(text);
    if (name === 'wp:author') site.users += 1;
    if (name === 'wp:category' && term) {
      if (site.categories.length < MOST_CATEGORIES) site.categories.push(term);
      term = undefined;
    }
  }

  return {
    write(received: string): void {
      // Plugins put blank lines before the declaration, where XML allows none.
      const piece = isBegun ? received : received.trimStart();
      isBegun ||= piece !== '';
      // A text without an end would be kept until memory is full: the parser hands it over only when it is whole.
      sinceEvent += piece.length;
      if (sinceEvent > LONGEST_PART) throw tooLong();
      parser.write(piece);
    },

    /** The file's data about the site; no more text may follow. */
    end(): WxrSite {
      parser.close();
      if (!site.version) throw notWordPress();
      const { title, address, exported, categories, users } = site;
      return { title, address, exported, categories, users };
    },

    /** The same, as far as it has been read: it stands before the first item. */
    site: (): WxrSite => site,
  };
}

/** A copy: a piece of a text keeps all of it in memory. */
function cut(text = ''): string {
  const piece = text.trim().slice(0, LONGEST_NAME);
  return piece.length === text.length ? piece : Buffer.from(piece).toString();
}

function tooLong() {
  return unusableExport('Ein einzelner Text darin ist länger als 10 MB.');
}

function notWordPress() {
  return unusableExport('Sie ist kein Export aus WordPress („Werkzeuge → Daten exportieren“).');
}
