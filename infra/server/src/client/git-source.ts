import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Ancestry, ReleaseSource } from '@portal/api/contract';
import { repositoryText } from '@portal/api/release-names';

const run = promisify(execFile);
/** Characters; the portal takes no more. */
const LONGEST_ORIGIN = 200;
/** More than anybody reads. */
const MOST_SUBJECTS = 30;

/**
 * The origin of the sources in `folder`, as far as git knows; nothing if the folder is in no commit. `dirty` covers the
 * whole work tree: a section is built from a lock file and packages above its own folder, too.
 */
export async function readSource(folder: string): Promise<ReleaseSource> {
  const commit = await commitOf(folder);
  if (!commit) return { origin: null, commit: null, dirty: false };
  const [origin, changes] = await Promise.all([originOf(folder), git(folder, 'status', '--porcelain')]);
  return { origin, commit, dirty: changes !== '' };
}

/** The origin of a release, to follow „aus“: repository, short commit, and whether all of it was in a commit. */
export function describeSource({ origin, commit, dirty }: ReleaseSource): string {
  const repository = origin === null ? 'unbekannter Quelle' : repositoryText(origin);
  const place = origin === 'portal' ? 'dem Ordner des Portals' : repository;
  return [place, commit?.slice(0, 7), dirty && 'mit ungespeicherten Änderungen'].filter(Boolean).join(', ');
}

/** How the sources in `folder` relate to another commit. */
export async function compareWith(folder: string, commit: string | null | undefined): Promise<Ancestry> {
  const own = commit && (await commitOf(folder));
  if (!own || (await git(folder, 'cat-file', '-e', `${commit}^{commit}`)) === undefined) return 'unknown';
  if ((await git(folder, 'merge-base', '--is-ancestor', commit, own)) !== undefined) return 'follows';
  // In a shallow clone a way from one to the other may be cut off.
  return (await isShallow(folder)) ? 'unknown' : 'diverged';
}

/**
 * Subjects of the commits after another one that touch `folder`, or `parts` of it, newest first; nothing if that commit
 * is unknown.
 */
export async function subjectsSince(
  folder: string,
  commit: string | null | undefined,
  parts: readonly string[] = ['.'],
): Promise<string[]> {
  const subjects =
    commit && (await git(folder, 'log', '--format=%s', `-${MOST_SUBJECTS}`, `${commit}..HEAD`, '--', ...parts));
  return subjects ? subjects.split('\n') : [];
}

/** The repository behind a remote's URL, without protocol, user, password and ending. */
export function normalizedOrigin(url: string): string {
  const path = url
    .trim()
    .replace(/^[a-z+]+:\/\//i, '')
    .replace(/^[^/@]*@/, '')
    .replace(/^([^/:]+):(?!\d+(\/|$))/, '$1/')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  return path
    .replace(/^[^/]+/, (host) => host.toLowerCase())
    .replaceAll(/[^\x21-\x7e]/g, '?')
    .slice(-LONGEST_ORIGIN);
}

/** A folder that merely lies below somebody's repository, and is not in its commit, has none. */
async function commitOf(folder: string): Promise<string | undefined> {
  const isInCommit = (await git(folder, 'rev-parse', '--verify', 'HEAD:./')) !== undefined;
  return isInCommit ? git(folder, 'rev-parse', '--verify', 'HEAD') : undefined;
}

/** The remote, else the first commit, which every whole clone has in common. */
async function originOf(folder: string): Promise<string | null> {
  const url = await git(folder, 'config', '--get', 'remote.origin.url');
  if (url) return normalizedOrigin(url);
  if (await isShallow(folder)) return null;
  const roots = await git(folder, 'rev-list', '--max-parents=0', 'HEAD');
  return roots?.split('\n').at(-1) ?? null;
}

/** Whether the clone in `folder` lacks earlier commits. */
export async function isShallow(folder: string): Promise<boolean> {
  return (await git(folder, 'rev-parse', '--is-shallow-repository')) === 'true';
}

/** The output of git; undefined when git is missing or fails. */
async function git(folder: string, ...args: string[]): Promise<string | undefined> {
  return run('git', ['--no-optional-locks', '-C', folder, ...args], { maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}
