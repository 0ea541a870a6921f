import type { Rollback } from '@portal/api/contract';
import { fetchHistory, PortalError, rollBackSection, type Access } from '@portal/server/portal-client';

type Return = {
  access: Access;
  section: string;
  /** Left out: the one before. */
  version: string | undefined;
  /** That it was rolled back itself; unchecked. */
  said: Pick<Rollback, 'again' | 'force'>;
  say: (line: string) => void;
};

/** Makes a version from before live again, and says what is live now. */
export async function goBack({ access, section, version, said, say }: Return): Promise<void> {
  const { revision: expected } = await fetchHistory(access, section);
  const rollback = { ...(version !== undefined && { version }), expected, ...said };
  const { live, previous, hints = [] } = await rollBackSection(access, section, rollback).catch(sayHowToForce);
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
