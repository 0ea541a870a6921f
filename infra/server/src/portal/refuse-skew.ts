import { StartError, type LiveSkew } from '@portal/api';
import { isShell, type Registry } from '@portal/api/contract';
import { releaseFingerprint } from '@portal/api/release-build';
import { SHELL_PROTOCOL } from '@portal/shell/server';
import { builtSections, builtShell } from './built-sections.ts';
import { staysLive } from './stays-live.ts';

type Say = (line: string) => void;

/**
 * Throws a {@link StartError} when a live version uses resources that the API of this code lacks (`found`); if
 * `isAllowed`, it only warns. What this start replaces with its own build does not count; returns it.
 */
export async function refuseSkew(
  found: readonly LiveSkew[],
  projectRoot: string,
  isAllowed: boolean,
  say: Say,
): Promise<LiveSkew[]> {
  const { built } = await builtSections(projectRoot);
  const own = [...built, await builtShell(projectRoot)].flatMap((release) => release?.descriptor ?? []);
  const isReplaced = ({ descriptor, origin, past }: LiveSkew) => {
    const next = own.find(({ name }) => name === descriptor.name);
    if (!next) return false;
    // The start replaces a shell that does not work with its code, whoever made it live.
    if (isShell(descriptor) && descriptor.protocol !== SHELL_PROTOCOL) return true;
    return !staysLive({ version: descriptor.version, origin }, releaseFingerprint(next), past);
  };
  const staying = found.filter((live) => !isReplaced(live));
  for (const hint of staying.flatMap(({ hints }) => hints)) say(`Hinweis: ${hint}`);
  const refusals = staying.flatMap((release) => release.refusals);
  const replaced = found.filter(isReplaced);
  if (refusals.length === 0) return replaced;
  const list = `  ${refusals.join('\n  ')}`;
  if (!isAllowed) throw new StartError(`${REFUSED}\n${list}\n${WHAT_TO_DO}`);
  say(`Achtung: ${REFUSED}\n${list}`);
  return replaced;
}

/** Says what those of the `replaced` releases miss that are still live because their successors were refused. */
export function warnOfSkew(replaced: readonly LiveSkew[], { shell, sections }: Registry, say: Say): void {
  const isLive = ({ descriptor: { name, version } }: LiveSkew) =>
    [shell, ...sections].some((live) => live?.name === name && live.version === version);
  const refusals = replaced.filter(isLive).flatMap((release) => release.refusals);
  if (refusals.length > 0) say(`Achtung: ${REFUSED}\n  ${refusals.join('\n  ')}`);
}

const REFUSED = 'Die Schnittstelle dieses Stands passt nicht zu dem, was live ist:';
const WHAT_TO_DO =
  'Der Stand von vorher läuft mit derselben Datenbank weiter; dort zuerst Versionen veröffentlichen, die ohne das auskommen, oder zu solchen zurückgehen (npm run rollback). Trotzdem starten: ALLOW_SKEW=1';
