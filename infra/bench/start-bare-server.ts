import { fork } from 'node:child_process';
import { join } from 'node:path';

/** A server to hold the portal against, in a process of its own. */
export type BareServer = { url: string; stop(): Promise<void> };

/** Starts `bare-server.ts` with these arguments. */
export async function startBareServer(...args: string[]): Promise<BareServer> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), args, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (address) => resolve(address as string));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill();
    });
  return { url, stop };
}
