import { gzipSync } from 'node:zlib';
import { adminDesk } from '../../test/editor-desk.ts';
import { AS_BEFORE, importDesk, IMPORTS } from '../../test/import-desk.ts';
import { multiplyRow } from '../../test/many-rows.ts';
import { OLD_SITE, wordpressExport, type ExportedItem } from '../../test/wordpress-export.ts';
import type { Article, EditableArticle, WordPressImport } from '../contract/index.ts';

const desk = adminDesk({
  emptied: ['wordpress_imports', 'wordpress_articles', 'moved_addresses', 'articles', 'own_pages', 'former_slugs'],
});
const imports = importDesk(desk);

const stored = async () => {
  const rows = await desk.app.db('articles').orderBy('created_at').select<EditableArticle[]>();
  return rows.filter((row) => (row as unknown as { deleted_at: Date | null }).deleted_at === null);
};
const bySlug = async (slug: string) => (await desk.app.inject(`/api/news/slug/${slug}`)).json<Article>();
const moved = async (path: string) => {
  const { statusCode, headers } = await desk.app.inject(`/api/moved-addresses?path=${encodeURIComponent(path)}`);
  return statusCode === 301 ? headers.location : statusCode;
};
const edit = (id: string) => desk.send('PATCH', `/api/news/${id}`, { title: 'Von Hand geändert' });

const YOUTH = [['jugend', 'Jugend']] as const;
const SEASON: ExportedItem[] = [
  { id: 1, title: 'Aufstieg &amp; Feier', name: 'aufstieg', categories: [['uncategorized', 'Allgemein'], ...YOUTH] },
  { id: 2, title: 'Entwurf', name: 'entwurf', status: 'draft', dateGmt: '0000-00-00 00:00:00' },
  { id: 3, title: 'Nur für uns', name: 'intern', status: 'private' },
  { id: 4, title: 'Mit Passwort', name: 'geheim', password: 'geheim' },
  { id: 5, title: 'Im Papierkorb', name: 'weg', status: 'trash' },
  { id: 6, title: 'Weihnachten', name: 'weihnachten', status: 'future', dateGmt: '2190-12-24 10:00:00' },
  { id: 7, title: 'Über uns', name: 'ueber-uns', type: 'page', link: `${OLD_SITE}/ueber-uns/`, comments: 3 },
  { id: 8, title: 'Menüpunkt', type: 'nav_menu_item' },
  { id: 9, title: 'Kontaktformular', type: 'wpcf7_contact_form' },
  { id: 10, title: 'Formular', name: 'formular', content: 'Schreib uns: [contact-form-7 id="9"]', tags: ['a', 'b'] },
];
/** The claim of another instance, which works on the import. */
const CLAIMED = { worked_by: '5b3c1f52-0000-4000-8000-000000000009', worked_until: new Date('2190-01-01') };
const season = () => wordpressExport({ items: SEASON, categories: YOUTH });

test('a file that comes over a connection is read as it comes', async () => {
  const address = await desk.app.listen({ port: 0, host: '127.0.0.1' });

  const answer = await fetch(`${address}${IMPORTS}`, {
    method: 'POST',
    headers: { cookie: desk.cookie, 'content-type': 'application/xml' },
    body: season(),
  });

  expect(answer.status).toBe(201);
});

test('the report says what is in the file, and nothing is written', async () => {
  const { state, site, report, total } = await imports.report(season());

  expect({ state, site, total }).toEqual({ state: 'ready', site: OLD_SITE, total: 7 });
  expect(report).toMatchObject({
    title: 'SV Altdorf 1921 e.V.',
    posts: [
      { status: 'publish', count: 3 },
      { status: 'draft', count: 1 },
      { status: 'future', count: 1 },
      { status: 'private', count: 1 },
    ],
    pages: 1,
    pictures: 0,
    categories: [{ slug: 'jugend', name: 'Jugend', count: 1 }],
    firstDate: '2019-05-04T14:30:00.000Z',
    known: 0,
    repaired: 0,
  });
  expect(report?.losses).toEqual([
    { kind: 'protected', name: '', count: 2, examples: ['Nur für uns', 'Mit Passwort'] },
    { kind: 'shortcode', name: 'contact-form-7', count: 1, examples: ['Formular'] },
    { kind: 'comments', name: '', count: 3, examples: [] },
    { kind: 'users', name: '', count: 1, examples: [] },
    { kind: 'tags', name: '', count: 2, examples: [] },
    { kind: 'type', name: 'post', count: 1, examples: ['Im Papierkorb'] },
    { kind: 'type', name: 'nav_menu_item', count: 1, examples: ['Menüpunkt'] },
    { kind: 'type', name: 'wpcf7_contact_form', count: 1, examples: ['Kontaktformular'] },
  ]);
  expect(await stored()).toEqual([]);
  expect(await moved('/2019/05/aufstieg/')).toBe(404);
});

