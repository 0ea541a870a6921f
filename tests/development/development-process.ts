import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../kit/portal-process.ts';

/** A portal in development: `log` is its output so far, `stop` returns its exit code. */
export type DevelopmentProcess = { url: string; log: () => string; stop: () => Promise<number | null> };

const START_PATIENCE = 300_000;

/** Runs `npm run dev -- <parameters>` on the sources in `folder` and waits until the portal is ready. */
export async function startDevelopment(folder: string, parameters: readonly string[]): Promise<DevelopmentProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'infra/tools/src/commands/dev.ts', ...parameters], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      DEV_PORT: String(await freePort()),
      DATA_DIR: join(folder, '.data'),
      DEMO: '0',
    },
  });
  // The channel ends the portal should this process die.
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));

  const url = `http://127.0.0.1:${port}`;
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  const deadline = Date.now() + START_PATIENCE;
  while (!(await isReady(url))) {
    if (child.exitCode === null && Date.now() < deadline) await delay(100);
    else {
      await stop();
      throw new Error(`The portal in development did not become ready:\n${output}`);
    }
  }
  return { url, log: () => output, stop };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return answer?.ok ?? false;
}
