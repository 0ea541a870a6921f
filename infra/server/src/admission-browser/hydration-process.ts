import { setTimeout as delay } from 'node:timers/promises';
import { openChannel } from '@portal/shell/worker-channel';
import { JSDOM, ResourceLoader, VirtualConsole, type DOMWindow } from 'jsdom';
import type { Repair } from '../browser-gate/page-look.ts';
import type { FromHydration, ToHydration } from './hydration-messages.ts';

/** Milliseconds between two looks. */
const LOOK_TIME = 20;
/**
 * Looks until hydration counts as failed. Looks while a request to the portal is pending do not count, and a process
 * without CPU time takes none; the portal still enforces its own timeout.
 */
const HYDRATION_LIMIT = 8_000 / LOOK_TIME;
/** Looks left after code of the page has thrown: React rarely takes over then. */
const LIMIT_AFTER_ERROR = 2_000 / LOOK_TIME;
/** Looks without a request under way after which effects have run; a page that asks again and again has a limit. */
const QUIET_LOOKS = 5;
const QUIET_LIMIT = 2_000 / LOOK_TIME;

type Answer = Extract<ToHydration, { type: 'answer' }>;

const waiting = new Map<number, (answer: Answer) => void>();
let asked = 0;
let complain: (error: unknown) => void = () => undefined;

const { say } = openChannel<ToHydration, FromHydration>((message) => {
  if (message.type === 'open') open(message).catch((error: unknown) => complain(error));
  else {
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  }
});
process.on('unhandledRejection', (error) => complain(error));
say({ type: 'ready' });

/** A file or data of the portal, from the process that started this one; there is no other way out. */
function get(path: string): Promise<Answer> {
  const id = ++asked;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    say({ type: 'get', id, path });
  });
}

async function open({ url, html }: Extract<ToHydration, { type: 'open' }>): Promise<void> {
  const errors: string[] = [];
  const repairs: Repair[] = [];
  complain = (error) => errors.push(textOf(error));
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('error', (...parts: unknown[]) => complain(parts.map(textOf).join(' ')));
  let left = HYDRATION_LIMIT;
  virtualConsole.on('jsdomError', (error: Error & { type?: string; detail?: unknown }) => {
    // The others say what jsdom does not have.
    if (error.type !== 'unhandled exception') return;
    left = Math.min(left, LIMIT_AFTER_ERROR);
    complain(error.detail ?? error);
  });
  const dom = new JSDOM(html, {
    url,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    resources: new PortalFiles(),
    virtualConsole,
    beforeParse: (window) => completeWindow(window, (repair) => repairs.push(repair)),
  });
  while (!hasReact(dom.window.document) && left > 0) {
    await delay(LOOK_TIME);
    if (waiting.size === 0) left -= 1;
  }
  const isHydrated = hasReact(dom.window.document);
  for (let look = 0, quiet = 0; quiet < QUIET_LOOKS && look < QUIET_LIMIT; look += 1) {
    await delay(LOOK_TIME);
    quiet = waiting.size === 0 ? quiet + 1 : 0;
  }
  say({ type: 'seen', isHydrated, errors, repairs });
}

class PortalFiles extends ResourceLoader {
  override fetch(address: string) {
    const { pathname, search } = new URL(address);
    const loading = get(pathname + search).then(({ status, body }) => {
      if (status !== 200) throw new Error(`${pathname} is answered with ${status}`);
      return Buffer.from(body);
    });
    return Object.assign(loading, { abort: () => undefined });
  }
}

/** Browser features that jsdom lacks, as far as the shell and sections need them. */
function completeWindow(window: DOMWindow, onRepair: (repair: Repair) => void): void {
  const ignore = () => undefined;
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  class PaintObserver extends Observer {
    constructor(private readonly onPaint: () => void) {
      super();
    }
    override observe() {
      window.setTimeout(this.onPaint, 0);
    }
  }
  type Root = { onRecoverableError?: (error: unknown, info: { componentStack?: string }) => void; isWatched?: true };
  const watchRoot = (_: number, root: Root) => {
    if (root.isWatched) return;
    root.isWatched = true;
    root.onRecoverableError = (error, { componentStack }) =>
      onRepair({ message: String(error), stack: componentStack ?? '' });
  };
  const list = { matches: false, addEventListener: ignore, removeEventListener: ignore };
  Object.assign(window, {
    fetch: async (input: string | URL | Request, options?: RequestInit) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href);
      // Nothing is changed.
      if ((options?.method ?? 'GET') !== 'GET') return new Response(null, { status: 204 });
      const { status, contentType, body } = await get(pathname + search);
      return new Response(body || null, { status, headers: { 'content-type': contentType } });
    },
    Request,
    Response,
    Headers,
    TextEncoder,
    TextDecoder,
    structuredClone,
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    PerformanceObserver: PaintObserver,
    matchMedia: () => list,
    // Jsdom would try every rule of the page on the element, and styles are not checked.
    getComputedStyle: (element: HTMLElement) => element.style,
    scrollTo: ignore,
    requestIdleCallback: (work: (deadline: object) => void) =>
      window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 1),
    cancelIdleCallback: (id: number) => window.clearTimeout(id),
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberRoot: watchRoot,
      onCommitFiberUnmount: ignore,
      onPostCommitFiberRoot: ignore,
      checkDCE: ignore,
    },
  });
  // So nothing is fetched that the page itself does not need.
  Object.defineProperty(window.navigator, 'connection', { value: { saveData: true } });
  for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy']) window.Element.prototype[name as 'scrollTo'] = ignore;
  for (const name of ['show', 'showModal', 'close'] as const)
    window.HTMLDialogElement.prototype[name] = function toggle(this: HTMLDialogElement) {
      this.open = name !== 'close';
    };
}

/** React leaves its own property on every element it has taken over. */
function hasReact(document: Document): boolean {
  const main = document.querySelector('main');
  const elements = [document.querySelector('header a'), main?.firstElementChild, main?.lastElementChild];
  return elements.every((element) => element && Object.keys(element).some((key) => key.startsWith('__reactFiber')));
}

/** Errors of the page are of another world: none of them is an `Error` here. */
function textOf(error: unknown): string {
  const { stack } = Object(error) as { stack?: unknown };
  return typeof stack === 'string' ? stack : String(error);
}
