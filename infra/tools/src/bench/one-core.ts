import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { processTree } from './process-tree.ts';

const run = promisify(execFile);

/** Does something while a process and its children may use one core only; false: this system cannot limit them. */
export async function onOneCore(pid: number, work: () => Promise<void>): Promise<boolean> {
  const limit = async (cores: string) => {
    for (const member of await processTree(pid)) await run('taskset', ['-acp', cores, String(member)]);
  };
  const last = availableParallelism() - 1;
  const isLimited = await limit(String(last)).then(
    () => true,
    () => false,
  );
  await work();
  if (isLimited) await limit(`0-${last}`);
  return isLimited;
}
