import { spawn, type ChildProcess } from 'node:child_process';

/**
 * Limits of a process: `seconds` of CPU time, `memory` in KB, and `patience` in s from its start to its end, others
 * that compute included.
 */
export type ApartLimits = { seconds: number; memory: number; patience: number };

type Options = { limits: ApartLimits; /** Ends it at once. */ signal?: AbortSignal };

/** Ends by itself when it computes or takes too much, even if the portal is gone. */
const LIMITER = 'ulimit -t "$1"; ulimit -d "$2"; shift 2; exec "$@"';

/**
 * Runs a process of its own with `input` and returns its output; undefined when it fails, takes too much or is ended.
 * Nothing of the portal's environment reaches it.
 */
export async function runApart(
  command: readonly string[],
  input: Buffer | string,
  { limits, signal }: Options,
): Promise<Buffer | undefined> {
  if (signal?.aborted) return undefined;
  const child = start(command, limits);
  const end = () => endGroup(child);
  const timer = setTimeout(end, limits.patience * 1000);
  signal?.addEventListener('abort', end);
  try {
    return await writtenBy(child, input);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    end();
  }
}

function start(command: readonly string[], { seconds, memory }: ApartLimits): ChildProcess {
  const limited = ['/bin/sh', '-c', LIMITER, 'sh', String(seconds), String(memory), ...command];
  const [program = '', ...parameters] = process.platform === 'win32' ? command : limited;
  return spawn(program, parameters, {
    cwd: '/',
    env: {},
    // Its group can be ended at once, wrapper and all.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

function writtenBy(child: ChildProcess, input: Buffer | string): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 && parts.length > 0 ? Buffer.concat(parts) : undefined));
    // A process that has ended reads no more; its end says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
