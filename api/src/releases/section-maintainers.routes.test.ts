import { adminDesk } from '../../test/editor-desk.ts';
import type { SectionMaintainer } from '../contract/index.ts';

const desk = adminDesk();
const path = (section: string) => `/api/admin/modules/${section}/maintainers`;
const add = (section: string, email: string) => desk.send('POST', path(section), { email });
const listed = async (section: string) => (await desk.send('GET', path(section))).json<SectionMaintainer[]>();

test('a section has maintainers of its own, by their addresses, until somebody takes them off', async () => {
  const added = await add('tombola', 'anna@tombola.example');
  await add('tombola', 'ben@tombola.example');
  const both = await listed('tombola');
  const { id } = added.json<SectionMaintainer>();

  const removed = await desk.send('DELETE', `${path('tombola')}/${id}`);
  const again = await desk.send('DELETE', `${path('tombola')}/${id}`);

  expect(added.statusCode).toBe(201);
  expect(both.map(({ email }) => email)).toEqual(['anna@tombola.example', 'ben@tombola.example']);
  expect([removed.statusCode, again.statusCode]).toEqual([204, 404]);
  expect(await listed('tombola')).toMatchObject([{ email: 'ben@tombola.example' }]);
  expect(await listed('news')).toEqual([]);
});

test('an address is there once, however it is written, and what is none is refused', async () => {
  await add('twice', 'anna@tombola.example');

  const [again, none] = [await add('twice', 'Anna@Tombola.example'), await add('twice', 'anna')];

  expect(again.json()).toMatchObject({ statusCode: 409, code: 'maintainer_known' });
  expect(none.statusCode).toBe(400);
  expect(await listed('twice')).toHaveLength(1);
});

test('a section has ten at most', async () => {
  for (let number = 0; number < 10; number++) await add('many', `person-${number}@tombola.example`);

  expect((await add('many', 'one-more@tombola.example')).json()).toMatchObject({ code: 'too_many_maintainers' });
  expect(await listed('many')).toHaveLength(10);
});
