import { chromium } from 'playwright';
import { lookAtPage } from '../browser-gate/look-at-page.ts';
import { GREEDY, type PageLook } from '../browser-gate/page-look.ts';
import type { PageAnswer } from '../browser-gate/page-source.ts';
import type { FromChromium, ToChromium } from './chromium-messages.ts';

/** Characters of what is said about a page: its styles can be made as many and as long as anybody likes. */
const LONGEST_LOOK = 4_000_000;

const waiting = new Map<number, (found: PageAnswer | undefined) => void>();
let asked = 0;
let compareWith: (frame: Extract<ToChromium, { type: 'frame' }>['frame']) => void = () => undefined;

const say = (message: FromChromium) => process.send?.(message);
// Chromium ends with the pipe to this process.
process.on('disconnect', () => process.exit());
process.on('message', (message: ToChromium) => {
  if (message.type === 'open') void open(message);
  else if (message.type === 'frame') compareWith(message.frame);
  else {
    waiting.get(message.id)?.(message.found);
    waiting.delete(message.id);
  }
});

// Root cannot have Chromium's own confinement.
const chromiumSandbox = process.getuid?.() !== 0;
const [executablePath] = process.argv.slice(2);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  chromiumSandbox,
  args: ['--disable-gpu'],
});
browser.on('disconnected', () => process.exit(1));
say({ type: 'ready' });

async function open({ source, path, hasPlainFrame }: Extract<ToChromium, { type: 'open' }>): Promise<void> {
  const answer = (wanted: string, isDocument: boolean) => {
    const id = ++asked;
    return new Promise<PageAnswer | undefined>((resolve) => {
      waiting.set(id, resolve);
      say({ type: 'get', id, path: wanted, isDocument });
    });
  };
  const plainFrame = () =>
    new Promise<Extract<ToChromium, { type: 'frame' }>['frame']>((resolve) => {
      compareWith = resolve;
      say({ type: 'compare' });
    });
  const look = await lookAtPage(browser, { ...source, answer }, path, hasPlainFrame ? plainFrame : undefined);
  waiting.clear();
  say({ type: 'seen', look: JSON.stringify(look).length > LONGEST_LOOK ? TOO_MUCH : look });
}

const TOO_MUCH: PageLook = { findings: [GREEDY], frame: undefined, files: [], bytes: 0 };
