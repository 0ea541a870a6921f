import { randomUUID } from 'node:crypto';
import { editorDesk } from '../../test/editor-desk.ts';

// A sender without an answer sends a new item again: it is created once, under the id that was sent with it.

type Item = { id: string; version: number };
type Made = { path: string; item: object; own?: (what: string) => object; more: object };

const made: Made[] = [
  { path: 'sliders', item: { title: 'Ein Team' }, more: { title: 'Zwei Teams' } },
  { path: 'board-members', item: { name: '1. Vorsitz', position: 'Leitung' }, more: { name: '2. Vorsitz' } },
  {
    path: 'albums',
    item: { title: 'Ferien', date: '2026-07-20' },
    own: (slug) => ({ slug }),
    more: { title: 'Feriencamp' },
  },
  {
    path: 'news',
    item: { title: 'Sieg', content: '<p>3:1</p>', category: 'verein' },
    own: (slug) => ({ slug }),
    more: { title: 'Heimsieg' },
  },
  { path: 'news-categories', item: { name: 'Turnen', color: '#15803d' }, more: { color: '#1d4ed8' } },
  { path: 'own-pages', item: { title: 'Anfahrt' }, own: (slug) => ({ slug }), more: { title: 'Weg zu uns' } },
  { path: 'teams', item: {}, own: (name) => ({ name, matchName: name }), more: { season: '2026/27' } },
  {
    path: 'events',
    item: { type: 'event', title: 'Sommerfest', startDate: '2027-06-12T13:00:00.000Z' },
    more: { title: 'Sommernacht' },
  },
  {
    path: 'events',
    item: { type: 'event', title: 'Sitzung', startDate: '2027-06-14T17:00:00.000Z', repeat: { until: '2027-07-14' } },
    more: { title: 'Vorstandssitzung' },
  },
  {
    path: 'training-times',
    item: { team: 'Walking Football', dayOfWeek: 'wednesday', startTime: '18:00' },
    more: { location: 'Hartplatz' },
  },
  {
    path: 'school-holidays',
    item: { name: 'Herbst', firstDay: '2027-10-04', lastDay: '2027-10-15' },
    more: { name: 'Herbstferien' },
  },
];

const desk = editorDesk();

describe.each(made)('$path', ({ path, item, own, more }) => {
  const send = (id: string, fields: object = {}) =>
    desk.send('POST', `/api/${path}?id=${id}`, { ...item, ...own?.(`a-${id.slice(0, 8)}`), ...fields });
  const find = (id: string) => desk.send('GET', `/api/admin/${path}/${id}`);

  test('one that is sent again is there once, and the answer holds it', async () => {
    const id = randomUUID();
    const first = await send(id);
    expect([first.statusCode, first.json<Item>().id]).toEqual([201, id]);
    // The form knows by the version that nobody has changed the item since.
    expect(first.json<Item>().version).toBe(1);

    const again = await send(id);

    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'already_saved', current: first.json() });
    await desk.send('DELETE', `/api/${path}/${id}`);
  });

  test('one that was deleted since is refused, for a new id to be chosen', async () => {
    const id = randomUUID();
    await send(id);
    await desk.send('DELETE', `/api/${path}/${id}`);

    const again = await send(id, own?.(`b-${id.slice(0, 8)}`));

    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'id_taken']);
  });

  test('two sent at once make one, which goes on as it was meant last', async () => {
    const id = randomUUID();

    const answers = await Promise.all([send(id), send(id, more)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);

    const { version } = (await find(id)).json<Item>();
    expect((await desk.send('PATCH', `/api/${path}/${id}`, { ...more, version })).statusCode).toBe(200);
    expect((await find(id)).json()).toMatchObject({ id, ...more });
    await desk.send('DELETE', `/api/${path}/${id}`);
  });
});

test.each(['x', 'ABCDEF00-0000-4000-8000-000000000000', ''])('an id like „%s“ is refused', async (id) => {
  expect((await desk.send('POST', `/api/sponsors?id=${id}`, { name: 'Weingut' })).statusCode).toBe(400);
});