test('articles come with day, category and address; what was not public does not become so', async () => {
  const { id, outcomes } = await imports.run(season(), { categories: { jugend: 'sport' } });

  const rows = await stored();
  const states = Object.fromEntries(rows.map(({ slug, status }) => [slug, status]));
  expect(states).toEqual({
    aufstieg: 'published',
    entwurf: 'draft',
    intern: 'draft',
    geheim: 'draft',
    weihnachten: 'scheduled',
    formular: 'published',
  });
  expect(await bySlug('aufstieg')).toMatchObject({
    title: 'Aufstieg & Feier',
    category: 'sport',
    createdAt: '2019-05-04T14:30:00.000Z',
  });
  expect((await bySlug('formular')).content).toBe('<p>Schreib uns:</p>');
  expect(outcomes).toEqual(
    expect.arrayContaining([
      { outcome: 'taken', count: 4 },
      { outcome: 'draft', count: 3 },
    ]),
  );
  expect(await imports.entries(id, '?only=losses')).toMatchObject([
    { title: 'Nur für uns', outcome: 'draft' },
    { title: 'Mit Passwort', outcome: 'draft' },
    { title: 'Formular', notes: [{ kind: 'shortcode', name: 'contact-form-7' }] },
  ]);
});

test('a page becomes an own page that nobody sees, and its address leads there once it is published', async () => {
  const { id } = await imports.run(season());
  const [entry] = (await imports.entries(id)).filter(({ kind }) => kind === 'page');

  const page = await desk.app.db('own_pages').first<Record<string, unknown>>();
  expect(page).toMatchObject({ id: entry?.pageId, slug: 'ueber-uns-2', title: 'Über uns', published: false });
  expect(entry).toMatchObject({ outcome: 'draft', articleId: null });
  expect(await moved('/ueber-uns/')).toBe(404);

  await desk.send('PATCH', `/api/own-pages/${entry?.pageId}`, { published: true });
  expect(await moved('/ueber-uns/')).toBe('/seiten/ueber-uns-2');
  expect((await imports.run(season())).outcomes).toEqual(expect.arrayContaining([{ outcome: 'edited', count: 1 }]));
  expect(await imports.undo(id)).toMatchObject({ kept: 1 });
});

test('a category is that of its name, of a team, or a new one', async () => {
  const categories = [['jugend-2', 'Jugend'] as const, ['alte-herren', 'Alte\u2028Herren'] as const];
  const items = categories.map((category, place) => ({ id: place + 1, name: `a-${place}`, categories: [category] }));
  await imports.run(wordpressExport({ items, categories }));

  expect([(await bySlug('a-0')).category, (await bySlug('a-1')).category]).toEqual(['jugend', 'alte-herren']);
  const entered = desk.app.db('article_categories').where({ slug: 'alte-herren' });
  expect(await entered.select('name', 'color')).toEqual([{ name: 'Alte Herren', color: '#475569' }]);
  expect(await moved('/category/alte-herren/')).toBe('/news?kategorie=alte-herren');
});

