import { randomUUID } from 'node:crypto';
import { editorDesk, type Method } from '../../test/editor-desk.ts';
import { signIn } from '../../test/sign-in.ts';

// What all edited resources have in common, proven on each of them.

type Item = { id: string; version: number; sortOrder?: number } & Record<string, unknown>;
type Page = { items: Item[]; page: number; pages: number; total: number };
type Resource = { path: string; table: string; item: object; changed: object; isSorted: boolean; isOfTrainers?: true };

const PICTURE = '/objects/2026/11/bild.png';
const resources: Resource[] = [
  { path: 'sliders', table: 'slides', item: { title: 'Ein Team' }, changed: { title: 'Größe zeigen' }, isSorted: true },
  {
    path: 'banners',
    table: 'banners',
    item: { name: 'Weingut', imageUrl: PICTURE, placement: 'footer' },
    changed: { name: 'Größe zeigen' },
    isSorted: true,
  },
  { path: 'sponsors', table: 'sponsors', item: { name: 'Weingut' }, changed: { name: 'Größe zeigen' }, isSorted: true },
  {
    path: 'board-members',
    table: 'board_members',
    item: { name: '1. Vorsitz', position: 'Leitung' },
    changed: { name: 'Größe zeigen' },
    isSorted: true,
  },
  {
    path: 'albums',
    table: 'albums',
    item: { title: 'Feriencamp', date: '2026-07-20' },
    changed: { title: 'Größe zeigen' },
    isSorted: false,
    isOfTrainers: true,
  },
];

const desk = editorDesk();
let trainer: string;
beforeAll(async () => {
  trainer = await signIn(desk.app, 'trainer');
});

