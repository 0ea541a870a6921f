import { createTestApp, type TestApp } from '../../test/app.ts';
import { enterClub } from '../../test/club.ts';
import { ConfigError } from '../config.ts';
import { ensureFirstAdministrator } from './first-administrator.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await enterClub(api.app);
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

test('one of the most common passwords makes no account, and the sentence names the setting', async () => {
  const settings = { adminEmail: 'vorstand@verein.example', adminPassword: 'Password123' };

  const refused = ensureFirstAdministrator(api.app.db, settings);

  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(/^ADMIN_PASSWORD .*\.$/);
  expect(await api.app.db('users')).toEqual([]);
});

test.each(['Liverpool-2026!', 'vorstand-1234', 'SV Musterstadt'])(
  '%s works as a password, but the start asks for another one',
  async (adminPassword) => {
    const settings = { adminEmail: 'vorstand@verein.example', adminPassword };

    expect(await ensureFirstAdministrator(api.app.db, settings)).toMatch('ADMIN_PASSWORD ist leicht zu erraten.');

    expect((await logIn(settings.adminEmail, adminPassword)).statusCode).toBe(200);
  },
);

test('an existing account is left alone', async () => {
  await ensureFirstAdministrator(api.app.db, { adminEmail: 'a@verein.example', adminPassword: 'ein langes Passwort' });

  await ensureFirstAdministrator(api.app.db, { adminEmail: 'a@verein.example', adminPassword: 'ein anderes Passwort' });
  await ensureFirstAdministrator(api.app.db, { adminEmail: 'a@verein.example', adminPassword: 'Password123' });

  expect((await logIn('a@verein.example', 'ein langes Passwort')).statusCode).toBe(200);
});
