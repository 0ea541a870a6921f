import { spawn, type ChildProcess } from 'node:child_process';
import type { SystemUser } from './system-user.ts';

/** A running server: `exited` resolves with its last output. */
export type PostgresProcess = { child: ChildProcess; exited: Promise<string> };

// Lives as long as our pipe: when this process ends in whatever way, the pipe closes and the server shuts down (fast).
const WRAPPER = `
sockets=$1; shift
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
( read -r _ <&3; kill -INT $server ) &
watcher=$!
wait $server
status=$?
kill $watcher 2>/dev/null
rm -rf "$sockets"
exit $status`;

type Command = { program: string; args: string[]; cwd: string; user: SystemUser | null };

/** Starts the server in its own session, so that Ctrl+C reaches it only through us, after the last request. */
export function spawnServer(command: Command, socketFolder: string): PostgresProcess {
  const child = spawn('sh', ['-c', WRAPPER, 'sh', socketFolder, command.program, ...command.args], {
    ...processOptions(command),
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  return { child, exited: collectOutput(child) };
}

/** Runs a program to its end and throws what it wrote when it fails. */
export async function runProgram(command: Command, input = ''): Promise<void> {
  const child = spawn(command.program, command.args, { ...processOptions(command), stdio: ['pipe', 'ignore', 'pipe'] });
  child.stdin?.end(input);
  const output = await collectOutput(child);
  if (child.exitCode !== 0) throw new Error(output);
}

/** The path by which a process finds its working directory directly: its user may not be allowed to enter a parent. */
export function ownWorkingDirectory(path: string, user: SystemUser | null): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : path;
}

function processOptions({ cwd, user }: Command) {
  // Nothing of our environment: no secrets, and no PG* or locale variables that would change behaviour.
  return { cwd, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }, ...user };
}

function collectOutput(child: ChildProcess): Promise<string> {
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-4_000);
  });
  child.stdin?.on('error', () => undefined); // the program may end without reading
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(output.trim()));
  });
}