describe.each(resources)('$path', ({ path, table, item, changed, isSorted, isOfTrainers }) => {
  afterEach(() => desk.app.db(table).delete());

  const create = async (values: object = {}) =>
    (await desk.send('POST', `/api/${path}`, { ...item, ...values })).json<Item>();
  const list = async (query = '') => (await desk.send('GET', `/api/admin/${path}${query}`)).json<Page>();

  test('an editor creates, reads, changes and deletes one', async () => {
    const created = await desk.send('POST', `/api/${path}`, item);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ ...item, version: 1 });
    const { id } = created.json<Item>();

    const update = await desk.send('PATCH', `/api/${path}/${id}`, { ...changed, version: 1 });
    expect(update.json()).toMatchObject({ ...item, ...changed, version: 2 });
    expect((await desk.send('GET', `/api/admin/${path}/${id}`)).json()).toEqual(update.json());
    expect(await list()).toMatchObject({ items: [{ id }], page: 1, pages: 1, total: 1 });

    expect((await desk.send('DELETE', `/api/${path}/${id}`)).statusCode).toBe(204);
    expect(await list()).toMatchObject({ items: [], total: 0 });
    expect(await desk.app.db(table).select('id')).toHaveLength(1);
  });

  test('a deletion is taken back once', async () => {
    const { id } = await create();
    expect((await desk.send('POST', `/api/${path}/${id}/restore`)).statusCode).toBe(404);
    await desk.send('DELETE', `/api/${path}/${id}`);

    expect((await desk.send('POST', `/api/${path}/${id}/restore`)).json()).toMatchObject({ ...item, id });
    expect(await list()).toMatchObject({ items: [{ id }], total: 1 });
  });

  test('a search finds folded words, and lists come in pages', async () => {
    await create(changed);
    await create();
    await create();

    expect((await list('?search=GROESSE+zei')).items).toMatchObject([changed]);
    expect(await list('?search=%25')).toMatchObject({ items: [], total: 0 });
    expect(await list('?page=2&limit=2')).toMatchObject({ items: [{}], page: 2, pages: 2, total: 3 });
  });

  test('a stale version is answered with the current row and changes nothing', async () => {
    const { id } = await create();
    await desk.send('PATCH', `/api/${path}/${id}`, { ...changed, version: 1 });

    const answer = await desk.send('PATCH', `/api/${path}/${id}`, { ...item, version: 1 });

    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'stale_version',
      current: { ...changed, version: 2 },
    });
    expect((await list()).items).toMatchObject([{ ...changed, version: 2 }]);
  });

  test('of two changes of the same version at once exactly one wins', async () => {
    const { id } = await create();

    const answers = await Promise.all(
      [1, 2].map(() => desk.send('PATCH', `/api/${path}/${id}`, { ...changed, version: 1 })),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('a write is in the revision that public answers are kept under', async () => {
    const before = desk.app.contentRevision.current();

    await create();

    expect(desk.app.contentRevision.current()).toBeGreaterThan(before);
  });

  test('what is not there is not found', async () => {
    expect((await desk.send('GET', `/api/admin/${path}/${randomUUID()}`)).statusCode).toBe(404);
    expect((await desk.send('PATCH', `/api/${path}/${randomUUID()}`, changed)).statusCode).toBe(404);
    expect((await desk.send('DELETE', `/api/${path}/${randomUUID()}`)).statusCode).toBe(404);
  });

  test.each([{}, { id: randomUUID() }, { created: true }, { version: '1' }])(
    'a change of %j is refused',
    async (change) => {
      const { id } = await create();

      expect((await desk.send('PATCH', `/api/${path}/${id}`, change)).statusCode).toBe(400);
      expect((await list()).items).toMatchObject([{ version: 1 }]);
    },
  );

  test('an item without its required fields stores nothing', async () => {
    expect((await desk.send('POST', `/api/${path}`, {})).statusCode).toBe(400);
    expect(await desk.app.db(table).select('id')).toEqual([]);
  });

  const routes: [Method, string, object | undefined][] = [
    ['GET', `/api/admin/${path}`, undefined],
    ['GET', `/api/admin/${path}/unknown`, undefined],
    ['POST', `/api/${path}`, item],
    ['PATCH', `/api/${path}/unknown`, changed],
    ['DELETE', `/api/${path}/unknown`, undefined],
    ['POST', `/api/${path}/unknown/restore`, undefined],
    ...(isSorted ? [['PUT', `/api/${path}/order`, { ids: [randomUUID()] }] as [Method, string, object]] : []),
  ];
  test.each(routes)('%s %s asks visitors to sign in', async (method, url, payload) => {
    expect((await desk.send(method, url, payload, '')).json()).toMatchObject({ statusCode: 401 });
    expect(await desk.app.db(table).select('id')).toEqual([]);
  });

  // What trainers may do: api/src/content/trainers-rows.routes.test.ts.
  if (!isOfTrainers)
    test.each(routes)('%s %s is closed to trainers', async (method, url, payload) => {
      expect((await desk.send(method, url, payload, trainer)).json()).toMatchObject({ statusCode: 403 });
      expect(await desk.app.db(table).select('id')).toEqual([]);
    });

  if (isSorted) {
    test('new ones come last, and editors put them in order', async () => {
      const ids = [];
      for (let index = 0; index < 4; index += 1) ids.push((await create()).id);
      const [first = '', second = '', third = '', fourth = ''] = ids;

      expect((await desk.send('PUT', `/api/${path}/order`, { ids: [third, first] })).statusCode).toBe(204);

      expect((await list()).items.map(({ id }) => id)).toEqual([third, first, second, fourth]);
      expect((await list()).items.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4]);
    });

    test('an order that was put over another than the stored one is refused, and the same one twice is not', async () => {
      const ids = [(await create()).id, (await create()).id, (await create()).id];
      const [first = '', second = '', third = ''] = ids;
      const put = (order: string[], before: string[]) => desk.send('PUT', `/api/${path}/order`, { ids: order, before });
      expect((await put([second, first, third], ids)).statusCode).toBe(204);

      const late = await put([first, third, second], ids);
      expect(late.json()).toMatchObject({ statusCode: 409, code: 'stale_order' });
      expect((await list()).items.map(({ id }) => id)).toEqual([second, first, third]);
      await create();
      expect((await put([second, first, third], ids)).statusCode).toBe(204);
    });

    test('an order with one that is not there, or twice the same, changes nothing', async () => {
      const { id } = await create();
      const { id: other } = await create();

      expect((await desk.send('PUT', `/api/${path}/order`, { ids: [other, randomUUID()] })).statusCode).toBe(404);
      expect((await desk.send('PUT', `/api/${path}/order`, { ids: [other, other] })).statusCode).toBe(400);
      expect((await list()).items.map((entry) => entry.id)).toEqual([id, other]);
    });
  }
});
