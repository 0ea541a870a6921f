import { chromium } from 'playwright';
import { lookAtPage } from '../browser-gate/look-at-page.ts';
import type { PageAnswer } from '../browser-gate/page-source.ts';
import type { FromChromium, ToChromium } from './chromium-messages.ts';

/** Characters of what is said about a page, whose style rules may be as many and as long as anybody likes. */
const LONGEST_LOOK = 4_000_000;

const waiting = new Map<number, (found: PageAnswer | undefined) => void>();
let asked = 0;
let compareWith: (frame: Extract<ToChromium, { type: 'frame' }>['frame']) => void = () => undefined;

const say = (message: FromChromium) => process.send?.(message);
// Playwright ends Chromium and removes its folders.
process.on('disconnect', () => process.exit());
process.on('message', (message: ToChromium) => {
  if (message.type === 'open') open(message).catch((error: unknown) => say({ type: 'failed', reason: String(error) }));
  else if (message.type === 'frame') compareWith(message.frame);
  else {
    waiting.get(message.id)?.(message.found);
    waiting.delete(message.id);
  }
});

// Root cannot have Chromium's own confinement.
const chromiumSandbox = process.getuid?.() !== 0;
const [executablePath = ''] = process.argv.slice(2);
// All answers come from the portal's process. Playwright does not see what a page's workers connect to.
const args = ['--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND'];
const browser = await chromium.launch({ executablePath, chromiumSandbox, args });
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
  const { length } = JSON.stringify(look);
  if (length > LONGEST_LOOK) throw new Error(`${path} has ${length} characters of styles and messages`);
  say({ type: 'seen', look });
}
