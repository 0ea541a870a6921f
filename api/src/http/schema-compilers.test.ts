import { adminDesk } from '../../test/editor-desk.ts';
import { ARTICLE } from '../../test/news-desk.ts';
import { createTeam } from '../../test/sport.ts';
import type { EditableArticle, EditablePage, EditableTeam } from '../contract/index.ts';

const desk = adminDesk({ emptied: ['articles', 'banners', 'board_members', 'slides', 'sponsors', 'teams'] });

describe('a text that is written', () => {
  test('has line feeds instead of other line breaks, and nothing that cannot be seen', async () => {
    const answer = await desk.send('POST', '/api/news', {
      ...ARTICLE,
      title: 'Sieg\u0000 im\tDerby',
      excerpt: 'Eins\r\nZwei\rDrei\u2028Vier\u0007',
      content: '<p>Ja\u000b</p>\r\n<p>Nein\u0000</p>',
    });

    expect(answer.json<EditableArticle>()).toMatchObject({
      title: 'Sieg im Derby',
      excerpt: 'Eins\nZwei\nDrei\nVier',
      content: '<p>Ja\n</p>\n<p>Nein</p>',
    });
  });

  test('is put in order also in lists and where it may be null', async () => {
    const groups = [{ title: 'Ehre', text: 'a\r\nb', members: [{ name: 'A\tB', note: 'seit\r\n1990\u009f' }] }];

    const page = (await desk.send('PATCH', '/api/pages/ehrenmitglieder', { groups })).json<EditablePage>();

    expect(page.groups).toEqual([{ title: 'Ehre', text: 'a\nb', members: [{ name: 'A B', note: 'seit\n1990' }] }]);
  });

  test.each(['Zwei\nZeilen', 'Zwei\r\nZeilen', 'Zwei\u2028Zeilen', '\u0000', ' \t'])(
    '%j is no line, and the answer names the field',
    async (title) => {
      const answer = await desk.send('POST', '/api/news', { ...ARTICLE, title });

      expect(answer.json()).toMatchObject({ statusCode: 400, code: 'invalid_input', field: 'title' });
    },
  );

  test('that is a password stays as it is', async () => {
    const email = 'tab@verein.example';
    const password = 'Ball\tim\tNetz 1921';
    await desk.send('POST', '/api/users', { name: 'T', email, role: 'editor', password });
    const logIn = (attempt: string) =>
      desk.app.inject({ method: 'POST', url: '/api/login', payload: { email, password: attempt } });

    expect((await logIn(password)).statusCode).toBe(200);
    expect((await logIn(password.replaceAll('\t', ' '))).statusCode).toBe(401);
  });
});

test.each([
  ['sponsors', { name: 'Bäckerei' }, ['websiteUrl']],
  ['banners', { name: 'Sommerfest', imageUrl: '/objects/2026/11/fest.jpg', placement: 'footer' }, ['linkUrl']],
  ['board-members', { name: 'Kim', position: 'Kasse' }, ['email', 'phone']],
  ['sliders', { title: 'Ein Team' }, ['buttonAction']],
  ['teams', { name: 'Erste' }, ['stadiumName', 'stadiumAddress', 'ageGroup']],
])(
  '%s: a field in which nothing but spaces stands is left empty, when it is new and when it changes',
  async (resource, fields, names) => {
    const blank = Object.fromEntries(names.map((name) => [name, '  ']));
    const none = Object.fromEntries(names.map((name) => [name, null]));
    const made = await desk.send('POST', `/api/${resource}`, { ...fields, ...blank });
    expect(made.json()).toMatchObject(none);

    const changed = await desk.send('PATCH', `/api/${resource}/${made.json<{ id: string }>().id}`, blank);
    expect(changed.json()).toMatchObject(none);
  },
);

test('so are the fields of a part of it', async () => {
  const trainer = { name: 'Kim', role: 'Trainer', phone: ' ', email: '  ' };
  const answer = await desk.send('POST', '/api/teams', { name: 'Zweite', trainer });

  expect(answer.json<EditableTeam>().trainer).toMatchObject({ phone: null, email: null });
});

test('what was stored before there was a rule stays readable', async () => {
  const { id } = await createTeam(desk.app, { name: 'Erste' });
  const squad = [{ number: 1, position: 'Tor\r', name: 'Max\r\nM.' }];
  await desk.app
    .db('teams')
    .where({ id })
    .update({ squad: JSON.stringify(squad) });

  const team = await desk.send('GET', `/api/admin/teams/${id}`);

  expect(team.json<EditableTeam>().squad).toEqual(squad);
});
