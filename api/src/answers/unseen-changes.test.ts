import { randomUUID } from 'node:crypto';
import { editorDesk } from '../../test/editor-desk.ts';
import { createPicture } from '../../test/pictures.ts';

const desk = editorDesk({ emptied: ['albums', 'own_pages'] });

const ALBUM = { title: 'Feriencamp', date: '2026-07-20' };
const PAGE = { title: 'Vereinsheim' };

const create = async (path: string, values: object) =>
  `${path}/${(await desk.send('POST', path, values)).json<{ id: string }>().id}`;

/** How far the content revision rises meanwhile. */
async function risesBy(work: () => PromiseLike<unknown>): Promise<number> {
  const revision = async () => {
    await desk.app.contentRevision.refresh();
    return desk.app.contentRevision.current();
  };
  const before = await revision();
  await work();
  return (await revision()) - before;
}

describe.each([
  ['/api/own-pages', 'own_pages', PAGE],
  ['/api/albums', 'albums', ALBUM],
])('%s', (path, table, values) => {
  test('what is hidden is written without ending what is kept', async () => {
    const rise = await risesBy(async () => {
      const url = await create(path, { ...values, published: false });
      expect((await desk.send('PATCH', url, { title: 'Anders' })).statusCode).toBe(200);
      expect((await desk.send('DELETE', url)).statusCode).toBe(204);
      expect((await desk.send('POST', `${url}/restore`)).statusCode).toBe(200);
      await desk.app.db(table).delete();
    });

    expect(rise).toBe(0);
  });

  test('what visitors see, or saw before, ends what is kept with each change', async () => {
    let url = '';
    const changes = [
      async () => (url = await create(path, { ...values, published: true })),
      () => desk.send('PATCH', url, { title: 'Anders' }),
      () => desk.send('PATCH', url, { published: false }),
      () => desk.send('PATCH', url, { published: true }),
      () => desk.send('DELETE', url),
      () => desk.send('POST', `${url}/restore`),
      () => desk.app.db(table).delete(),
      () => desk.app.db.raw('TRUNCATE ?? CASCADE', [table]),
    ];
    const rises: boolean[] = [];
    for (const change of changes) rises.push((await risesBy(change)) > 0);

    expect(rises).toEqual(changes.map(() => true));
    await desk.app.contentRevision.refresh();
    const { tables } = await desk.app.db('content_revision').first<{ tables: Record<string, number> }>('tables');
    expect(tables[table]).toBe(desk.app.contentRevision.current());
  });

  test('many rows at once count as one change, also when only one of them is shown', async () => {
    await create(path, { ...values, published: true });
    await create(path, { ...values, published: false });

    expect(await risesBy(() => desk.app.db(table).update({ updated_at: desk.app.db.fn.now() }))).toBe(1);
  });
});

test('the preview link of a hidden page ends nothing that is kept', async () => {
  const page = await create('/api/own-pages', { ...PAGE, published: false });
  const preview = page.replace('/api/', '/api/admin/') + '/preview';

  const rise = await risesBy(async () => {
    expect((await desk.send('POST', preview)).statusCode).toBeLessThan(300);
    expect((await desk.send('DELETE', preview)).statusCode).toBeLessThan(300);
  });

  expect(rise).toBe(0);
});

test('an answer for pictures that are not there ends nothing that is kept, and one for a picture does', async () => {
  const { url } = await createPicture(desk.app, { children: null });
  const { id } = await desk.app.db('media').where({ url }).first<{ id: string }>('id');
  const answer = async (ids: string[]) =>
    expect((await desk.send('POST', '/api/media/answers', { ids, children: 'none' })).statusCode).toBeLessThan(300);

  expect(await risesBy(() => answer([randomUUID()]))).toBe(0);
  expect(await risesBy(() => answer([randomUUID(), id]))).toBeGreaterThan(0);
});
