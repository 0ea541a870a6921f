import { missedWithout } from '@portal/api/widget-slots';
import { fetchHistory, fetchRegistry, withdrawSection, type Access } from '@portal/server/portal-client';
import { rollbackCommand } from '../webpack/place.ts';
import type { Ask } from './terminal-question.ts';

type Withdrawal = { access: Access; section: string; ask: Ask; say: (line: string) => void };

/**
 * Takes a section off the portal, and names the parts that depend on it: before, when the person at the terminal may
 * refuse, and after, if the portal reports more.
 */
export async function withdrawLive({ access, section, ask, say }: Withdrawal): Promise<void> {
  const { revision, releases } = await fetchHistory(access, section);
  const live = releases.find(({ active }) => active)?.version;
  if (!live) return say(`${section} ist nicht live.`);
  const { sections } = await fetchRegistry(access.portalUrl);
  const missed = missedWithout(section, sections);
  if (missed.length > 0) say(`Ohne ${section} fehlt auch anderes:`);
  for (const sentence of missed) say(`  – ${sentence}`);
  if (ask && missed.length > 0 && !(await ask(`${section} ${live} trotzdem vom Netz nehmen?`)))
    return say(`${section} ${live} bleibt live.`);
  const { hints = [] } = await withdrawSection(access, section, revision);
  say(`${section} ist nicht mehr live. Zurück geht es mit: ${rollbackCommand(section)} ${live}`);
  for (const hint of hints.filter((sentence) => !missed.includes(sentence))) say(`Hinweis: ${hint}`);
}
