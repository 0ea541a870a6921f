import { StartError, type LiveSkew } from '@portal/api';
import { builtSections, builtShell } from './built-sections.ts';

type Say = (line: string) => void;

/**
 * Throws a {@link StartError} when a live version uses resources that the API of this code lacks (`found`); if
 * `isAllowed`, it only warns. Sections that this start replaces with its own build do not count.
 */
export async function refuseSkew(
  found: readonly LiveSkew[],
  projectRoot: string,
  isAllowed: boolean,
  say: Say,
): Promise<void> {
  const { built } = await builtSections(projectRoot);
  const own = [...built, await builtShell(projectRoot)].flatMap((release) => release?.descriptor ?? []);
  const isReplaced = (section: string, build: string) =>
    own.some((descriptor) => descriptor.name === section && descriptor.build !== build);
  const staying = found.filter(({ section, build, origin }) => origin !== 'portal' || !isReplaced(section, build));
  for (const hint of staying.flatMap(({ hints }) => hints)) say(`Hinweis: ${hint}`);
  const refusals = staying.flatMap((release) => release.refusals);
  if (refusals.length === 0) return;
  const list = `  ${refusals.join('\n  ')}`;
  if (!isAllowed) throw new StartError(`${REFUSED}\n${list}\n${WHAT_TO_DO}`);
  say(`Achtung: ${REFUSED}\n${list}`);
}

const REFUSED = 'Die Schnittstelle dieses Stands passt nicht zu dem, was live ist:';
const WHAT_TO_DO =
  'Der Stand von vorher läuft mit derselben Datenbank weiter; dort zuerst Versionen veröffentlichen, die ohne das auskommen. Trotzdem starten: ALLOW_SKEW=1';
