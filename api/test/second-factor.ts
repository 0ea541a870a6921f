import { TOTP } from 'otpauth';
import type { FastifyInstance } from 'fastify';
import type { RecoveryCodes, Role, SecondFactorSecret } from '../src/contract/index.ts';
import { cookieOf, createAccount, signInAccount, type Credentials } from './sign-in.ts';

const STEP_MS = 30_000;

/** The code an app shows `steps` time steps from now; none is good twice. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
}

/** Stops the clock in the middle of a time step, so that no code expires while a test runs. */
export function stopClock(): void {
  const middle = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
  jest.spyOn(Date, 'now').mockReturnValue(middle);
}

/**
 * Turns an account's second factor on with the code of the step before this one; `cookie` is signed in from then on.
 */
export async function turnOn(app: FastifyInstance, cookie: string, { password }: Pick<Credentials, 'password'>) {
  const begun = await app.inject({ method: 'POST', url: '/api/account/second-factor/secret', headers: { cookie } });
  const { secret } = begun.json<SecondFactorSecret>();
  const answer = await app.inject({
    method: 'PUT',
    url: '/api/account/second-factor',
    headers: { cookie },
    payload: { currentPassword: password, code: codeOf(secret, -1) },
  });
  return { secret, recoveryCodes: answer.json<RecoveryCodes>().recoveryCodes, cookie: cookieOf(answer) };
}

/** An account with a second factor, and its `cookie`. The clock stops from then on. */
export async function createCarefulAccount(app: FastifyInstance, role: Role = 'editor') {
  stopClock();
  const account = await createAccount(app, role);
  return { ...account, ...(await turnOn(app, await signInAccount(app, account), account)) };
}
