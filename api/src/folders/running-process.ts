import { readFileSync } from 'node:fs';

/** Does a process with this number run? One that has ended and that nobody has reaped yet (a zombie) does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return readProcessFields(pid)?.state !== 'Z';
}

/** The system's facts about a process: see proc_pid_stat(5). Undefined where there is no such process or no /proc. */
export function readProcessFields(pid: number): { state: string; parent: number; startTime: string } | undefined {
  try {
    // The name is in brackets and may itself contain brackets and spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', parent: Number(fields[1]), startTime: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
