import { DateTime } from 'luxon';
import { ZONE } from '../time/berlin-time.ts';
import { toPlainLine } from '../contract/index.ts';
import { plainText } from '../rich-text/rich-text.ts';
import { slugFrom } from '../rich-text/slug.ts';
import { pathOf, pictureSource, readable, type OldSite } from './old-site.ts';
import { prepareContent, wellFormed, type Loss } from './prepare-content.ts';
import type { WxrItem } from './read-wxr.ts';

/** An entry that waits for its turn: an article, a page, or what is known of a picture. */
export type PreparedEntry = {
  kind: 'post' | 'page' | 'attachment';
  /** Its number on the old site. */
  wpId: string;
  title: string;
  /** Its address there, as a path. */
  path: string | undefined;
  slug: string | undefined;
  /** Its status in WordPress (`publish`, `draft`). */
  status: string;
  isProtected: boolean;
  category: string | undefined;
  writtenAt: Date | undefined;
  pictures: string[];
  losses: Loss[];
  data: EntryData;
};

/** Data for the turn of an entry. */
export type EntryData =
  | {
      content: string;
      excerpt: string | null;
      thumbnail: string | null;
      publishAt: string | null;
      isProtected: boolean;
    }
  | { source: string | null; alt: string };

const TITLE_LENGTH = 200;
const EXCERPT_LENGTH = 1000;
const SLUG_LENGTH = 110;
const LEFT_OUT = new Set(['trash', 'auto-draft', 'inherit']);
const NUMBER = /^\d{1,12}$/;
/** Page builders keep their own description of a page; the text holds only a remainder. */
const BUILDERS: readonly (readonly [meta: string, value: string, name: string])[] = [
  ['_elementor_edit_mode', 'builder', 'Elementor'],
  ['_et_pb_use_builder', 'on', 'Divi'],
  ['_wpb_vc_js_status', 'true', 'WPBakery'],
];

/**
 * Undefined for items that the portal does not have: menus, revisions, forms and other types of plugins, and for those
 * in the bin.
 */
export function prepareEntry(item: WxrItem, site: OldSite): PreparedEntry | undefined {
  const { fields, meta } = item;
  const kind = fields['wp:post_type'];
  const status = fields['wp:status']?.trim() ?? '';
  const wpId = fields['wp:post_id']?.trim() ?? '';
  if (!NUMBER.test(wpId)) return undefined;
  if (kind === 'attachment') return prepareAttachment(item, wpId, site);
  if ((kind !== 'post' && kind !== 'page') || LEFT_OUT.has(status)) return undefined;

  const isProtected = status === 'private' || (fields['wp:post_password'] ?? '').trim() !== '';
  const writtenAt = dateOf(fields);
  const { html, pictures, losses } = prepareContent(fields['content:encoded'] ?? '', site);
  const excerpt = wellFormed(textOf(fields['excerpt:encoded'] ?? '').slice(0, EXCERPT_LENGTH)) || null;
  const thumbnail = NUMBER.test(meta['_thumbnail_id'] ?? '') ? (meta['_thumbnail_id'] ?? null) : null;
  for (const [name, value, builder] of BUILDERS)
    if (meta[name] === value) losses.push({ kind: 'builder', name: builder });
  if (isProtected) losses.push({ kind: 'protected', name: '' });
  const title = titleOf(fields);
  return {
    kind,
    wpId,
    title,
    path: pathOf(fields['link'] ?? '', site),
    slug: slugFrom(readable(fields['wp:post_name'] ?? '') || title, 'artikel', SLUG_LENGTH),
    status,
    isProtected,
    category: categoryOf(item),
    writtenAt,
    pictures: thumbnail ? [...pictures, `attachment:${thumbnail}`] : pictures,
    losses,
    data: {
      content: html,
      excerpt,
      thumbnail,
      publishAt: status === 'future' ? (writtenAt?.toISOString() ?? null) : null,
      isProtected,
    },
  };
}

function prepareAttachment({ fields, meta }: WxrItem, wpId: string, site: OldSite): PreparedEntry {
  const address = fields['wp:attachment_url'] ?? fields['guid'] ?? '';
  const alt = wellFormed(textOf(meta['_wp_attachment_image_alt'] ?? '').slice(0, 500));
  return {
    kind: 'attachment',
    wpId,
    title: titleOf(fields),
    path: undefined,
    slug: undefined,
    status: '',
    isProtected: false,
    category: undefined,
    writtenAt: undefined,
    pictures: [],
    losses: [],
    data: { source: pictureSource(address, site) ?? null, alt },
  };
}

function titleOf(fields: WxrItem['fields']): string {
  const title = textOf(fields['title'] ?? '');
  return title.length > TITLE_LENGTH ? `${wellFormed(title.slice(0, TITLE_LENGTH - 1))}…` : title || 'Ohne Titel';
}

/** A title or an excerpt as people read it; one that is nested beyond all measure loses its tags by force. */
function textOf(html: string): string {
  const bounded = html.slice(0, 20_000);
  try {
    return plainText(bounded).replace(/\p{C}/gu, '').trim();
  } catch {
    return toPlainLine(bounded.replace(/<[^<>]*>/g, ' '))
      .replace(/\p{C}/gu, '')
      .trim();
  }
}

/** The first that says something. */
function categoryOf({ terms }: WxrItem): string | undefined {
  const categories = terms.filter(({ domain }) => domain === 'category').map(({ slug, name }) => slug || name);
  return (categories.find((slug) => !/^(?:uncategorized|allgemein)$/i.test(slug)) ?? categories[0])?.slice(0, 200);
}

/** The time in Greenwich, which drafts lack; then that of the site, which was a German one; then that of the feed. */
function dateOf(fields: WxrItem['fields']): Date | undefined {
  const read = (text: string | undefined, zone: string) =>
    DateTime.fromFormat((text ?? '').trim(), 'yyyy-MM-dd HH:mm:ss', { zone });
  const dates = [
    read(fields['wp:post_date_gmt'], 'utc'),
    read(fields['wp:post_date'], ZONE),
    DateTime.fromRFC2822((fields['pubDate'] ?? '').trim()),
  ];
  return dates.find((date) => date.isValid && date.year >= 1970 && date.year <= 2200)?.toJSDate();
}
