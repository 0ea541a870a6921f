import { adminDesk } from '../../test/editor-desk.ts';
import { importDesk } from '../../test/import-desk.ts';
import { createTeam } from '../../test/sport.ts';
import { OLD_SITE, wordpressExport } from '../../test/wordpress-export.ts';

const desk = adminDesk({ emptied: ['wordpress_imports', 'wordpress_articles', 'articles', 'own_pages', 'teams'] });
const imports = importDesk(desk);

const LATER = 'Sat, 21 Nov 2026 18:02:11 +0000';
const EVEN_LATER = 'Sun, 22 Nov 2026 18:02:11 +0000';
const written = (text: string, exported?: string) =>
  wordpressExport({
    ...(exported && { exported }),
    items: [
      { id: 1, name: 'erster', content: `<p>Erster ${text}</p>` },
      { id: 2, name: 'zweiter', content: `<p>Zweiter ${text}</p>` },
      { id: 3, name: 'seite', type: 'page', link: `${OLD_SITE}/seite/`, content: `<p>Seite ${text}</p>` },
    ],
  });
/** Somebody changes the second article by hand. */
const editSecond = async () => {
  const row = await desk.app.db('articles').where({ slug: 'zweiter' }).first<{ id: string }>('id');
  await desk.send('PATCH', `/api/news/${row.id}`, { title: 'Von Hand geändert' });
};
const texts = async () => [
  ...(await desk.app.db('articles').orderBy('slug').pluck<string[]>('content')),
  ...(await desk.app.db('own_pages').pluck<string[]>('content')),
];

test('a later export brings what it says otherwise, but not over what somebody has changed here', async () => {
  await imports.run(written('alt'));
  await editSecond();

  const { id, outcomes } = await imports.run(written('neu', LATER));

  expect(await texts()).toEqual(['<p>Erster neu</p>', '<p>Zweiter alt</p>', '<p>Seite neu</p>']);
  expect(outcomes).toEqual([
    { outcome: 'updated', count: 2 },
    { outcome: 'edited', count: 1 },
  ]);
  expect(await imports.entries(id, '?only=left')).toMatchObject([{ title: 'Beitrag 2', outcome: 'edited' }]);
  expect((await imports.run(written('neu', LATER))).outcomes).toEqual(
    expect.arrayContaining([{ outcome: 'known', count: 2 }]),
  );
});

test('an export that is not later changes nothing', async () => {
  await imports.run(written('neu', LATER));

  expect((await imports.run(written('alt'))).outcomes).toEqual([{ outcome: 'known', count: 3 }]);
  expect((await imports.run(written('gleich', LATER))).outcomes).toEqual([{ outcome: 'known', count: 3 }]);
  expect(await texts()).toEqual(['<p>Erster neu</p>', '<p>Zweiter neu</p>', '<p>Seite neu</p>']);
});

test('undoing a later export puts back what was there, whichever of several is undone first', async () => {
  const first = await imports.run(written('eins'));
  const second = await imports.run(written('zwei', LATER));
  const third = await imports.run(written('drei', EVEN_LATER));

  await imports.undo(second.id);
  expect(await texts()).toEqual(['<p>Erster drei</p>', '<p>Zweiter drei</p>', '<p>Seite drei</p>']);
  await editSecond();
  expect(await imports.undo(third.id)).toMatchObject({ kept: 1 });
  expect(await texts()).toEqual(['<p>Erster eins</p>', '<p>Zweiter drei</p>', '<p>Seite eins</p>']);
  expect(await imports.undo(first.id)).toMatchObject({ kept: 1 });
  expect(await texts()).toEqual(['<p>Zweiter drei</p>']);
});

