import { UsageError } from './usage-error.ts';

/**
 * The token in a variable of the environment, if there is one. Throws {@link UsageError} for characters that no request
 * can carry: tokens are copied together with the quotation marks around them.
 */
export function tokenIn(variable: string): string | undefined {
  const token = process.env[variable]?.trim();
  if (!token || /^[\x21-\x7e]+$/.test(token)) return token || undefined;
  throw new UsageError(`In ${variable} stehen Zeichen, die kein Token hat, etwa Anführungszeichen oder ein Umbruch.`);
}
