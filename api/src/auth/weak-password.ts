import { AppError } from '../errors.ts';
import { fold } from '../rich-text/fold.ts';

const FEWEST_LETTERS = 5;
const GUESSED_FIRST =
  /^(passwort|password|qwertz|qwerty|fussball|hallo|admin|verein|willkommen|sommer|winter)?[\d!?.]*$/;

/** Throws 400 for a new password that is guessed at once. Its length is the contract's matter. */
export function refuseWeakPassword(password: string, { email, name }: { email: string; name: string }): void {
  const folded = fold(password);
  const isOwn = [email, name, email.split('@', 1)[0] ?? ''].some((word) => folded === fold(word));
  if (!isOwn && new Set(password).size >= FEWEST_LETTERS && !GUESSED_FIRST.test(folded)) return;
  throw new AppError(
    400,
    'weak_password',
    'Dieses Passwort ist leicht zu erraten. Gut sind zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
    { field: 'password' },
  );
}
