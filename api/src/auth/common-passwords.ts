import { fold } from '../rich-text/fold.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is one of the 49,000 most common ones, whatever its capitals and accents and whatever digits and
 * signs stand around it: `Liverpool-2026!` is as common as `liverpool`.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const folded = fold(password);
  const passwords = await (known ??= load());
  return passwords.has(folded) || passwords.has(folded.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, ''));
}

/** The list comes when the first password is set; most starts of a portal never need it. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(fold));
}
