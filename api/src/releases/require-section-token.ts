import { AppError } from '../errors.ts';
import type { createSectionTokensRepository, TokenUse } from './section-tokens.repository.ts';

/** Longer than any token; longer values are not even hashed. */
const LONGEST = 200;

const REFUSALS: Readonly<Record<Exclude<TokenUse['state'], 'valid'>, string>> = {
  unknown: 'Das Token für dieses Modul fehlt oder ist falsch.',
  ended: 'Das Token für dieses Modul ist beendet oder abgelaufen.',
};

/**
 * The name of the section's token that an `Authorization` header carries. Throws 401 `release_token` unless that works.
 */
export async function requireSectionToken(
  tokens: Pick<ReturnType<typeof createSectionTokensRepository>, 'use'>,
  authorization: string | undefined,
  section: string,
): Promise<string> {
  const token = authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : '';
  const used: TokenUse = token && token.length <= LONGEST ? await tokens.use(section, token) : { state: 'unknown' };
  if (used.state !== 'valid') throw new AppError(401, 'release_token', REFUSALS[used.state]);
  return used.name;
}
