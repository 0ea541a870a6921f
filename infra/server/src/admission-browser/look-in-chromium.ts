import { fork, type ChildProcess, type StdioOptions } from 'node:child_process';
import type { Finding } from '../browser-gate/finding.ts';
import { ENDS, GREEDY, HANGS, type PageLook } from '../browser-gate/page-look.ts';
import type { PageAnswer } from '../browser-gate/page-source.ts';
import type { FromChromium, ToChromium } from './chromium-messages.ts';
import { createOpeners, type PageOpener, type PageOpeners } from './page-openers.ts';

/** Milliseconds Chromium may take to start, which is not the page's fault. */
const START_LIMIT = 60_000;
/** Milliseconds after which a page is given up whose faults keep even the process busy that looks at it. */
const LOOK_LIMIT = 180_000;
/** Milliseconds the process has to end Chromium and to remove its folders. */
const END_LIMIT = 5_000;
/** What pages say is kept until it is read: a page that says too much ends its process. */
const FLAGS = ['--max-old-space-size=320'];
/** It says nothing but messages. */
const STDIO: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc'];

/**
 * Opens pages in Chromiums that are driven by processes of their own (`file` is the built chromium-process.ts): what a
 * page writes on the console takes that process's memory and time, and not the portal's.
 */
export function createChromiumLook(file: string, executablePath: string, atOnce: number): PageOpeners {
  return createOpeners(() => startChromium(file, executablePath), atOnce);
}

function startChromium(file: string, executablePath: string): PageOpener {
  const child = fork(file, [executablePath], { execArgv: FLAGS, serialization: 'advanced', stdio: STDIO });
  // A process that dies while something is sent to it is an error, too.
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).on('error', () => resolve()));
  const kill = () => {
    if (child.connected) child.disconnect();
    setTimeout(() => child.kill('SIGKILL'), END_LIMIT).unref();
  };
  return {
    ready: requireStarted(child, ended, kill),
    open: async (source, path, plainFrame) => {
      const answer = (wanted: string, isDocument: boolean) => source.answer(wanted, isDocument).catch(() => undefined);
      const { origin, section, isSignedIn = false } = source;
      const hasPlainFrame = plainFrame !== undefined;
      const order: ToChromium = { type: 'open', source: { origin, section, isSignedIn }, path, hasPlainFrame };
      const given = { answer, plainFrame: plainFrame ?? (async () => undefined) };
      const look = await lookOf(child, order, given, ended);
      const isSpoiled = look.findings.some(({ fault }) => SPOILING.includes(fault));
      return { look, isDone: !isSpoiled };
    },
    kill,
  };
}

/** Faults after which a page may still be busy in its browser. */
const SPOILING: readonly string[] = [ENDS.fault, GREEDY.fault, HANGS.fault];

async function requireStarted(child: ChildProcess, ended: Promise<void>, kill: () => void): Promise<void> {
  const timer = setTimeout(kill, START_LIMIT);
  const isReady = new Promise<boolean>((resolve) => child.once('message', () => resolve(true)));
  const isStarted = await Promise.race([isReady, ended.then(() => false)]);
  clearTimeout(timer);
  if (!isStarted) throw new Error('The process that drives Chromium did not start');
}

type Given = {
  answer: (path: string, isDocument: boolean) => Promise<PageAnswer | undefined>;
  plainFrame: () => Promise<Extract<ToChromium, { type: 'frame' }>['frame']>;
};

/** Throws if the browser fails for a reason of its own, or the frame to compare with cannot be seen. */
async function lookOf(child: ChildProcess, order: ToChromium, given: Given, ended: Promise<void>): Promise<PageLook> {
  const send = (message: ToChromium) => {
    if (child.connected) child.send(message);
  };
  let timer: NodeJS.Timeout | undefined;
  const seen = new Promise<PageLook>((resolve, reject) => {
    child.removeAllListeners('message').on('message', (message: FromChromium) => {
      if (message.type === 'seen') resolve(message.look);
      if (message.type === 'failed') reject(new Error(message.reason));
      if (message.type === 'compare') given.plainFrame().then((frame) => send({ type: 'frame', frame }), reject);
      if (message.type !== 'get') return;
      const { id, path, isDocument } = message;
      void given.answer(path, isDocument).then((found) => send({ type: 'answer', id, found }));
    });
    timer = setTimeout(() => resolve(only(HANGS)), LOOK_LIMIT);
    void ended.then(() => resolve(only(ENDS)));
    send(order);
  });
  return seen.finally(() => clearTimeout(timer));
}

const only = (finding: Finding): PageLook => ({ findings: [finding], frame: undefined, files: [], bytes: 0 });
