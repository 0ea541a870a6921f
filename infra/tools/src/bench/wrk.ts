import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isInstalled } from './installed.ts';

const run = promisify(execFile);

/** Connections kept open. */
const CONNECTIONS = 32;
/** Seconds of one measurement. */
export const SECONDS = 4;

/** Whether `wrk` can be used. */
export function hasWrk(): Promise<boolean> {
  return isInstalled('wrk', () => run('wrk', ['-v']).then(...settled));
}

/** Requests per second an address answers with 200. */
export async function requestsPerSecond(url: string): Promise<number> {
  const args = ['-t', '1', '-c', String(CONNECTIONS), '-d', `${SECONDS}s`, '-H', 'accept-encoding: br', url];
  const { stdout } = await run('wrk', args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} did not answer everything:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** `wrk -v` prints its version and exits with code 1; only a missing program has no numeric code. */
const settled = [() => true, (error: { code?: unknown }) => typeof error.code === 'number'] as const;
