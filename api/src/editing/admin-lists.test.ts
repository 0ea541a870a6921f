import { editorDesk } from '../../test/editor-desk.ts';

// How admin lists are filtered and put in order.

const desk = editorDesk();

const read = (url: string) => desk.send('GET', `/api/admin/${url}`);
const names = async (url: string) =>
  (await read(url))
    .json<{ items: { name?: string; title?: string }[] }>()
    .items.map(({ name, title }) => name ?? title);
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const create = async (path: string, items: readonly object[]) => {
  for (const payload of items) expect((await desk.send('POST', `/api/${path}`, payload)).statusCode).toBe(201);
};

const PICTURE = '/objects/a.png';
const PERIODS = [
  { name: 'Zu sehen' },
  { name: 'Ärmel', activeFrom: at(5), activeUntil: at(20) },
  { name: 'Vorbei', activeUntil: at(-5) },
  { name: 'Aus', active: false, activeUntil: at(10) },
];

describe.each([
  ['sliders', 'slides', ({ name, ...item }: { name: string }) => ({ ...item, title: name })],
  ['banners', 'banners', (item: object) => ({ ...item, imageUrl: PICTURE, placement: 'footer' })],
  ['sponsors', 'sponsors', (item: object) => item],
])('%s', (path, table, build) => {
  beforeAll(async () => {
    await desk.app.db(table).delete();
    await create(path, PERIODS.map(build));
  });

  test.each([
    ['shown', 'Zu sehen'],
    ['planned', 'Ärmel'],
    ['ended', 'Vorbei'],
    ['off', 'Aus'],
  ])('%s', async (state, name) => {
    const { items, total } = (await read(`${path}?state=${state}`)).json();

    expect(items).toMatchObject([{ state }]);
    expect(total).toBe(1);
    expect(await names(`${path}?state=${state}`)).toEqual([name]);
  });

  test('in order, by folded name, newest first, and what ends soonest first', async () => {
    expect(await names(path)).toEqual(['Zu sehen', 'Ärmel', 'Vorbei', 'Aus']);
    expect(await names(`${path}?sort=name`)).toEqual(['Ärmel', 'Aus', 'Vorbei', 'Zu sehen']);
    expect(await names(`${path}?sort=newest`)).toEqual(['Aus', 'Vorbei', 'Ärmel', 'Zu sehen']);
    expect(await names(`${path}?sort=ends`)).toEqual(['Vorbei', 'Aus', 'Ärmel', 'Zu sehen']);
  });

  test.each(['state=weg', 'sort=id', 'colour=red'])('%s is refused', async (query) => {
    expect((await read(`${path}?${query}`)).statusCode).toBe(400);
  });
});

test('sponsors are filtered by tier and by the ticker, banners by their place', async () => {
  await create('sponsors', [
    { name: 'Haupt', tier: 'main' },
    { name: 'Still', tier: 'premium', showInTicker: false },
  ]);
  await create('banners', [{ name: 'Seitlich', imageUrl: PICTURE, placement: 'sidebar' }]);

  expect(await names('sponsors?tier=main')).toEqual(['Haupt']);
  expect(await names('sponsors?showInTicker=false')).toEqual(['Still']);
  expect(await names('sponsors?showInTicker=true&search=haupt')).toEqual(['Haupt']);
  expect(await names('banners?placement=sidebar')).toEqual(['Seitlich']);
});

test('the board is read by name, too', async () => {
  await create('board-members', [
    { name: 'Zeugwart', position: 'Trikots' },
    { name: 'Ämterlos', position: 'Beisitz' },
  ]);

  expect(await names('board-members')).toEqual(['Zeugwart', 'Ämterlos']);
  expect(await names('board-members?sort=name')).toEqual(['Ämterlos', 'Zeugwart']);
});
