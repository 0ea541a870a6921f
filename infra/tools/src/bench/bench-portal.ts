import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { memorySettings } from '@portal/server/memory-settings';
import { freePorts } from '../dev/ports.ts';
import { projectRoot } from '../webpack/index.ts';

/** The built portal with its demo content, in a process and a data folder of its own. */
export type BenchPortal = { url: string; metricsUrl: string; pid: number; dataDir: string; stop(): Promise<void> };

/** The account the bench writes with. */
export const editor = { email: 'bench@verein.example', password: 'Anpfiff-um-drei' };

const START_PATIENCE = 180_000;

type BenchPortalOptions = {
  /** Left out: a database of its own. */
  databaseUrl?: string;
  /** Processes that answer visitors. */
  workers?: number;
};

/** Starts it and waits until it is ready; throws its output if it fails. */
export async function startBenchPortal({ databaseUrl, workers = 1 }: BenchPortalOptions = {}): Promise<BenchPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const [port = 0, metricsPort = 0] = await freePorts('127.0.0.1', 3900, 2);
  const child = spawn(process.execPath, [...memorySettings.parameters, 'infra/server/dist/portal.mjs'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...memorySettings.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: dataDir,
      DEMO: '1',
      // The benchmark measures the portal, not its idle work.
      PICTURES_AHEAD: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      PORTAL_WORKERS: String(workers),
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: editor.email,
      ADMIN_PASSWORD: editor.password,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    const ended = child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : undefined;
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };

  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_PATIENCE;
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The portal did not start:\n${output}`);
    }
    await delay(200);
  }
  return { url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, pid: child.pid ?? 0, dataDir, stop };
}
