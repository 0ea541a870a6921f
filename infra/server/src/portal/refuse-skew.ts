import { StartError, type LiveSkew } from '@portal/api';
import { isShell, type Registry, type ReleaseDescriptor } from '@portal/api/contract';
import { releaseFingerprint } from '@portal/api/release-build';
import { SHELL_PROTOCOL, shellSkew } from '@portal/shell/server';
import { builtSections, builtShell } from './built-sections.ts';
import { staysLive } from './stays-live.ts';
import { unmetRequirements } from './unmet-requirements.ts';

type Say = (line: string) => void;

/**
 * Throws a {@link StartError} when a live version uses resources that the API of this code lacks (`found`), or when a
 * live section misses something in this code's shell when that shell replaces one of another protocol or one whose
 * files are lost; if `isAllowed`, it only warns. What this start replaces with its own build does not count; returns
 * it.
 */
export async function refuseSkew(
  found: readonly LiveSkew[],
  projectRoot: string,
  isAllowed: boolean,
  say: Say,
): Promise<LiveSkew[]> {
  const [{ built }, shell] = await Promise.all([builtSections(projectRoot), builtShell(projectRoot)]);
  const own = [...built, shell].flatMap((release) => release?.descriptor ?? []);
  const isReplaced = (live: LiveSkew) => {
    const { descriptor, origin, past } = live;
    const next = own.find(({ name }) => name === descriptor.name);
    if (!next) return false;
    // Whoever made it live.
    if (isUnusable(live)) return true;
    return !staysLive({ version: descriptor.version, origin }, releaseFingerprint(next), past);
  };
  const replaced = found.filter(isReplaced);
  const staying = found.filter((live) => !replaced.includes(live));
  for (const hint of staying.flatMap(({ hints }) => hints)) say(`Hinweis: ${hint}`);
  const refusals = [
    ...staying.flatMap((release) => release.refusals),
    ...(await missedInShell(shell?.descriptor, replaced, staying)),
  ];
  if (refusals.length === 0) return replaced;
  const list = `  ${refusals.join('\n  ')}`;
  if (!isAllowed) throw new StartError(`${REFUSED}\n${list}\n${WHAT_TO_DO}`);
  say(`Achtung: ${REFUSED}\n${list}`);
  return replaced;
}

/**
 * A shell that does not work with this code, or whose files are lost; the admission compares its successor with
 * nothing.
 */
const isUnusable = ({ descriptor, hasFiles }: LiveSkew) =>
  isShell(descriptor) && (descriptor.protocol !== SHELL_PROTOCOL || !hasFiles);

async function missedInShell(
  next: ReleaseDescriptor | undefined,
  replaced: readonly LiveSkew[],
  staying: readonly LiveSkew[],
): Promise<string[]> {
  const before = replaced.find(isUnusable)?.descriptor;
  if (!before || !next || !isShell(before) || !isShell(next)) return [];
  // Lost files come back, and nothing changes.
  if (releaseFingerprint(before) === releaseFingerprint(next)) return [];
  const sections = staying.flatMap(({ descriptor, folder }) => (isShell(descriptor) ? [] : [{ descriptor, folder }]));
  return shellSkew(next.provides, before.provides, sections, unmetRequirements);
}

/** Says what those of the `replaced` releases miss that are still live because their successors were refused. */
export function warnOfSkew(replaced: readonly LiveSkew[], { shell, sections }: Registry, say: Say): void {
  const isLive = ({ descriptor: { name, version } }: LiveSkew) =>
    [shell, ...sections].some((live) => live?.name === name && live.version === version);
  const refusals = replaced.filter(isLive).flatMap((release) => release.refusals);
  if (refusals.length > 0) say(`Achtung: ${REFUSED}\n  ${refusals.join('\n  ')}`);
}

const REFUSED = 'Schnittstelle oder Rahmen dieses Stands passen nicht zu dem, was live ist:';
const WHAT_TO_DO =
  'Der Stand von vorher läuft mit derselben Datenbank weiter; dort zuerst Versionen veröffentlichen, die ohne das auskommen, oder zu solchen zurückgehen (npm run rollback). Trotzdem starten: ALLOW_SKEW=1';
