import { createTestApp, type TestApp } from '../../test/app.ts';
import { signIn } from '../../test/sign-in.ts';

let api: TestApp;
beforeEach(async () => {
  api = await createTestApp();
});
afterEach(() => api.close());

const ownId = async (cookie: string) =>
  (await api.app.inject({ url: '/api/account', headers: { cookie } })).json<{ id: string }>().id;
const changeOneself = async (cookie: string, payload: object) =>
  api.app.inject({ method: 'PATCH', url: `/api/users/${await ownId(cookie)}`, headers: { cookie }, payload });

test.each([{ role: 'editor' }, { active: false }])(
  'the last administrator cannot be given %j, invited ones do not count',
  async (change) => {
    const cookie = await signIn(api.app, 'admin');
    const payload = { email: 'neu@verein.example', name: 'Änne Neu', role: 'admin' };
    await api.app.inject({ method: 'POST', url: '/api/users', headers: { cookie }, payload });

    const answer = await changeOneself(cookie, change);

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'last_administrator' });
  },
);

test('one of two administrators who step down at once remains', async () => {
  const cookies = [await signIn(api.app, 'admin'), await signIn(api.app, 'admin')];

  const answers = await Promise.all(cookies.map((cookie) => changeOneself(cookie, { role: 'editor' })));

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
