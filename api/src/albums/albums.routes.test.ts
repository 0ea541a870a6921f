import { editorDesk } from '../../test/editor-desk.ts';
import { multiplyRow } from '../../test/many-rows.ts';
import { createPicture } from '../../test/pictures.ts';
import { createTeam } from '../../test/sport.ts';
import type { EditableAlbum } from '../contract/index.ts';

const desk = editorDesk({ emptied: ['albums', 'teams'] });

const post = (values: object = {}) => {
  const payload = { title: 'Feriencamp', date: '2026-07-20', ...values };
  return desk.send('POST', '/api/albums', payload);
};
const create = async (values: object = {}) => (await post(values)).json<EditableAlbum>();
const patch = (id: string, payload: object) => desk.send('PATCH', `/api/albums/${id}`, payload);
const albums = async () => (await desk.app.inject('/api/albums')).json<Record<string, unknown>[]>();

test('visitors get the published albums, newest first, with cover and count', async () => {
  const [first, second] = [await createPicture(desk.app), await createPicture(desk.app, { alt: 'Ein Tor' })];
  const pictures = [first, second].map(({ url }) => ({ url, caption: null }));
  const { id } = await create({ pictures, description: 'Fünf Tage' });
  await create({ title: 'Älter', date: '2025-12-31', pictures, coverUrl: second.url });
  await create({ title: 'Entwurf', published: false });

  expect(await albums()).toEqual([
    {
      id,
      slug: 'feriencamp',
      title: 'Feriencamp',
      description: 'Fünf Tage',
      date: '2026-07-20',
      cover: first,
      count: 2,
    },
    expect.objectContaining({ slug: 'aelter', date: '2025-12-31', cover: second, count: 2 }),
  ]);
});

test.each([
  [500, undefined],
  [501, true],
])('of %i albums visitors get the newest 500, and whether more follow', async (count, moreFollow) => {
  const { url } = await createPicture(desk.app);
  await create({ pictures: [{ url, caption: null }] });
  await multiplyRow(desk.app.db, 'albums', count - 1, { id: 'gen_random_uuid()', slug: "row.slug || '-' || n" });

  const shown = await albums();

  expect(shown).toHaveLength(500);
  expect(shown.at(-1)?.['moreFollow']).toBe(moreFollow);
  expect(shown.slice(0, -1).filter((album) => 'moreFollow' in album)).toEqual([]);
});

