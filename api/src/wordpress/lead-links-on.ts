import type { Knex } from 'knex';
import type { WordPressChoices } from '../contract/index.ts';
import { isOwn, parseAddress, pathOf, type OldSite } from './old-site.ts';

const LINK = /<a href="([^"<>]{1,2000})"/g;
const BY_NUMBER = /^\/\?p=(\d{1,12})$/;
/** Files are named as lost in any case. */
const FILE = /^\/wp-content\//;

type Work = {
  trx: Knex.Transaction;
  job: { id: string; choices: WordPressChoices };
  site: OldSite;
  lostLinks: Set<string>;
};

/**
 * Leads links to the old site to the content of this import or an earlier one; those that lead nowhere here stay, and
 * are entered as lost.
 */
export async function leadLinksOn({ trx, job, site, lostLinks }: Work, html: string): Promise<string> {
  const paths = new Map<string, string>();
  for (const [, href = ''] of html.matchAll(LINK)) {
    const url = parseAddress(href.replaceAll('&amp;', '&'));
    const path = url && isOwn(url, site) ? pathOf(url.href, site) : undefined;
    if (path) paths.set(href, path);
  }
  if (paths.size === 0) return html;
  const wanted = [...new Set(paths.values())];
  const targets = new Map([...(await findMoved(trx, wanted)), ...(await findComing(trx, job, wanted))]);
  for (const path of wanted) if (!targets.has(path) && !FILE.test(path)) lostLinks.add(path);
  return html.replace(LINK, (whole, href: string) => {
    const target = targets.get(paths.get(href) ?? '');
    return target ? `<a href="${target}"` : whole;
  });
}

/** The content of this import: each entry has its address here before the first is taken. */
async function findComing(
  trx: Knex.Transaction,
  { id, choices }: Work['job'],
  paths: readonly string[],
): Promise<[path: string, target: string][]> {
  const numbers = paths.flatMap((path) => BY_NUMBER.exec(path)?.[1] ?? []);
  const rows = await trx('wordpress_entries')
    .where({ import_id: id })
    .whereIn('kind', choices.pages === 'none' ? ['post'] : ['post', 'page'])
    .where((query) => void query.whereIn('path', paths).orWhereIn('wp_id', numbers))
    .select<{ kind: string; wp_id: string; path: string | null; slug: string }[]>('kind', 'wp_id', 'path', 'slug');
  return rows.flatMap(({ kind, wp_id, path, slug }) => {
    const target = `${kind === 'page' ? '/seiten' : '/news'}/${slug}`;
    return [path, `/?p=${wp_id}`].flatMap((one) => (one === null ? [] : [[one, target] as [string, string]]));
  });
}

/** The content of earlier imports, and lists that have their successors here. */
async function findMoved(trx: Knex.Transaction, paths: readonly string[]): Promise<[path: string, target: string][]> {
  const rows = await trx('moved_addresses AS moved')
    .leftJoin('articles', (join) => join.on('articles.id', 'moved.article_id').andOnNull('articles.deleted_at'))
    .leftJoin('own_pages', (join) => join.on('own_pages.id', 'moved.page_id').andOnNull('own_pages.deleted_at'))
    .whereIn('moved.path', paths)
    .select<{ path: string; target: string | null }[]>(
      'moved.path',
      trx.raw(`coalesce('/news/' || articles.slug, '/seiten/' || own_pages.slug, moved.target) AS target`),
    );
  return rows.flatMap(({ path, target }) => (target ? [[path, target] as [string, string]] : []));
}