test('a category that is never the first of an article, or below another one, leads to its like here or to all news', async () => {
  const categories = [['junioren', 'Jugend'] as const, ['chronik', 'Chronik'] as const];
  const both = [['sport', 'Sport'] as const, ['nur-hier', 'Nur an einem Beitrag'] as const];
  await imports.run(wordpressExport({ categories, items: [{ id: 1, categories: both }] }));

  expect(await moved('/category/junioren/')).toBe('/news?kategorie=jugend');
  expect(await moved('/category/verein/sparten/Junioren/')).toBe('/news?kategorie=jugend');
  expect(await moved('/category/chronik/')).toBe('/news');
  expect(await moved('/category/nur-hier/')).toBe('/news');
  expect(await moved('/category/gab-es-nie/')).toBe(404);
  expect(await moved('/verein/category/')).toBe(404);

  // Of a site in several files, the one in which it is the first of an article knows better.
  const later = await imports.run(wordpressExport({ items: [{ id: 2, categories: categories.slice(1) }] }));
  expect(await moved('/category/verein/chronik/')).toBe('/news?kategorie=chronik');
  await imports.undo(later.id);
  expect(await moved('/category/verein/chronik/')).toBe('/news');
});

test('drafts on request keep their day for whoever publishes them', async () => {
  await imports.run(wordpressExport({ items: SEASON.slice(0, 1) }), { articles: 'drafts' });
  const [draft] = await stored();

  expect(draft).toMatchObject({ status: 'draft' });
  await desk.send('PATCH', `/api/news/${draft?.id}`, { published: true });
  expect(await bySlug('aufstieg')).toMatchObject({ createdAt: '2019-05-04T14:30:00.000Z' });
});

test('a second run changes nothing, and leaves what somebody has changed or deleted', async () => {
  await imports.run(season());
  const idOf = async (slug: string) => (await stored()).find((row) => row.slug === slug)?.id ?? '';
  await edit(await idOf('aufstieg'));
  await desk.send('DELETE', `/api/news/${await idOf('entwurf')}`);
  const before = await stored();

  const { id, report, outcomes } = await imports.run(season());

  expect(report?.known).toBe(7);
  expect(outcomes).toEqual([
    { outcome: 'known', count: 5 },
    expect.objectContaining({ count: 1 }),
    expect.objectContaining({ count: 1 }),
  ]);
  expect(await stored()).toEqual(before);
  expect(await imports.entries(id, '?only=left')).toMatchObject([
    { title: 'Aufstieg & Feier', outcome: 'edited' },
    { title: 'Entwurf', outcome: 'deleted' },
  ]);
});

test('new articles of a later export are added', async () => {
  await imports.run(wordpressExport({ items: SEASON.slice(0, 1) }));
  await imports.run(wordpressExport({ items: [...SEASON.slice(0, 1), { id: 99, name: 'neu' }] }));

  expect((await stored()).map(({ slug }) => slug).toSorted()).toEqual(['aufstieg', 'neu']);
});

test('addresses of before lead to where articles are now, as long as these are public', async () => {
  await imports.run(season(), { categories: { jugend: 'jugend' } });

  expect(await moved('/2019/05/Aufstieg/')).toBe('/news/aufstieg');
  expect(await moved('/?p=1')).toBe('/news/aufstieg');
  expect(await moved('/2019/05/intern')).toBe(404);
  expect(await moved('/category/jugend/')).toBe('/news?kategorie=jugend');
  expect(await moved('/feed/')).toBe('/api/news/feed.atom');
  expect(await moved('/')).toBe(404);
});

test('an address that is taken here gets a number, and links between articles follow', async () => {
  await desk.send('POST', '/api/news', { title: 'Aufstieg', slug: 'aufstieg', content: '', category: 'verein' });
  const content = `<p><a href="${OLD_SITE}/2019/05/aufstieg/">Bericht</a>, <a href="${OLD_SITE}/kontakt/">Kontakt</a></p>`;

  await imports.run(wordpressExport({ items: [...SEASON.slice(0, 1), { id: 50, name: 'links', content }] }));

  expect(await moved('/2019/05/aufstieg/')).toBe('/news/aufstieg-2');
  expect((await bySlug('links')).content).toBe(
    `<p><a href="/news/aufstieg-2">Bericht</a>, <a href="${OLD_SITE}/kontakt/" rel="noopener" target="_blank">Kontakt</a></p>`,
  );
});

