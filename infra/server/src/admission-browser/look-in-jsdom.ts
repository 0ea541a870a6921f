import { startDeadline, startRenderProcess, waitedForCpu, growthWatch, type RenderProcess } from '@portal/shell/server';
import { boundedAnswers, GONE } from '../browser-gate/bounded-answers.ts';
import { ANSWER_LIMIT, COLD, complaint, ENDS, HANGS, repaired, type PageLook } from '../browser-gate/page-look.ts';
import type { PageAnswer, PageSource } from '../browser-gate/page-source.ts';
import { createOpeners, type PageOpener, type PageOpeners } from './page-openers.ts';
import { isFromHydration, type FromHydration, type ToHydration } from './hydration-messages.ts';

/** Milliseconds the process may take to load jsdom, which is not the page's fault. */
const START_LIMIT = 30_000;
const FLAGS = ['--max-old-space-size=320'];

/**
 * Opens pages in jsdom, in processes of their own confined like the render workers; `atOnce` of them start now, since
 * loading jsdom takes a second. `file` is the built hydration-process.ts. Styles and sizes on the screen are not
 * checked, because jsdom does not know them.
 */
export function createJsdomLook(file: string, atOnce = 1): PageOpeners {
  return createOpeners(() => startJsdom(file), atOnce);
}

/** A process, and the way to receive its messages. */
type Jsdom = { child: RenderProcess; listen: (listener: (message: FromHydration) => void) => void };

function startJsdom(file: string): PageOpener {
  let hear: (message: FromHydration) => void = () => undefined;
  const isReady = new Promise<boolean>((resolve) => (hear = () => resolve(true)));
  const onMessage = (message: unknown) => (isFromHydration(message) ? hear(message) : child.kill());
  const child = startRenderProcess({ file, flags: FLAGS, onMessage });
  const jsdom: Jsdom = { child, listen: (listener) => void (hear = listener) };
  return {
    ready: requireStarted(child, isReady),
    open: async (source, path) => {
      const document = await source.answer(path, true);
      return openIn(jsdom, source, path, String(document?.body ?? ''));
    },
    kill: child.kill,
  };
}

async function requireStarted(child: RenderProcess, isReady: Promise<boolean>): Promise<void> {
  const timer = setTimeout(child.kill, START_LIMIT);
  const isStarted = await Promise.race([isReady, child.ended.then(() => false)]);
  clearTimeout(timer);
  if (!isStarted) throw new Error('The process that opens pages in jsdom did not start');
}

function openIn(
  { child, listen }: Jsdom,
  source: PageSource,
  path: string,
  html: string,
): Promise<{ look: PageLook; isDone: boolean }> {
  const files = new Set<string>();
  const missing = new Set<string>();
  const { origin, section } = source;
  const answers = boundedAnswers(source);
  void answers.tooMuch.then(child.kill);
  return new Promise((resolve) => {
    const end = (look: Partial<PageLook>, isDone: boolean) => {
      answers.end();
      endDeadline();
      endWatch();
      listen(() => undefined);
      const gone = [...missing].map((file) => ({ fault: `missing ${file}`, text: `${file} lässt sich nicht laden` }));
      const findings = [...gone, ...(look.findings ?? [])];
      // Pictures and styles are not loaded: what would be counted says nothing of a page.
      resolve({ look: { findings, frame: undefined, files: [...files], bytes: 0 }, isDone });
    };
    const handleMessage = (message: FromHydration) => {
      if (message.type === 'get') ask(message);
      // Requests under way when the page asked for too much do not count.
      if (message.type !== 'seen' || answers.isOver()) return;
      const { isHydrated, errors, repairs } = message;
      const complaints = errors.map((error) => complaint(error, source));
      const known = new Map(complaints.map((one) => [one.text, one]));
      end({ findings: [...known.values(), ...repaired(repairs, source), ...(isHydrated ? [] : [COLD])] }, true);
    };
    const ask = ({ id, path }: Extract<FromHydration, { type: 'get' }>) =>
      void answers.hand(path, false, (found) => answer(id, path, found));
    const answer = (id: number, wanted: string, found: PageAnswer = GONE) => {
      const { status, headers, body } = found;
      const file = wanted.startsWith(section.url) ? wanted.slice(section.url.length).split('?')[0] : undefined;
      if (file) (status === 200 ? files : missing).add(file);
      const contentType = headers['content-type'] ?? 'application/json';
      send({ type: 'answer', id, status, contentType, body: body.toString() });
    };
    const send = (message: ToHydration) => child.send(message);
    const onOver = () => end({ findings: [HANGS] }, false);
    const endDeadline = startDeadline(2 * ANSWER_LIMIT, onOver, () => waitedForCpu(child.pid));
    const endWatch = growthWatch(child.pid)(child.kill);
    void child.ended.then(() => end({ findings: [ENDS] }, false));
    listen(handleMessage);
    send({ type: 'open', url: origin + path, html });
  });
}
