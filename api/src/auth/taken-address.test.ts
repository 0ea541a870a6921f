import { editMeanwhile } from '../../test/edit-meanwhile.ts';
import { adminDesk } from '../../test/editor-desk.ts';
import { createAccount } from '../../test/sign-in.ts';
import { createUsersRepository } from './users.repository.ts';

const desk = adminDesk();

test('an address that another account takes at the same moment is taken', async () => {
  const { user } = await createAccount(desk.app, 'editor');
  const taken = { email: 'anna@verein.example', name: 'Anna', role: 'editor', passwordHash: null } as const;

  const answer = await editMeanwhile(
    desk.app.db,
    (trx) => createUsersRepository(trx).insert(taken),
    () => desk.send('PATCH', `/api/users/${user.id}`, { email: taken.email, version: 1 }),
  );

  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'email_taken', field: 'email' });
  expect(await desk.app.db('users').where({ id: user.id }).first('email', 'version')).toEqual({
    email: user.email,
    version: 1,
  });
});
