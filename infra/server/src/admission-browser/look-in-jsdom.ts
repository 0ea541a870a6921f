import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { confinement } from '@portal/shell/server';
import { ANSWER_LIMIT, COLD, complaint, HANGS, repaired, type PageLook } from '../browser-gate/page-look.ts';
import type { PageSource } from '../browser-gate/page-source.ts';
import type { FromHydration, ToHydration } from './hydration-messages.ts';

/** Milliseconds the process may take to load jsdom, which is not the page's fault. */
const START_LIMIT = 30_000;
const MEMORY_MB = 320;

/**
 * Opens pages in jsdom, in processes of their own: no environment, no files but libraries, no children, and where the machine
 * allows it no network. `file` is the built
 * hydration-process.ts. What jsdom cannot tell (styles, sizes on the screen) is not looked at. `close` ends the processes.
 */
export function createJsdomLook(file: string, projectRoot: string) {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();

  const start = async () => {
    const [program, ...parameters] = [...wrapperWith(projectRoot), process.execPath];
    const flags = [`--max-old-space-size=${MEMORY_MB}`, ...permissions(file, projectRoot)];
    const child = fork(file, {
      cwd: projectRoot,
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execPath: program,
      execArgv: [...parameters, ...flags],
    });
    all.add(child);
    const isReady = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), START_LIMIT);
      const done = (result: boolean) => {
        clearTimeout(timer);
        resolve(result);
      };
      child.once('message', () => done(true));
      child.once('error', () => done(false));
      child.once('exit', () => done(false));
    });
    if (isReady) return child;
    child.kill('SIGKILL');
    throw new Error('The process that opens pages in jsdom did not start');
  };

  const look = async (source: PageSource, path: string): Promise<PageLook> => {
    const document = await source.answer(path, true);
    const child = idle.pop() ?? (await start());
    const seen = await openIn(child, source, path, String(document?.body ?? ''));
    if (seen.isDone) idle.push(child);
    else child.kill('SIGKILL');
    return seen.look;
  };
  const close = () => all.forEach((child) => child.kill('SIGKILL'));
  return { look, close };
}

function openIn(
  child: ChildProcess,
  source: PageSource,
  path: string,
  html: string,
): Promise<{ look: PageLook; isDone: boolean }> {
  const files = new Set<string>();
  const missing = new Set<string>();
  const { origin, section } = source;
  return new Promise((resolve) => {
    const end = (look: Partial<PageLook>, isDone: boolean) => {
      clearTimeout(timer);
      child.off('message', handleMessage).off('exit', handleExit);
      const gone = [...missing].map((file) => ({ fault: `missing ${file}`, text: `${file} lässt sich nicht laden` }));
      resolve({ look: { findings: [...gone, ...(look.findings ?? [])], frame: undefined, files: [...files] }, isDone });
    };
    const handleExit = () => end({ findings: [ENDS] }, false);
    const handleMessage = (message: FromHydration) => {
      if (message.type === 'get') void answer(message);
      if (message.type !== 'seen') return;
      const { isHydrated, errors, repairs } = message;
      const complaints = errors.map((error) => complaint(error, source));
      const known = new Map(complaints.map((one) => [one.text, one]));
      end({ findings: [...known.values(), ...repaired(repairs, source), ...(isHydrated ? [] : [COLD])] }, true);
    };
    const answer = async ({ id, path: asked }: Extract<FromHydration, { type: 'get' }>) => {
      const found = await source.answer(asked, false).catch(() => undefined);
      const { status, headers, body } = found ?? { status: 404, headers: {}, body: '' };
      const file = asked.startsWith(section.url) ? asked.slice(section.url.length).split('?')[0] : undefined;
      if (file) (status === 200 ? files : missing).add(file);
      const contentType = headers['content-type'] ?? 'application/json';
      send({ type: 'answer', id, status, contentType, body: body.toString() });
    };
    const send = (message: ToHydration) => void child.send(message, () => undefined);
    const timer = setTimeout(() => end({ findings: [HANGS] }, false), 2 * ANSWER_LIMIT);
    child.on('message', handleMessage).once('exit', handleExit);
    send({ type: 'open', url: origin + path, html });
  });
}

const ENDS = { fault: 'ends', text: 'beendet im Browser das Fenster, oder braucht zu viel Speicher' };

/** What keeps network and other processes away from it, where something does. */
function wrapperWith(projectRoot: string): string[] {
  const { wrapper } = confinement();
  const [program, ...parameters] = wrapper;
  // Bubblewrap shows no file that is not named.
  const libraries = program?.endsWith('bwrap') ? ['--ro-bind', projectRoot, projectRoot] : [];
  return program ? [program, ...parameters, ...libraries] : [];
}

/** Node's permission model: it may read libraries, and itself. */
function permissions(file: string, projectRoot: string): string[] {
  const readable = [
    join(projectRoot, 'node_modules/*'),
    join(projectRoot, 'package.json'),
    join(projectRoot, 'infra/server/node_modules/*'),
    join(projectRoot, 'infra/server/package.json'),
    file,
  ];
  return [...confinement().nodeFlags, ...readable.map((path) => `--allow-fs-read=${path}`)];
}