describe('links', () => {
  const page = (id: number, name: string, content = '<p>Text</p>'): ExportedItem => ({
    id,
    name,
    type: 'page',
    title: name,
    link: `${OLD_SITE}/verein/${name}/`,
    content,
  });
  const linkTo = (path: string) => `<p><a href="${OLD_SITE}${path}">Mehr</a></p>`;
  const links = linkTo('/verein/satzung/') + linkTo('/verein/kontakt/') + linkTo('/?page_id=61');
  const textOf = async (table: 'articles' | 'own_pages', slug: string) =>
    (await desk.app.db(table).where({ slug }).first<{ content: string }>('content')).content;

  test('lead to pages that come along, at the address that these get here, also where that of a fixed page is taken', async () => {
    const items = [
      { id: 60, name: 'links', content: links },
      page(61, 'satzung', linkTo('/verein/kontakt')),
      page(62, 'kontakt'),
    ];
    await imports.run(wordpressExport({ items }));

    expect(await textOf('articles', 'links')).toBe(
      '<p><a href="/seiten/satzung">Mehr</a></p><p><a href="/seiten/kontakt-2">Mehr</a></p><p><a href="/seiten/satzung">Mehr</a></p>',
    );
    expect(await textOf('own_pages', 'satzung')).toBe('<p><a href="/seiten/kontakt-2">Mehr</a></p>');
    expect(await desk.app.db('own_pages').orderBy('slug').pluck('slug')).toEqual(['kontakt-2', 'satzung']);
  });

  test('lead to what an earlier import has brought', async () => {
    await imports.run(wordpressExport({ items: [page(61, 'satzung'), ...SEASON.slice(0, 1)] }));
    const later = linkTo('/verein/satzung/') + linkTo('/2019/05/aufstieg/') + linkTo('/category/jugend/');
    await imports.run(wordpressExport({ items: [{ id: 63, name: 'spaeter', content: later }], categories: YOUTH }), {
      categories: { jugend: 'jugend' },
    });

    expect((await textOf('articles', 'spaeter')).match(/href="[^"]*"/g)).toEqual([
      'href="/seiten/satzung"',
      'href="/news/aufstieg"',
      'href="/news?kategorie=jugend"',
    ]);
  });

  test('that lead nowhere here are named as lost', async () => {
    const items = [
      { id: 60, name: 'links', content: links + linkTo('/shop/') + linkTo('/wp-content/uploads/satzung.pdf') },
      page(61, 'satzung'),
    ];
    const { id } = await imports.run(wordpressExport({ items }), { pages: 'none' });

    expect(await textOf('articles', 'links')).toContain(`href="${OLD_SITE}/verein/satzung/"`);
    expect(await imports.entries(id, '?only=losses')).toMatchObject([
      {
        notes: [
          { kind: 'file', name: 'pdf' },
          { kind: 'link', name: '/verein/satzung' },
          { kind: 'link', name: '/verein/kontakt' },
          { kind: 'link', name: '/?p=61' },
          { kind: 'link', name: '/shop' },
        ],
      },
    ]);
  });
});

test('undoing takes back in one step what nobody has changed, and counts the rest', async () => {
  const { id } = await imports.run(season());
  const changed = (await stored()).find(({ slug }) => slug === 'aufstieg');
  await edit(changed?.id ?? '');

  const { state, kept } = await imports.undo(id);

  expect({ state, kept }).toEqual({ state: 'undone', kept: 1 });
  expect((await stored()).map(({ title }) => title)).toEqual(['Von Hand geändert']);
  expect(await moved('/2019/05/aufstieg/')).toBe('/news/aufstieg');
  expect(await moved('/2019/05/formular/')).toBe(404);
  expect(await moved('/feed/')).toBe(404);
  expect(await imports.entries(id, '?only=left')).toMatchObject([
    { title: 'Aufstieg & Feier', articleId: changed?.id },
  ]);
});

test('an import that would make more categories than can be chosen from waits for other choices', async () => {
  const before = await desk.app.db('article_categories').pluck<string[]>('id');
  const changed = {
    id: 'gen_random_uuid()',
    name: "'Sparte ' || n",
    slug: "'sparte-' || n",
    search_text: "'sparte ' || n",
  };
  await multiplyRow(desk.app.db, 'article_categories', 199 - before.length, changed);
  const categories = ['boule', 'darts'].map((slug) => [slug, `Sparte ${slug}`] as const);
  const items = categories.map((category, place) => ({ id: place + 1, categories: [category] }));
  const { id } = await imports.report(wordpressExport({ categories, items }));

  expect((await imports.start(id)).json()).toMatchObject({ statusCode: 409, code: 'no_room' });
  const there = () => desk.app.db('article_categories').whereIn('slug', ['boule', 'darts']).pluck<string[]>('slug');
  expect(await there()).toEqual([]);

  expect((await imports.start(id, { categories: { darts: 'sport' } })).statusCode).toBe(200);
  expect(await there()).toEqual(['boule']);
  await imports.settle(id);
  await desk.app.db('article_categories').whereNotIn('id', before).delete();
});

