import { pipeline, type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { EXPORT_BYTES } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { AppError } from '../errors.ts';
import { detached } from '../http/detached.ts';
import { cutText } from '../imports/cut-text.ts';
import { createExportDecoder } from './decode-export.ts';
import { unusableExport } from './import-errors.ts';
import type { FormerCategory } from './import-row.ts';
import { oldSite, type OldSite } from './old-site.ts';
import { prepareEntry, type PreparedEntry } from './prepare-entry.ts';
import { createWxrReader, type WxrItem, type WxrSite, type WxrTerm } from './read-wxr.ts';

/** More than the largest club has. */
const MOST_ENTRIES = 100_000;
const AT_A_TIME = 50;
const MOST_TYPES = 100;
const MOST_CATEGORIES = 2_000;
const CATEGORY_LENGTH = 200;
const MOST_EXAMPLES = 3;
const GZIP = [0x1f, 0x8b];

/** Parts of the file that became no entry. */
export type PassedOver = { name: string; count: number; examples: string[] };

/** The result of reading, beside the entries that wait in the database. */
export type StagedExport = {
  site: OldSite;
  wxr: WxrSite;
  /** Those of the site, and those that only an entry names. */
  categories: FormerCategory[];
  types: PassedOver[];
  comments: number;
  tags: number;
  repaired: number;
};

/**
 * Reads an export, packed by gzip or not, while it arrives, and writes its entries to the database; only a piece of the
 * file is in memory at any time. @throws AppError 422
 */
export async function stageExport(db: Database, importId: string, source: Readable): Promise<StagedExport> {
  const decoder = createExportDecoder();
  const types = new Map<string, PassedOver>();
  const categories = new Map<string, string>();
  const items: WxrItem[] = [];
  const wxr = createWxrReader((item) => items.push(item));
  let site: OldSite | undefined;
  let position = 0;
  let comments = 0;
  let tags = 0;

  const passOver = ({ fields }: WxrItem) => {
    const name = cutText((fields['wp:post_type'] ?? '').trim(), 60);
    const known = types.get(name) ?? { name, count: 0, examples: [] };
    if (!types.has(name) && types.size >= MOST_TYPES) return;
    known.count += 1;
    const title = cutText((fields['title'] ?? '').trim(), 100);
    if (title && known.examples.length < MOST_EXAMPLES) known.examples.push(title);
    types.set(name, known);
  };

  const noteCategories = (terms: readonly WxrTerm[]) => {
    for (const { domain, slug, name } of terms) {
      const key = (slug || name).slice(0, CATEGORY_LENGTH);
      if (domain !== 'category' || !key || categories.has(key) || categories.size >= MOST_CATEGORIES) continue;
      categories.set(key, cutText(name || key, CATEGORY_LENGTH));
    }
  };

  const stage = async () => {
    const rows: object[] = [];
    for (const item of items.splice(0)) {
      site ??= oldSite(wxr.site().address);
      if (!site) throw unusableExport('Sie sagt nicht, von welcher Website sie kommt.');
      comments += item.comments;
      tags += item.terms.filter(({ domain }) => domain === 'post_tag').length;
      noteCategories(item.terms);
      const entry = prepareEntry(item, site);
      if (entry) rows.push(toRow(importId, (position += 1), entry));
      else passOver(item);
    }
    if (position > MOST_ENTRIES) throw unusableExport(`Sie enthält mehr als ${MOST_ENTRIES} Einträge.`);
    for (let from = 0; from < rows.length; from += AT_A_TIME)
      await db('wordpress_entries')
        .insert(rows.slice(from, from + AT_A_TIME))
        .onConflict(['import_id', 'kind', 'wp_id'])
        .ignore();
  };

  for await (const chunk of unpacked(source)) {
    wxr.write(decoder.write(chunk));
    await stage();
  }
  wxr.write(decoder.end());
  await stage();
  const read = wxr.end();
  noteCategories(read.categories);
  site ??= oldSite(read.address);
  if (!site) throw unusableExport('Sie sagt nicht, von welcher Website sie kommt.');
  return {
    site,
    wxr: read,
    categories: Array.from(categories, ([slug, name]) => ({ slug, name })),
    types: [...types.values()],
    comments,
    tags,
    repaired: decoder.repaired,
  };
}

function toRow(importId: string, position: number, entry: PreparedEntry): object {
  const { wpId, writtenAt, losses, data, pictures, path, slug, category, kind, title, status } = entry;
  return {
    import_id: importId,
    position,
    kind,
    wp_id: wpId,
    title,
    path: path ?? null,
    slug: slug ?? null,
    status,
    category: category ?? null,
    written_at: writtenAt ?? null,
    pictures,
    notes: JSON.stringify(losses),
    data: JSON.stringify(data),
  };
}

/** The bytes of the file, in pieces. */
async function* unpacked(source: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > EXPORT_BYTES) done(unusableExport(`Sie ist größer als ${EXPORT_BYTES / 1024 / 1024} MB.`));
      else done(null, chunk);
    },
  });
  const iterator = detached(source)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await iterator.next();
  if (first.done) throw unusableExport('Sie ist leer.');
  async function* whole() {
    yield first.value as Buffer;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  const isPacked = first.value[0] === GZIP[0] && first.value[1] === GZIP[1];
  // Errors are thrown where the pieces are read.
  if (isPacked) pipeline(whole, createGunzip(), bounded, () => undefined);
  else pipeline(whole, bounded, () => undefined);
  try {
    for await (const chunk of bounded) yield chunk as Buffer;
  } catch (error) {
    if (error instanceof AppError || !isPacked) throw error;
    throw unusableExport('Sie ist beschädigt oder unvollständig.');
  }
}
