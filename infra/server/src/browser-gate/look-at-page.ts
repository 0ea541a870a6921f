import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page, Route } from 'playwright';
import { accessibilityFaults, WCAG } from './accessibility-faults.ts';
import { boundedAnswers, type BoundedAnswers } from './bounded-answers.ts';
import type { Finding } from './finding.ts';
import { FRAME_PARTS, lookAtFrame, type FrameDamage, type FrameLook } from './frame-styles.ts';
import {
  ANSWER_LIMIT,
  COLD,
  complaint,
  GREEDY,
  HANGS,
  repaired,
  strayStyle,
  type PageLook,
  type PlainFrame,
  type Repair,
} from './page-look.ts';
import type { PageSource } from './page-source.ts';

/** Milliseconds until React has to have taken over what the server sent. */
const HYDRATION_LIMIT = 15_000;
/** Milliseconds left after code of the page has thrown: React rarely takes over then. */
const LIMIT_AFTER_ERROR = 4_000;
/** Milliseconds for what a page loads afterwards. */
const QUIET_LIMIT = 5_000;
/** Milliseconds a page that hangs may take to close; the browser's end ends it anyway. */
const CLOSE_LIMIT = 2_000;
/** Complaints of one page that are listed, and characters of each. */
const MOST_COMPLAINTS = 200;
const LONGEST_COMPLAINT = 20_000;
/** The cookie by which pages know that somebody is signed in (shared-ui/src/data/session.ts). */
const SIGNED_IN_MARK = 'portal_signed_in';
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'light' } as const;
const DESKTOP = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } as const;

/**
 * Opens a page as a visitor's browser does and reports what goes wrong in it. Nothing is sent but GET requests without
 * cookies. Without `plainFrame`, only invisible parts of the frame are reported.
 */
export async function lookAtPage(
  browser: Browser,
  source: PageSource,
  path: string,
  plainFrame?: PlainFrame,
): Promise<PageLook> {
  const context = await browser.newContext({
    ...PHONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  try {
    // Names that the TypeScript loader notes beside functions are unknown in the page.
    await context.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
    await context.addInitScript(prepareBrowser);
    if (source.isSignedIn) await context.addCookies([{ name: SIGNED_IN_MARK, value: '1', url: source.origin }]);
    const page = await context.newPage();
    const answers = boundedAnswers(source);
    await context.route('**/*', (route) => answerFrom(source, answers.hand, route));
    // `route` does not intercept WebSockets.
    await context.routeWebSocket('**', (socket) => socket.close());
    const looking = look(page, source, path, plainFrame);
    // When it is given up the page closes under it.
    looking.catch(() => undefined);
    const greedy = answers.tooMuch.then((): PageLook => ({
      findings: [GREEDY],
      frame: undefined,
      files: [],
      bytes: 0,
    }));
    return await Promise.race([greedy, looking]);
  } finally {
    // A page that reloads itself requests files that nobody makes any more; with a hanging one, neither ends.
    for (const end of [() => context.unrouteAll({ behavior: 'ignoreErrors' }), () => context.close()])
      await Promise.race([end().catch(() => undefined), delay(CLOSE_LIMIT)]);
  }
}

async function look(page: Page, source: PageSource, path: string, plainFrame?: PlainFrame): Promise<PageLook> {
  const seen = watch(page, source);
  await page.goto(source.origin + path, { waitUntil: 'commit' });
  const state = await untilHydrated(page, seen.hasThrown);
  if (state === 'hung') return seen.result([HANGS]);

  const quiet = page.waitForLoadState('networkidle', { timeout: QUIET_LIMIT }).catch(() => undefined);
  await Promise.race([quiet, delay(QUIET_LIMIT)]);
  await untilWhole(page);
  const before = (await plainFrame?.()) ?? null;
  const frame = await answerOf(page.evaluate(lookAtFrame, { section: source.section.name, before }));
  const repairs = await answerOf(page.evaluate(() => window.portalRepairs));
  if (!frame || !repairs) return seen.result([HANGS]);
  const findings: Finding[] = state === 'cold' ? [COLD] : [];
  findings.push(...repaired(repairs, source), ...(before ? frameFaults(frame) : hiddenParts(frame)));

  const unread = new Set<string>();
  for (const { viewport, colorScheme } of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const faults = await answerOf(accessibilityFaults(page, WCAG), 3 * ANSWER_LIMIT);
    if (!faults) return seen.result([...findings, HANGS]);
    for (const fault of faults) unread.add(fault);
  }
  findings.push(
    ...[...unread].map((fault) => ({
      fault: `axe ${fault.split(':')[0]}`,
      text: `nicht barrierefrei: ${fault.trim()}`,
    })),
  );
  return seen.result(findings, frame);
}

/** Notes what the page complains about and loads. */
function watch(page: Page, source: PageSource) {
  const complaints: Finding[] = [];
  const files = new Set<string>();
  const sizes: Promise<number>[] = [];
  let hasThrown = false;
  const complain = (text: string) => {
    if (complaints.length < MOST_COMPLAINTS) complaints.push(complaint(text.slice(0, LONGEST_COMPLAINT), source));
  };
  page.on('pageerror', (error) => {
    hasThrown = true;
    complain(error.stack ?? `${error.name}: ${error.message}`);
  });
  page.on('console', (message) => {
    // Files that fail to load are checked below; for data, only its effect on the page counts.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complain(message.text());
  });
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    // Redirects, and requests that the page has aborted, have no body.
    if (origin === source.origin)
      sizes.push(
        response.body().then(
          ({ length }) => length,
          () => 0,
        ),
      );
    if (origin !== source.origin || !pathname.startsWith(source.section.url)) return;
    const file = pathname.slice(source.section.url.length);
    files.add(file);
    if (!response.ok())
      complaints.push({ fault: `missing ${file}`, text: `${file} lässt sich nicht laden (HTTP ${response.status()})` });
  });
  return {
    hasThrown: () => hasThrown,
    result: async (findings: readonly Finding[], frame?: PageLook['frame']): Promise<PageLook> => {
      const known = new Map([...complaints, ...findings].map((finding) => [finding.text, finding]));
      const loaded = (await answerOf(Promise.all(sizes), QUIET_LIMIT)) ?? [];
      const bytes = loaded.reduce((sum, size) => sum + size, 0);
      return { findings: [...known.values()], frame, files: [...files], bytes };
    },
  };
}

