import type { Database } from '../database/connect.ts';
import { AppError } from '../errors.ts';
import { fold } from '../rich-text/fold.ts';

type Owner = { email: string; name: string };

const FEWEST_DIFFERENT = 5;
/** Characters that must remain after everything that is guessed first is removed. */
const FEWEST_OWN = 4;
const FEWEST_OF_WALK = 4;
const FEWEST_OF_NAME = 3;

const GUESSED_WORDS = (
  'passwort password kennwort geheim secret fussball football baseball hallo hello admin administrator administration ' +
  'verein club portal website redaktion vorstand trainer mannschaft willkommen welcome sommer winter herbst fruehling ' +
  'letmein iloveyou ichliebedich schatz sunshine princess michael superman batman dragon monkey master test'
).split(' ');
/** Sequences of the keyboard or the alphabet. */
const WALKS = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiop',
  'qwertyuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qay2wsx3edc4rfv5tgb',
  '1qaz2wsx3edc4rfv5tgb',
].flatMap((walk) => [walk, walk.split('').toReversed().join('')]);

/** Throws 400 for a new password that {@link isWeakPassword}. The contract checks its length. */
export async function refuseWeakPassword(db: Database, password: string, owner: Owner): Promise<void> {
  if (!(await isWeakPassword(db, password, owner))) return;
  throw new AppError(
    400,
    'weak_password',
    'Dieses Passwort ist leicht zu erraten. Gut sind zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
    { field: 'password' },
  );
}

/**
 * Whether a password is common, or made only of what is guessed first: common words, walks over the keyboard, digits,
 * the owner's name and the club's.
 */
export async function isWeakPassword(db: Database, password: string, { email, name }: Owner): Promise<boolean> {
  const club = await db('settings').first<Record<string, string> | undefined>('name', 'short_name', 'town', 'stadium');
  const names = [email, name, ...Object.values(club ?? {})].flatMap((text) => fold(text).split(/[^\p{L}]+/u));
  const words = [...GUESSED_WORDS, ...names.filter((word) => word.length >= FEWEST_OF_NAME)];
  const own = withoutWords(withoutWalks(fold(password)), words).replace(/[\d\s!?._-]/g, '');
  const isVaried = own.length >= FEWEST_OWN && new Set(password).size >= FEWEST_DIFFERENT;
  return !isVaried || isCommonPassword(password);
}

/** Longer words first: `administrator` leaves nothing of itself. */
function withoutWords(text: string, words: readonly string[]): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), text);
}

function withoutWalks(text: string): string {
  let rest = '';
  for (let start = 0; start < text.length;) {
    const length = walkLength(text, start);
    rest += length < FEWEST_OF_WALK ? (text[start] ?? '') : ' ';
    start += length < FEWEST_OF_WALK ? 1 : length;
  }
  return rest;
}

function walkLength(text: string, start: number): number {
  let end = start;
  while (end < text.length && WALKS.some((walk) => walk.includes(text.slice(start, end + 1)))) end += 1;
  return end - start;
}

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the 49,000 most common ones, whatever its capitals and accents. */
export async function isListedPassword(password: string): Promise<boolean> {
  return (await (known ??= load())).has(fold(password));
}

/**
 * Whether a password is common, also with digits and signs around it: `Liverpool-2026!` is as common as `liverpool`.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  const word = fold(password)
    .replace(/^[^a-z]+/, '')
    .replace(/[^a-z]+$/, '');
  return (await isListedPassword(password)) || isListedPassword(word);
}

/** The list is loaded when the first password is set; most starts of a portal never need it. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(fold));
}
