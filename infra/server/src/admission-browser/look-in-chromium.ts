import { fork, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { ENDS, HANGS } from '../browser-gate/page-look.ts';
import type { Finding } from '../browser-gate/finding.ts';
import type { FromChromium, ToChromium } from './chromium-messages.ts';
import { createOpeners, type PageOpener, type PageOpeners } from './page-openers.ts';

/** Milliseconds Chromium may take to start, which is not the page's fault. */
const START_LIMIT = 60_000;
/** Milliseconds after which a page is given up whose faults keep even the process busy that looks at it. */
const LOOK_LIMIT = 180_000;
/** What pages say is kept until it is read: a page that says too much ends its process. */
const FLAGS = ['--max-old-space-size=320'];

/**
 * Opens pages in Chromium, each driven by a process of its own (`file` is the built chromium-process.ts): what a page
 * writes on the console takes that process's memory and time, and not the portal's.
 */
export function createChromiumLook(file: string, executablePath: string, atOnce: number): PageOpeners {
  return createOpeners(() => startChromium(file, executablePath), atOnce);
}

async function startChromium(file: string, executablePath: string): Promise<PageOpener> {
  const child = fork(file, [executablePath], { execArgv: FLAGS, serialization: 'advanced', stdio: STDIO });
  // Its end is noticed below.
  child.on('error', () => undefined);
  const kill = () => void child.kill('SIGKILL');
  const timer = setTimeout(kill, START_LIMIT);
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  clearTimeout(timer);
  if (child.exitCode !== null || child.signalCode !== null)
    throw new Error('The process that drives Chromium did not start');
  return { open: (source, path, plainFrame) => openIn(child, ended, [source, path, plainFrame]), kill };
}

/** It says nothing but messages. */
const STDIO: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc'];

async function openIn(
  child: ChildProcess,
  ended: Promise<unknown>,
  [source, path, plainFrame]: Parameters<PageOpener['open']>,
): Promise<Opened> {
  const send = (message: ToChromium) => {
    if (child.connected) child.send(message);
  };
  const seen = new Promise<Opened>((resolve) => {
    child.removeAllListeners('message').on('message', (message: FromChromium) => {
      if (message.type === 'seen') resolve({ look: message.look, isDone: true });
      if (message.type === 'compare') void plainFrame?.().then((frame) => send({ type: 'frame', frame }));
      if (message.type !== 'get') return;
      const { id, path: wanted, isDocument } = message;
      const answer = (found?: Awaited<ReturnType<typeof source.answer>>) => send({ type: 'answer', id, found });
      source.answer(wanted, isDocument).then(answer, () => answer());
    });
  });
  const { origin, section, isSignedIn = false } = source;
  send({ type: 'open', source: { origin, section, isSignedIn }, path, hasPlainFrame: plainFrame !== undefined });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Opened>((resolve) => (timer = setTimeout(() => resolve(givenUp(HANGS)), LOOK_LIMIT)));
  try {
    return await Promise.race([seen, ended.then(() => givenUp(ENDS)), late]);
  } finally {
    clearTimeout(timer);
  }
}

type Opened = Awaited<ReturnType<PageOpener['open']>>;

function givenUp(finding: Finding): Opened {
  return { look: { findings: [finding], frame: undefined, files: [], bytes: 0 }, isDone: false };
}
