import { editorDesk } from '../../../test/editor-desk.ts';
import { createPicture } from '../../../test/pictures.ts';

const desk = editorDesk({ emptied: ['board_members'] });

const shown = () => desk.read<unknown[]>('/api/board-members');
const create = (payload: object) => desk.send('POST', '/api/board-members', payload);

test('visitors get the board in order, without what only editors need', async () => {
  const image = await createPicture(desk.app);
  const member = {
    name: '3. Vorsitz',
    position: 'Sponsoring',
    email: 'sponsoring@sv.example',
    phone: '01234 5678-12',
    sponsoring: true,
    topics: ['Sponsoring', 'Bandenwerbung'],
  };
  const created = await create({ ...member, imageUrl: image.url });
  await create({ name: 'Kasse', position: 'Finanzen' });

  expect(await shown()).toEqual([
    { ...member, id: created.json<{ id: string }>().id, imageUrl: image.url, image, sortOrder: 1 },
    expect.objectContaining({
      name: 'Kasse',
      email: null,
      phone: null,
      imageUrl: null,
      image: null,
      sponsoring: false,
      topics: [],
      sortOrder: 2,
    }),
  ]);
});

test.each<[object, string]>([
  [{ email: 'ohne-at.example' }, 'email'],
  [{ email: 'a@b.example\nBcc: c@d.example' }, 'email'],
  [{ phone: 'abc' }, 'phone'],
  [{ phone: '01234 5678, ab 18 Uhr' }, 'phone'],
  [{ phone: ' - ' }, 'phone'],
  [{ position: '' }, 'position'],
  [{ topics: ['Jugend', ' '] }, 'topics.1'],
  [{ topics: Array.from({ length: 9 }, (_, at) => `Thema ${at}`) }, 'topics'],
  [{ birthday: '1970-01-01' }, 'birthday'],
])('%j is refused, and the answer names the field', async (values, field) => {
  const answer = await create({ name: 'Kasse', position: 'Finanzen', ...values });

  expect(answer.json()).toMatchObject({ statusCode: 400, field });
  expect(await shown()).toEqual([]);
});
