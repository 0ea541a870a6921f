import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { copyBounded } from './bounded-output.ts';
import { confinement } from './confinement.ts';
import { readIntact } from './intact-bundle.ts';
import { readMessages, writeMessage, type Hear } from './message-lines.ts';
import { LONGEST_THROWN } from './thrown-text.ts';
import type { ServerCode } from './worker-protocol.ts';

/** A process that runs the code of releases, and its fate. */
export type RenderProcess = {
  /** The id of the started program, which may be a parent of the process. */
  pid: number;
  send: (message: object) => void;
  /** Its last note (worker-channel.ts). */
  noted: () => number;
  /** Ends it and all its descendants. */
  kill: () => void;
  /** Resolves when it is gone and all its output is read. Never rejects. */
  ended: Promise<Ending>;
};

/** `isDamaged`: its code was not run, because it is missing or not the released one. */
type Ending = { reason: string; isOutOfMemory: boolean; isDamaged: boolean };

type RenderProcessOptions = {
  /** Its code, all in one file: nothing else is readable to it. */
  file: string;
  /** The released file to compare it with; left out if it was not released. */
  released?: ServerCode['released'];
  /** The flags for V8. */
  flags: readonly string[];
  onMessage: Hear;
};

/**
 * It ends with the portal, however that ends and even in an endless loop: the lifeline is a pipe that closes with the
 * portal's process.
 */
const LIFELINE =
  '{ read -r _ <&5; kill -KILL 0; } 3<&- 4<&- >/dev/null 2>&1 & exec env -i NODE_ENV=production "$@" 5<&-';

/** Gives up the portal's account, and only then runs released code: the worker's, from its input. */
const LAUNCHER = `
const { readFileSync, writeSync } = require('node:fs');
const [file, user] = process.argv.slice(1);
const code = readFileSync(0, 'utf8');
process.on('uncaughtException', (error) => {
  try {
    writeSync(3, JSON.stringify({ type: 'died', message: String(error?.message ?? error).slice(0, ${LONGEST_THROWN}) }) + '\\n');
  } finally {
    process.exit(1);
  }
});
if (user) {
  process.setgroups([]);
  process.setgid(Number(user));
  process.setuid(Number(user));
}
const module = { exports: {} };
const run = require('node:vm').compileFunction(code, ['module', 'exports', 'require'], { filename: file });
run(module, module.exports, require);`;

/**
 * The limit of one line from such a process, in bytes; pages follow theirs as they are. As JSON, 64 MB of `{},{},…`
 * would take gigabytes of the portal's memory.
 */
const LONGEST_SAID = 4 * 1024 * 1024;

/**
 * Milliseconds between two looks at the notes; some 270 of them fit into the pipe, and a process that writes more
 * waits.
 */
const NOTES_PAUSE = 50;

/**
 * How V8 ends a process that has no memory left, as a signal or as the code a wrapper makes of it. The first process of
 * a namespace hears no SIGABRT of its own, and runs into the instruction behind it.
 */
const OUT_OF_MEMORY: readonly unknown[] = ['SIGABRT', 'SIGTRAP', 'SIGSEGV', 134, 133, 139];

type Pipes = [input: Socket, output: Socket, errors: Socket, channel: Socket, notes: Socket, lifeline: Socket];

/** Starts the code of a file in a confined process. */
export function startRenderProcess({ file, released = [], flags, onMessage }: RenderProcessOptions): RenderProcess {
  const { nodeFlags, wrapper, user } = confinement();
  const launcher = ['-e', LAUNCHER, '--', file, ...(user === null ? [] : [String(user)])];
  const child = spawnWithLifeline([...wrapper, process.execPath, ...nodeFlags, ...flags, ...launcher]);
  const [input, output, errors, channel, notes, lifeline] = child.stdio as unknown as Pipes;
  const handles = [child, input, output, errors, channel, notes, lifeline];
  for (const handle of handles) {
    // Its end is noticed below.
    handle.on('error', () => undefined);
    // It must not keep a command from ending that has finished its work.
    handle.unref();
  }

  let isEnding = false;
  let isDamaged = false;
  let noted = 0;
  /** Notes are of use when it has ended: read one by one, they would wake the portal some twenty times a page. */
  const readNotes = (chunk: Buffer) => {
    noted = chunk.at(-1) ?? noted;
    if (isEnding) return;
    notes.pause();
    setTimeout(() => notes.resume(), NOTES_PAUSE).unref();
  };
  const end = () => {
    isEnding = true;
    notes.resume();
  };
  const kill = () => {
    if (isEnding || child.pid === undefined) return;
    end();
    // Somebody may wait for the end.
    for (const handle of handles) handle.ref();
    killGroup(child.pid);
  };
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', ({ message }) => resolve({ reason: message, isOutOfMemory: false, isDamaged }));
    child.once('exit', () => {
      end();
      lifeline.destroy();
    });
    child.once('close', (code, signal) => {
      const how = signal ?? code;
      const reason = isDamaged ? `${file} is damaged or missing` : String(how);
      resolve({ reason, isOutOfMemory: OUT_OF_MEMORY.includes(how), isDamaged });
    });
  });
  notes.on('data', readNotes);
  copyBounded(output, process.stdout);
  copyBounded(errors, process.stderr);
  readMessages(channel, onMessage, kill, LONGEST_SAID);
  void readIntact({ file, released }).then((intact) => {
    if (intact) return input.end(intact.code);
    isDamaged = true;
    kill();
  });
  return {
    pid: child.pid ?? 0,
    send: (message) => {
      for (const part of writeMessage(message)) channel.write(part);
    },
    noted: () => noted,
    kill,
    ended,
  };
}

function spawnWithLifeline(command: readonly string[]): ChildProcess {
  const [program = '', ...parameters] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', LIFELINE, 'sh', ...command];
  return spawn(program, parameters, {
    cwd: '/',
    env: { NODE_ENV: 'production' },
    // In a group of its own it hears no Ctrl+C, and its signals to its group do not reach ours.
    detached: true,
    stdio: Array<'pipe'>(6).fill('pipe'),
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
