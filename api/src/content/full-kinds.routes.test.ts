import { editorDesk } from '../../test/editor-desk.ts';
import { multiplyRow } from '../../test/many-rows.ts';

const desk = editorDesk({ emptied: ['banners', 'board_members', 'departments', 'notices', 'slides', 'teams'] });

type Row = { id: string; version: number };
type Full = [table: string, resource: string, shown: string, row: object, most: number, sentence: string];

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const banner = { name: 'Weingut', imageUrl: '/objects/a.png', placement: 'footer' };
const notice = { text: 'Alle Plätze gesperrt', activeUntil: inHours(48) };

const LASTING = 'Bitte zuerst einen löschen.';
const TIMED = 'Bitte zuerst einen löschen, ausschalten oder früher enden lassen.';
const FULL: Full[] = [
  [
    'board_members',
    'board-members',
    '/api/board-members',
    { name: 'Kasse', position: 'Finanzen' },
    200,
    `Besucher sehen höchstens 200 Einträge. ${LASTING}`,
  ],
  [
    'departments',
    'departments',
    '/api/departments',
    { name: 'Turnen' },
    100,
    `Besucher sehen höchstens 100 Einträge. ${LASTING}`,
  ],
  [
    'teams',
    'teams',
    '/api/teams',
    { name: 'Frauen', subtitle: 'A-Klasse' },
    200,
    `Besucher sehen höchstens 200 Einträge. ${LASTING}`,
  ],
  [
    'slides',
    'sliders',
    '/api/sliders/active',
    { title: 'Ein Team' },
    20,
    `Besucher sehen höchstens 20 Einträge zugleich. ${TIMED}`,
  ],
  ['notices', 'notices', '/api/notices', notice, 10, `Besucher sehen höchstens 10 Einträge zugleich. ${TIMED}`],
  [
    'banners',
    'banners',
    '/api/banners/active/footer',
    banner,
    24,
    `Besucher sehen an einer Stelle höchstens 24 Einträge zugleich. ${TIMED}`,
  ],
];

/** A row as an editor has written it. */
const write = async (resource: string, row: object) => (await desk.send('POST', `/api/${resource}`, row)).json<Row>();

/** The written row as often as it takes for `count` in all. */
const fill = (table: string, count: number) =>
  multiplyRow(desk.app.db, table, count - 1, {
    id: 'gen_random_uuid()',
    sort_order: '1000 + n',
    ...(table === 'teams' && { name: "row.name || ' ' || n", slug: "row.slug || '-' || n" }),
    ...(table === 'departments' && { name: "row.name || ' ' || n" }),
  });

const another = (row: object) => ('name' in row && !('placement' in row) ? { ...row, name: 'Noch eine' } : row);

test.each(FULL)(
  'of %s nothing is made that visitors would not see',
  async (table, resource, shown, row, most, text) => {
    await write(resource, row);
    await fill(table, most - 1);
    const last = await desk.send('POST', `/api/${resource}`, another(row));
    expect(last.statusCode).toBe(201);
    const { id } = last.json<Row>();
    const one = { ...another(row), ...('name' in row && !('placement' in row) && { name: 'Noch eine mehr' }) };

    const refused = await desk.send('POST', `/api/${resource}`, one);

    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'no_room', message: text });
    expect((await desk.read<Row[]>(shown)).map((item) => item.id)).toContain(id);
    await desk.send('DELETE', `/api/${resource}/${id}`);
    expect((await desk.send('POST', `/api/${resource}`, one)).statusCode).toBe(201);
    expect((await desk.send('POST', `/api/${resource}/${id}/restore`)).json()).toMatchObject({ message: text });
    expect(await desk.read<Row[]>(shown)).toHaveLength(most);
  },
);

test.each(FULL)('what an older database has of %s beyond that is edited and deleted', async (...full) => {
  const [table, resource, shown, row, most] = full;
  const { id } = await write(resource, row);
  await fill(table, most + 2);
  expect(await desk.read<Row[]>(shown)).toHaveLength(most);
  const [name = '', text] = Object.entries(row)[0] ?? [];

  const changed = await desk.send('PATCH', `/api/${resource}/${id}`, { [name]: `${text} neu` });

  expect(changed.json()).toMatchObject({ id, [name]: `${text} neu` });
  expect((await desk.send('DELETE', `/api/${resource}/${id}`)).statusCode).toBe(204);
  expect((await desk.send('POST', `/api/${resource}`, another(row))).statusCode).toBe(409);
});

test('two at once do not both take the last place', async () => {
  await write('sliders', { title: 'Ein Team' });
  await fill('slides', 19);

  const answers = await Promise.all(['A', 'B', 'C'].map((title) => desk.send('POST', '/api/sliders', { title })));

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
});

test('what was made but not answered is answered when it is sent again, also as the last one', async () => {
  await write('sliders', { title: 'Ein Team' });
  await fill('slides', 19);
  const url = '/api/sliders?id=0d6e1d0c-1b52-4c4e-9a55-0d8c2f0f7a11';
  await desk.send('POST', url, { title: 'Ein Ziel' });

  const again = await desk.send('POST', url, { title: 'Ein Ziel' });

  expect(again.json()).toMatchObject({ code: 'already_saved', current: { title: 'Ein Ziel' } });
});

describe('of notices, of which ten run at a time,', () => {
  const full = async () => {
    const first = await write('notices', notice);
    await fill('notices', 10);
    return first;
  };

  test.each([
    ['is switched off', { active: false }],
    ['begins when those have ended', { activeFrom: inHours(48), activeUntil: inHours(72) }],
    ['is over', { activeUntil: inHours(-1) }],
  ])('an eleventh may be written that %s', async (_, values) => {
    await full();

    expect((await desk.send('POST', '/api/notices', { ...notice, ...values })).statusCode).toBe(201);
  });

  test.each([
    ['begins while they run', { activeFrom: inHours(47), activeUntil: inHours(72) }],
    ['is switched on', { active: true }],
  ])('none may be changed so that it %s as the eleventh', async (_, change) => {
    await full();
    const { id } = await write('notices', { ...notice, active: false });

    const answer = await desk.send('PATCH', `/api/notices/${id}`, { active: true, ...change });

    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'no_room' });
    expect(await desk.read<Row[]>('/api/notices')).toHaveLength(10);
  });

  test('those that never meet do not take each other a place', async () => {
    for (let day = 0; day < 12; day += 1)
      await write('notices', { ...notice, activeFrom: inHours(24 * day), activeUntil: inHours(24 * day + 24) });
    const long = { ...notice, activeFrom: inHours(1), activeUntil: inHours(24 * 12) };

    for (let count = 2; count <= 10; count += 1)
      expect((await desk.send('POST', '/api/notices', long)).statusCode).toBe(201);
    expect((await desk.send('POST', '/api/notices', long)).statusCode).toBe(409);
  });

  test('one too many is shortened', async () => {
    const { id } = await full();
    await fill('notices', 4);

    const answer = await desk.send('PATCH', `/api/notices/${id}`, { activeUntil: inHours(1) });

    expect(answer.statusCode).toBe(200);
  });
});

test('a banner does not move to a place that is full', async () => {
  await write('banners', banner);
  await fill('banners', 24);
  const { id } = await write('banners', { ...banner, placement: 'sidebar' });

  const answer = await desk.send('PATCH', `/api/banners/${id}`, { placement: 'footer' });

  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'no_room' });
});
