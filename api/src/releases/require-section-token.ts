import { AppError } from '../errors.ts';
import type { createSectionTokensRepository, TokenState } from './section-tokens.repository.ts';

/** Longer than any token; what is longer is not even hashed. */
const LONGEST = 200;

const REFUSALS: Readonly<Record<Exclude<TokenState, 'valid'>, string>> = {
  unknown: 'Das Token für dieses Modul fehlt oder ist falsch.',
  ended: 'Das Token für dieses Modul ist beendet oder abgelaufen. Ein neues macht die Verwaltung unter „Module“.',
};

/** Throws 401 `release_token` unless an `Authorization` header carries a token of the section that works. */
export async function requireSectionToken(
  tokens: Pick<ReturnType<typeof createSectionTokensRepository>, 'use'>,
  authorization: string | undefined,
  section: string,
): Promise<void> {
  const token = authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : '';
  const state = token && token.length <= LONGEST ? await tokens.use(section, token) : 'unknown';
  if (state !== 'valid') throw new AppError(401, 'release_token', REFUSALS[state]);
}
