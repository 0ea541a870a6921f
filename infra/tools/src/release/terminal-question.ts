import { createInterface } from 'node:readline/promises';
import { PortalError } from '@portal/server/portal-client';
import type { ReleaseConsent } from '@portal/api/contract';

/** Asks the person at the terminal; undefined if there is nobody. */
export type Ask = ((question: string) => Promise<boolean>) | undefined;

/** Asks the person at the terminal; undefined if input or output is no terminal. */
export function terminalQuestion(): Ask {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input, output });
    const answer = await terminal.question(`${question} (j/n) `).finally(() => terminal.close());
    return /^(j|ja|y|yes)$/i.test(answer.trim());
  };
}

/** An older version goes live if the person at the terminal agrees. Throws the refusal otherwise. */
export async function goLiveAsked<Answer>(
  said: ReleaseConsent | undefined,
  ask: Ask,
  send: (said: ReleaseConsent | undefined) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(said);
  } catch (error) {
    const isOlder = error instanceof PortalError && error.code === 'older_release';
    if (!ask || !isOlder || !(await ask(`${error.message} Trotzdem live schalten?`))) throw error;
    return send({ ...said, older: true });
  }
}
