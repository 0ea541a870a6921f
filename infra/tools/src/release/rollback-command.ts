import type { Rollback } from '@portal/api/contract';
import { fetchHistory, PortalError, rollBackSection, type Access } from '@portal/server/portal-client';
import { releasesCommand, rollbackCommand } from '../webpack/place.ts';
import type { Ask } from './terminal-question.ts';
import { findCanary } from './trial-command.ts';

type Return = {
  access: Access;
  section: string;
  /** Left out: the one before. */
  version: string | undefined;
  /** The version that is left; that the other was rolled back itself; unchecked. */
  said: Pick<Rollback, 'from' | 'again' | 'force'>;
  ask: Ask;
  say: (line: string) => void;
};

/** Makes an earlier version live again, and reports the live version. */
export async function goBack({ access, section, version, said, ask, say }: Return): Promise<void> {
  const { revision: expected, releases } = await fetchHistory(access, section);
  const from = releases.find(({ active }) => active)?.version;
  const canary = await findCanary(access, section);
  if (canary)
    say(
      `Der Probelauf von ${section} ${canary.version} endet auch, wenn live zurückgeht. ` +
        `Nur ihn beendet: ${releasesCommand(section)} --end-canary`,
    );
  const rollback = { ...(version !== undefined && { version }), expected, ...said };
  const send = (words: Rollback) => rollBackSection(access, section, words).catch(sayHowToForce);
  const {
    live,
    previous,
    hints = [],
  } = await send(rollback).catch(async (error: unknown) => {
    if (!(error instanceof PortalError) || error.code !== 'second_step' || from === undefined) throw error;
    if (await ask?.(`${error.message} Noch einen Schritt zurück?`)) return send({ ...rollback, from });
    const command = `${rollbackCommand(section)} --from ${from}`;
    throw new PortalError(`${error.message} Noch einen Schritt zurück geht es mit: ${command}`, error.code);
  });
  say(
    live === previous
      ? `${section} ${live} war schon live.`
      : `${section} ${live} ist wieder live (vorher ${previous ?? 'keine Version'}).`,
  );
  for (const hint of hints) say(`Hinweis: ${hint}`);
}

/** A rollback cannot be mended and sent again. */
function sayHowToForce(error: unknown): never {
  if (!(error instanceof PortalError) || !['not_admitted', 'origins_not_allowed'].includes(error.code)) throw error;
  throw new PortalError(error.message, `rollback_${error.code}`, error.reasons);
}
