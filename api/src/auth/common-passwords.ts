import { fold } from '../rich-text/fold.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the 49,000 most common ones, whatever its capitals and accents. */
export async function isListedPassword(password: string): Promise<boolean> {
  return (await (known ??= load())).has(fold(password));
}

/** Whether a password is common, also with digits and signs around it: `Liverpool-2026!` is as common as `liverpool`. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const word = fold(password)
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z]+$/, '');
  return (await isListedPassword(password)) || isListedPassword(word);
}

/** The list comes when the first password is set; most starts of a portal never need it. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(fold));
}
