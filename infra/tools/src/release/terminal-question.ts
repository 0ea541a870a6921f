import { createInterface } from 'node:readline/promises';
import { PortalError, type Consent } from '@portal/server/portal-client';

/** Asks whoever sits at the terminal; undefined where nobody does. */
export type Ask = ((question: string) => Promise<boolean>) | undefined;

/** Asks whoever sits there; undefined where input or output is no terminal. */
export function terminalQuestion(): Ask {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input, output });
    const answer = await terminal.question(`${question} (j/n) `).finally(() => terminal.close());
    return /^(j|ja|y|yes)$/i.test(answer.trim());
  };
}

/** What is older goes live when whoever sits at the terminal says so. Throws what is refused. */
export async function goLiveAsked<Answer>(
  said: Consent | undefined,
  ask: Ask,
  send: (said: Consent | undefined) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(said);
  } catch (error) {
    const isOlder = error instanceof PortalError && error.code === 'older_release';
    if (!ask || !isOlder || !(await ask(`${error.message} Trotzdem live schalten?`))) throw error;
    return send({ ...said, older: true });
  }
}
