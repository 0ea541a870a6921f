import { adminDesk } from '../../test/editor-desk.ts';
import { importDesk } from '../../test/import-desk.ts';
import { OLD_SITE, wordpressExport } from '../../test/wordpress-export.ts';

const desk = adminDesk({ emptied: ['wordpress_imports', 'wordpress_articles', 'articles', 'own_pages'] });
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
