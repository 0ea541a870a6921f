import { createTestApp, runningApi } from '../../test/app.ts';
import { createAccount, logIn } from '../../test/sign-in.ts';
import { readConfig } from '../config.ts';

const api = runningApi({ emptied: ['login_attempts'] });

test('after five wrong passwords even the right one has to wait', async () => {
  const account = await createAccount(api.app, 'editor');
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn(api.app, { email: account.email, password: 'falsch' });

  const answer = await logIn(api.app, account);

  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ code: 'too_many_attempts', message: expect.stringContaining('15 Minuten') });
});

test('guesses that arrive at once do not slip through', async () => {
  const { email } = await createAccount(api.app, 'editor');

  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(api.app, { email, password: 'falsch' })));

  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
});

test('behind a proxy that adds to the list of addresses, made-up ones give no more guesses', async () => {
  const { trustProxy } = readConfig({ DATA_DIR: api.config.dataDir, TRUST_PROXY: '1' });
  const behindProxy = await createTestApp({ trustProxy });
  const guess = (made: number, address = '192.0.2.1') =>
    behindProxy.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'x-forwarded-for': `203.0.113.${made}, ${address}` },
      payload: { email: 'vorstand@verein.example', password: 'falsch' },
    });

  const statuses: number[] = [];
  for (let made = 1; made <= 6; made += 1) statuses.push((await guess(made)).statusCode);
  const elsewhere = await guess(7, '192.0.2.2');
  await behindProxy.close();

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(elsewhere.statusCode).toBe(401);
});