describe('where the portal has moved the articles since', () => {
  const BOULE = ['boule', 'Boule'] as const;
  const YOUTH = ['d-jugend', 'D-Jugend'] as const;
  const posts = (category: readonly [slug: string, name: string], texts: readonly string[], exported?: string) => {
    const items = texts.map((text, place) => ({
      id: place + 1,
      name: `a-${place + 1}`,
      content: `<p>${text}</p>`,
      categories: [category],
    }));
    return wordpressExport({ ...(exported && { exported }), categories: [category], items });
  };
  const articles = async () =>
    (await desk.app.db('articles').orderBy('slug').select<{ content: string; category: string }[]>()).map(
      ({ content, category }) => `${category} ${content}`,
    );
  const listed = () => desk.app.db('article_categories').where({ deleted_at: null });
  const idOf = async (slug: string) => (await listed().where({ slug }).first<{ id: string }>('id')).id;
  let before: string[];
  beforeAll(async () => {
    before = await desk.app.db('article_categories').pluck<string[]>('id');
  });
  afterEach(() => desk.app.db('article_categories').whereNotIn('id', before).delete());

  test('to another category, as theirs was deleted, a later export goes on there and is undone', async () => {
    const first = await imports.run(posts(BOULE, ['alt']));
    const id = await idOf('boule');
    await desk.send('DELETE', `/api/news-categories/${id}?moveTo=${await idOf('verein')}`);

    const { outcomes, ...later } = await imports.run(posts(BOULE, ['neu', 'zwei'], LATER));

    expect(outcomes).toEqual(
      expect.arrayContaining([
        { outcome: 'updated', count: 1 },
        { outcome: 'taken', count: 1 },
      ]),
    );
    expect(await articles()).toEqual(['verein <p>neu</p>', 'verein <p>zwei</p>']);
    expect(await listed().where({ slug: 'boule' })).toEqual([]);
    await imports.undo(later.id);
    expect(await articles()).toEqual(['verein <p>alt</p>']);

    await desk.send('POST', `/api/news-categories/${id}/restore`);
    expect(await articles()).toEqual(['boule <p>alt</p>']);
    expect(await imports.undo(first.id)).toMatchObject({ kept: 0 });
    expect(await articles()).toEqual([]);
  });

  test('an export that came before brings nothing back of a category that was deleted since', async () => {
    await imports.run(posts(BOULE, ['alt']));
    const later = await imports.run(posts(BOULE, ['neu'], LATER));
    await desk.send('DELETE', `/api/news-categories/${await idOf('boule')}?moveTo=${await idOf('verein')}`);

    expect(await imports.undo(later.id)).toMatchObject({ kept: 0 });

    expect(await articles()).toEqual(['verein <p>alt</p>']);
  });

  test('to the present address of their team, a later export goes on there and is undone', async () => {
    const { id } = await createTeam(desk.app, { name: 'D-Jugend' });
    const first = await imports.run(posts(YOUTH, ['alt']));
    await desk.send('PATCH', `/api/teams/${id}`, { slug: 'd1-jugend', name: 'D1-Jugend' });

    const { outcomes, ...later } = await imports.run(posts(YOUTH, ['neu', 'zwei'], LATER));

    expect(outcomes).toEqual(
      expect.arrayContaining([
        { outcome: 'updated', count: 1 },
        { outcome: 'taken', count: 1 },
      ]),
    );
    expect(await articles()).toEqual(['d1-jugend <p>neu</p>', 'd1-jugend <p>zwei</p>']);
    expect(await listed().where({ slug: 'd-jugend' })).toEqual([]);
    await desk.send('PATCH', `/api/teams/${id}`, { slug: 'd2-jugend' });
    expect(await imports.undo(later.id)).toMatchObject({ kept: 0 });
    expect(await articles()).toEqual(['d2-jugend <p>alt</p>']);
    expect(await imports.undo(first.id)).toMatchObject({ kept: 0 });
  });

  test('a category of the old site is that of the team of its name, also where it was called another way there', async () => {
    await createTeam(desk.app, { name: 'D-Jugend' });
    await imports.run(posts(['d-junioren', 'D-JUGEND'], ['alt']));

    expect(await articles()).toEqual(['d-jugend <p>alt</p>']);
    const { headers } = await desk.app.inject('/api/moved-addresses?path=/category/d-junioren/');
    expect(headers.location).toBe('/news?kategorie=d-jugend');
  });
});