test('undoing takes the categories back that it made, but those that somebody has changed or used', async () => {
  const categories = ['boule', 'darts', 'tanz', 'jugend'].map((slug) => [slug, `Sparte ${slug}`] as const);
  const items = categories.map((category, place) => ({ id: place + 1, categories: [category] }));
  const file = wordpressExport({ categories, items });
  const slugs = () => desk.app.db('article_categories').orderBy('slug').pluck<string[]>('slug');
  const before = await slugs();
  const { id } = await imports.run(file);
  expect((await slugs()).filter((slug) => !before.includes(slug))).toEqual(['boule', 'darts', 'tanz']);
  const boule = await desk.app.db('article_categories').where({ slug: 'boule' }).first<{ id: string }>('id');
  await desk.send('PATCH', `/api/news-categories/${boule.id}`, { color: '#123456' });
  await desk.send('POST', '/api/news', { title: 'Ball', content: '', category: 'tanz' });
  const again = await imports.run(file);

  await imports.undo(id);
  expect((await slugs()).filter((slug) => !before.includes(slug))).toEqual(['boule', 'darts', 'tanz']);
  await imports.undo(again.id);
  expect((await slugs()).filter((slug) => !before.includes(slug))).toEqual(['boule', 'tanz']);
  await desk.app.db('article_categories').whereIn('slug', ['boule', 'tanz']).delete();
});

test('what was undone can be imported again, at the same addresses', async () => {
  const { id } = await imports.run(season());
  await imports.undo(id);

  await imports.run(season());

  expect((await stored()).map(({ slug }) => slug)).toContain('aufstieg');
  expect(await stored()).toHaveLength(6);
});

test('of two files of one site, undoing one leaves the addresses that the other leads on, too', async () => {
  const categories = [['jugend', 'Jugend'] as const, ['kegeln', 'Kegeln'] as const];
  const first = await imports.run(
    wordpressExport({
      categories,
      items: [
        { id: 1, name: 'gleich', categories },
        { id: 2, categories: categories.slice(1) },
      ],
    }),
  );
  await imports.run(
    wordpressExport({ categories, items: [{ id: 3, title: 'Zweite', name: 'gleich', categories: YOUTH }] }),
  );

  await imports.undo(first.id);

  expect(await moved('/category/jugend/')).toBe('/news?kategorie=jugend');
  expect(await moved('/feed/')).toBe('/api/news/feed.atom');
  expect(await moved('/2019/05/gleich/')).toBe('/news/gleich-2');
  expect(await moved('/?p=1')).toBe(404);
  expect(await moved('/category/kegeln/')).toBe('/news');
});

test('an address of another site leads to all news once the category that it led to is gone', async () => {
  const { id } = await imports.run(wordpressExport({ items: [{ id: 1, categories: [['boule', 'Boule']] }] }));
  const other = { site: 'https://zweite.example', categories: [['kugeln', 'Boule'] as const] };
  await imports.run(wordpressExport({ ...other, items: [{ id: 1 }] }));
  expect(await moved('/category/kugeln/')).toBe('/news?kategorie=boule');

  await imports.undo(id);

  expect(await moved('/category/kugeln/')).toBe('/news');
});

test('a planned article that has appeared by itself is not one that somebody changed', async () => {
  const { id } = await imports.run(wordpressExport({ items: SEASON.slice(5, 6) }));
  await desk.app.db('articles').update({
    status: 'published',
    published_at: desk.app.db.ref('publish_at'),
    version: desk.app.db.raw('version + 1'),
  });

  expect(await imports.undo(id)).toMatchObject({ kept: 0 });
});

