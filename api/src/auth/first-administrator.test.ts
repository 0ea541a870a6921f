import { createTestApp, type TestApp } from '../../test/app.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterEach(() => api.app.db('users').delete());
afterAll(() => api.close());

const logIn = (email: string, password: string) =>
  api.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });

test('without settings a password is made up, told once, and works', async () => {
  const text = await ensureFirstAdministrator(api.app.db, { adminEmail: null, adminPassword: null });

  const [, email = '', password = ''] = /E-Mail:\s+(\S+)\s+Passwort:\s+(\S+)/.exec(text ?? '') ?? [];
  expect((await logIn(email, password)).json()).toMatchObject({ email: 'admin@localhost', role: 'admin' });
  expect(await ensureFirstAdministrator(api.app.db, { adminEmail: null, adminPassword: null })).toBeNull();
});

test('with settings nothing is told', async () => {
  const settings = { adminEmail: 'Vorstand@verein.example', adminPassword: 'ein langes Passwort' };

  expect(await ensureFirstAdministrator(api.app.db, settings)).toBeNull();

  expect((await logIn('vorstand@verein.example', settings.adminPassword)).statusCode).toBe(200);
});

test('an existing account is left alone', async () => {
  await ensureFirstAdministrator(api.app.db, { adminEmail: 'a@verein.example', adminPassword: 'ein langes Passwort' });

  await ensureFirstAdministrator(api.app.db, { adminEmail: 'a@verein.example', adminPassword: 'ein anderes Passwort' });

  expect((await logIn('a@verein.example', 'ein langes Passwort')).statusCode).toBe(200);
});
