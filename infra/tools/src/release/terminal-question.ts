import { createInterface } from 'node:readline/promises';

/** Asks whoever sits there; undefined where input or output is no terminal. */
export function terminalQuestion(): ((question: string) => Promise<boolean>) | undefined {
  const { stdin: input, stdout: output } = process;
  if (!input.isTTY || !output.isTTY) return undefined;
  return async (question) => {
    const terminal = createInterface({ input, output });
    const answer = await terminal.question(`${question} (j/n) `).finally(() => terminal.close());
    return /^(j|ja|y|yes)$/i.test(answer.trim());
  };
}