test('scripts of the old site are nowhere, whichever way they came', async () => {
  const attack = '<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><svg onload=alert(1)>';
  await imports.run(
    wordpressExport({
      items: [
        { id: 1, name: 'angriff', title: attack, content: `${attack}[caption]${attack}[/caption]`, excerpt: attack },
      ],
    }),
  );

  const { title, content, excerpt } = await bySlug('angriff');
  expect(`${title}${content}${excerpt}`).not.toMatch(/onerror|onload|javascript:|<svg|alert\(1\)">/);
});

test('an export may come packed', async () => {
  const answer = await imports.send('POST', '', gzipSync(season()), 'application/gzip');

  expect(answer.json<WordPressImport>()).toMatchObject({ state: 'ready', total: 7 });
});

test.each([
  ['a web page', '<html><body>404</body></html>'],
  ['half an export', season().slice(0, -200)],
  ['nothing', ''],
  ['half a packed one', gzipSync(season()).subarray(0, 500)],
  ['one of no address', wordpressExport({ items: SEASON, site: 'ftp://x' })],
])('%s is refused with a sentence, and nothing is kept of it', async (_case, file) => {
  const answer = await imports.send('POST', '', Buffer.from(file), 'application/xml');

  expect(answer.json()).toMatchObject({ statusCode: 422, code: 'unusable_export' });
  expect(await desk.app.db('wordpress_imports').select()).toEqual([]);
  expect(await desk.app.db('wordpress_entries').select()).toEqual([]);
});

test('a letter of two halves at the end of what is cut stops neither the report nor the import', async () => {
  const before = (most: number) => `${'a'.repeat(most - 1)}😀 und mehr`;
  const link = `<a href="${OLD_SITE}/${before(79)}/">Foto</a>`;
  const { id, report } = await imports.report(
    wordpressExport({
      title: before(200),
      categories: [['fest', before(200)]],
      items: [
        { id: 1, content: link, categories: [['fest', before(200)]] },
        { id: 2, type: before(60), title: before(100) },
      ],
    }),
  );

  await imports.start(id);
  const { outcomes } = await imports.settle(id);

  expect(report?.title).toBe(`${'a'.repeat(199)}😀`);
  expect(outcomes).toEqual([{ outcome: 'taken', count: 1 }]);
});

test('only what has not begun is begun, discarded or given pictures; only what has is undone', async () => {
  const { id } = await imports.report(season());
  expect((await imports.send('POST', `/${id}/undo`)).statusCode).toBe(409);
  await imports.start(id);
  await imports.settle(id);

  for (const answer of [
    await imports.start(id),
    await imports.send('DELETE', `/${id}`),
    await imports.sendZip(id, Buffer.from('x')),
  ])
    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'wrong_state' });
});

test('a report can be discarded, with all that waited', async () => {
  const { id } = await imports.report(season());

  expect((await imports.send('DELETE', `/${id}`)).statusCode).toBe(204);
  expect(await desk.app.db('wordpress_entries').select()).toEqual([]);
  expect((await imports.start(id)).statusCode).toBe(404);
});

test('one import runs at a time', async () => {
  const { id } = await imports.report(season());
  await desk.app.db('wordpress_imports').insert({ state: 'undoing', site: OLD_SITE, ...CLAIMED });

  expect((await imports.start(id)).json()).toMatchObject({ statusCode: 409, code: 'wrong_state' });
});

test('an import is not undone while another one is under way', async () => {
  const { id } = await imports.run(season());
  await desk.app.db('wordpress_imports').insert({ state: 'running', site: OLD_SITE, ...CLAIMED });

  const answer = await imports.send('POST', `/${id}/undo`);

  expect(answer.json()).toMatchObject({
    statusCode: 409,
    code: 'wrong_state',
    message: 'Gerade läuft schon ein anderer Import. Bitte warte, bis er fertig ist.',
  });
  expect(await stored()).toHaveLength(6);
});

test.each([[{ articles: 'all' }], [{ categories: { jugend: 'Keine Adresse' } }], [{ more: true }]])(
  'the choice %j is refused',
  async (choices) => {
    const { id } = await imports.report(season());

    const answer = await desk.send('POST', `${IMPORTS}/${id}/start`, { ...AS_BEFORE, ...choices });

    expect(answer.statusCode).toBe(400);
  },
);
