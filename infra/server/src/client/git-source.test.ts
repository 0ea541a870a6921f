import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareWith, describeSource, normalizedOrigin, readSource, subjectsSince } from './git-source.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-git-'));
});
afterEach(() => rm(root, { recursive: true }));

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.org', '-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** A repository with two commits; returns its folder and both of them. */
async function repository(): Promise<{ folder: string; first: string; second: string }> {
  const folder = join(root, 'club');
  await mkdir(folder);
  git(folder, 'init', '--initial-branch=main');
  const commit = async (text: string) => {
    await writeFile(join(folder, 'page.ts'), text);
    git(folder, 'add', '.');
    git(folder, 'commit', '-m', text);
    return git(folder, 'rev-parse', 'HEAD');
  };
  return { folder, first: await commit('one'), second: await commit('two') };
}

test('of a repository without a remote its first commit is kept, and shown as short as a commit', async () => {
  const { folder, first, second } = await repository();

  const source = await readSource(folder);

  expect(source).toEqual({ origin: first, commit: second, dirty: false });
  expect(describeSource(source)).toBe(`Repository ${first.slice(0, 7)}, ${second.slice(0, 7)}`);
});

test('what is new are the subjects since a commit that is known', async () => {
  const { folder, first, second } = await repository();

  expect(await subjectsSince(folder, first)).toEqual(['two']);
  expect(await subjectsSince(folder, second)).toEqual([]);
  expect(await subjectsSince(folder, 'a'.repeat(40))).toEqual([]);
  expect(await subjectsSince(folder, null)).toEqual([]);
});

test('a release is told by its commit, its changes and the first commit, or by the remote where there is one', async () => {
  const { folder, first, second } = await repository();
  expect(await readSource(folder)).toEqual({ origin: first, commit: second, dirty: false });

  await writeFile(join(folder, 'page.ts'), 'three');
  git(folder, 'remote', 'add', 'origin', 'https://anna:secret@GitHub.com/Verein/Portal.git');

  expect(await readSource(folder)).toEqual({ origin: 'github.com/Verein/Portal', commit: second, dirty: true });
});

test('a commit follows itself and what was before it; the other way round, and beside it, it does not', async () => {
  const { folder, first, second } = await repository();
  git(folder, 'checkout', '-b', 'side', first);
  git(folder, 'commit', '--allow-empty', '-m', 'side');
  const side = git(folder, 'rev-parse', 'HEAD');
  git(folder, 'checkout', 'main');

  const compared = await Promise.all([first, second, side].map((commit) => compareWith(folder, commit)));
  git(folder, 'checkout', first);

  expect(compared).toEqual(['follows', 'follows', 'diverged']);
  expect(await compareWith(folder, second)).toBe('diverged');
});

test('a shallow clone and another repository cannot tell, and neither does a folder without one', async () => {
  const { folder, first, second } = await repository();
  const shallow = join(root, 'shallow');
  git(root, 'clone', '--depth', '1', `file://${folder}`, shallow);
  await mkdir(join(folder, 'below'));

  expect(await readSource(shallow)).toMatchObject({ origin: folder, commit: second });
  expect(await compareWith(shallow, second)).toBe('follows');
  expect(await compareWith(shallow, first)).toBe('unknown');
  expect(await compareWith(folder, 'f'.repeat(40))).toBe('unknown');
  expect(await compareWith(folder, null)).toBe('unknown');
  for (const outside of [root, join(folder, 'below')]) {
    expect(await readSource(outside)).toEqual({ origin: null, commit: null, dirty: false });
    expect(await compareWith(outside, second)).toBe('unknown');
  }
});

test('a section beside others in one repository is told by its commit, and by changes anywhere in it', async () => {
  const { folder, first } = await repository();
  const section = join(folder, 'packages/tombola');
  await mkdir(section, { recursive: true });
  await writeFile(join(section, 'page.ts'), 'raffle');
  git(folder, 'add', '.');
  git(folder, 'commit', '-m', 'three');
  const third = git(folder, 'rev-parse', 'HEAD');
  expect(await readSource(section)).toEqual({ origin: first, commit: third, dirty: false });

  // A lock file above, or another package that it imports.
  await writeFile(join(folder, 'page.ts'), 'changed');

  expect(await readSource(section)).toEqual({ origin: first, commit: third, dirty: true });
  expect(await compareWith(section, first)).toBe('follows');
  git(folder, 'commit', '-am', 'four');
  expect(await subjectsSince(section, first)).toEqual(['three']);
});

test.each([
  ['git@github.com:verein/portal.git', 'github.com/verein/portal'],
  ['ssh://git@github.com/verein/portal', 'github.com/verein/portal'],
  ['https://token@GitHub.com/verein/portal/', 'github.com/verein/portal'],
  ['https://git.example.org:8443/portal.git', 'git.example.org:8443/portal'],
  ['/srv/git/portal.git', '/srv/git/portal'],
])('%s is %s', (url, origin) => {
  expect(normalizedOrigin(url)).toBe(origin);
});