test('albums of one title that are made at once get addresses of their own', async () => {
  const made = await Promise.all(['', '', ''].map(() => post()));

  expect(made.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const slugs = made.map((answer) => answer.json<EditableAlbum>().slug);
  expect(slugs.toSorted()).toEqual(['feriencamp', 'feriencamp-2', 'feriencamp-3']);
});

test('an album may be of a team that there is', async () => {
  const { url } = await createPicture(desk.app);
  await createTeam(desk.app);
  const { id } = await create({ pictures: [{ url, caption: null }] });
  const slugs = async () =>
    (await desk.read<{ slug: string }[]>('/api/albums?team=1-mannschaft')).map(({ slug }) => slug);
  expect(await slugs()).toEqual([]);

  expect((await patch(id, { team: 'herren' })).json()).toMatchObject({ statusCode: 400, field: 'team' });
  expect((await patch(id, { team: '1-mannschaft' })).json()).toMatchObject({ team: '1-mannschaft' });

  expect(await slugs()).toEqual(['feriencamp']);
});

test('an album has its pictures in order, with what is known about them', async () => {
  const [first, second] = [await createPicture(desk.app), await createPicture(desk.app)];
  await create({
    pictures: [
      { url: second.url, caption: 'Der Ball' },
      { url: first.url, caption: null },
    ],
  });

  expect((await desk.app.inject('/api/albums/feriencamp')).json()).toMatchObject({
    pictures: [
      { ...second, caption: 'Der Ball' },
      { ...first, caption: null },
    ],
  });
});

test('who took a picture is named', async () => {
  const { url } = await createPicture(desk.app);
  await desk.app.db('media').where({ url }).update({ credit: 'Anna Müller' });
  await create({ pictures: [{ url, caption: null }] });

  expect((await desk.app.inject('/api/albums/feriencamp')).json()).toMatchObject({
    pictures: [{ credit: 'Anna Müller' }],
  });
});

test('editors narrow their list to what is published or not, and sort it', async () => {
  await create({ title: 'B', published: false });
  await create({ title: 'A' });
  const list = async (query: string) => {
    const answer = await desk.send('GET', `/api/admin/albums?${query}`);
    return answer.json<{ items: EditableAlbum[] }>().items.map(({ title }) => title);
  };

  expect(await list('published=false')).toEqual(['B']);
  expect(await list('published=true')).toEqual(['A']);
  expect(await list('sort=name')).toEqual(['A', 'B']);
});

test('visitors find an album in the list once it has pictures', async () => {
  const { id } = await create();
  expect(await albums()).toEqual([]);
  expect((await desk.app.inject('/api/albums/feriencamp')).json()).toMatchObject({ cover: null, count: 0 });

  const { url } = await createPicture(desk.app);
  await patch(id, { pictures: [{ url, caption: null }] });

  expect(await albums()).toMatchObject([{ slug: 'feriencamp', count: 1 }]);
});

test('an album that is not published, deleted or unknown is not found', async () => {
  await create({ published: false });
  const { id } = await create({ title: 'Weg' });
  await desk.send('DELETE', `/api/albums/${id}`);

  for (const slug of ['feriencamp', 'weg', 'nie'])
    expect((await desk.app.inject(`/api/albums/${slug}`)).statusCode).toBe(404);
});

test('the same title again gets the next free address', async () => {
  const slugs = [await create(), await create(), await create({ title: '⚽' })].map(({ slug }) => slug);

  expect(slugs).toEqual(['feriencamp', 'feriencamp-2', 'album']);
});

test('an address that is taken is refused', async () => {
  await create();
  const { id } = await create();

  expect((await post({ slug: 'feriencamp' })).json()).toMatchObject({ statusCode: 409, code: 'slug_taken' });
  expect((await patch(id, { slug: 'feriencamp' })).json()).toMatchObject({ statusCode: 409, code: 'slug_taken' });
});

test('pictures are replaced as a whole', async () => {
  const [first, second] = [await createPicture(desk.app), await createPicture(desk.app)];
  const { id } = await create({ pictures: [{ url: first.url, caption: 'Alt' }] });

  await patch(id, { pictures: [{ url: second.url, caption: null }] });

  expect((await desk.app.inject('/api/albums/feriencamp')).json()).toMatchObject({
    pictures: [second],
    cover: second,
    count: 1,
  });
});

test('a picture that is none of ours is refused', async () => {
  const pictures = [{ url: '/objects/2026/11/fremd.png', caption: null }];

  expect((await post({ pictures })).json()).toMatchObject({
    statusCode: 400,
    code: 'unknown_picture',
    field: 'pictures',
    message: 'Bild 1 gibt es nicht mehr. Bitte aus dem Album entfernen.',
  });
  expect((await post({ coverUrl: '/objects/fremd.png' })).json()).toMatchObject({ code: 'unknown_picture' });
  expect(await albums()).toEqual([]);
});

test.each<[object, string]>([
  [{ date: '2026-02-30' }, 'date'],
  [{ date: '20.07.2026' }, 'date'],
  [{ date: '0026-07-20' }, 'date'],
  [{ slug: 'Groß' }, 'slug'],
  [{ pictures: [{ url: 'https://elsewhere.example/a.png', caption: null }] }, 'pictures.0.url'],
  [{ pictures: Array.from({ length: 501 }, () => ({ url: '/objects/a.png', caption: null })) }, 'pictures'],
])('bad input %# is refused, and the answer names the field', async (values, field) => {
  expect((await post(values)).json()).toMatchObject({ statusCode: 400, field });
});