/** The parts of a frame that are not visible, if there is no other frame to compare it with. */
function hiddenParts({ seen }: FrameLook): Finding[] {
  return FRAME_PARTS.filter((part) => !seen.includes(part)).map(goneFinding);
}

function goneFinding(part: string): Finding {
  return { fault: `gone ${part}`, text: `${part} der Seite ist nicht mehr zu sehen` };
}

function frameFaults({ strayRules, gone }: FrameDamage): Finding[] {
  return [...gone.map(goneFinding), ...strayRules.map(strayStyle)];
}

async function answerFrom(source: PageSource, hand: BoundedAnswers['hand'], route: Route): Promise<void> {
  const request = route.request();
  const { origin, pathname, search } = new URL(request.url());
  // Nobody else is asked, and nothing is changed.
  if (origin !== source.origin) return route.abort('blockedbyclient');
  if (request.method() !== 'GET') return route.fulfill({ status: 204 });
  const { cookie: _, ...headers } = request.headers();
  return hand(pathname + search, request.isNavigationRequest(), (own) =>
    own ? route.fulfill(own) : route.continue({ headers }),
  );
}

async function untilHydrated(page: Page, hasThrown: () => boolean): Promise<'hydrated' | 'cold' | 'hung'> {
  let deadline = Date.now() + HYDRATION_LIMIT;
  while (Date.now() < deadline) {
    if (hasThrown()) deadline = Math.min(deadline, Date.now() + LIMIT_AFTER_ERROR);
    const isHydrated = await answerOf(page.evaluate(hasReact).catch(() => false));
    if (isHydrated === undefined) return 'hung';
    if (isHydrated) return 'hydrated';
    await delay(100);
  }
  return 'cold';
}

/** React leaves its own property on every element it has taken over. */
function hasReact(): boolean {
  const main = document.querySelector('main');
  const elements = [document.querySelector('header a'), main?.firstElementChild, main?.lastElementChild];
  return elements.every((element) => element && Object.keys(element).some((key) => key.startsWith('__reactFiber')));
}

/**
 * Waits for the parts that React hydrates last, because their styles and errors belong to the page. A part that is
 * never hydrated is no fault.
 */
async function untilWhole(page: Page): Promise<void> {
  const deadline = Date.now() + QUIET_LIMIT;
  while (Date.now() < deadline && (await answerOf(page.evaluate(isWhole))) === false) await delay(100);
}

/** Whether React has taken over all of the main area but what scripts insert themselves; complete in itself. */
function isWhole(): boolean {
  const isTakenOver = (element: Element): boolean => {
    const own = Object.entries(element) as [string, { children?: unknown } | null][];
    if (!own.some(([key]) => key.startsWith('__reactFiber'))) return false;
    const [, props] = own.find(([key]) => key.startsWith('__reactProps')) ?? [];
    const hasOwnContent = props && (props.children ?? null) === null;
    return hasOwnContent || [...element.children].every(isTakenOver);
  };
  return [...(document.querySelector('main')?.children ?? [])].every(isTakenOver);
}

/** The answer of a page within the timeout; undefined when the page hangs or is gone. */
function answerOf<T>(answer: Promise<T>, limit = ANSWER_LIMIT): Promise<T | undefined> {
  return Promise.race([answer.catch(() => undefined), delay(limit, undefined)]);
}

declare global {
  interface Window {
    portalRepairs: Repair[];
  }
}

/** Runs in the page before its own scripts; complete in itself, because only its text gets there. */
function prepareBrowser(): void {
  // So nothing is fetched that the page itself does not need.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  // A visitor who has answered the banner: what that covers is inert, and axe leaves it out.
  // oxlint-disable-next-line typescript/unbound-method -- called below with the storage it belongs to
  const { getItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    if (key.endsWith('-cookie-consent')) return new Date().toISOString();
    if (key.endsWith('-cookie-preferences')) return '{"essential":true,"analytics":false,"marketing":false}';
    return getItem.call(this, key);
  };
  window.portalRepairs = [];
  type Root = { onRecoverableError?: (error: unknown, info: { componentStack?: string }) => void; isWatched?: true };
  // Where React looks for its developer tools; it tells these of every root, in production, too.
  const watchRoot = (_: number, root: Root) => {
    if (root.isWatched) return;
    const { onRecoverableError } = root;
    root.isWatched = true;
    root.onRecoverableError = (error, info) => {
      window.portalRepairs.push({ message: String(error), stack: info.componentStack ?? '' });
      onRecoverableError?.(error, info);
    };
  };
  const ignore = () => undefined;
  Object.assign(globalThis, {
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
}
