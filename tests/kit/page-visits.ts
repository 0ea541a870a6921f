import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { untilHydrated } from './hydrated-page.ts';
import { holdBack } from './late-answers.ts';
import { shiftsOf, type Shift } from './layout-shifts.ts';
import { overflowFaults, overflowFaultsAt } from './screen-faults.ts';

/** The view of a returning visitor, whose fonts arrive late and who has decided about cookies. */
export type Look = { shifts: Shift[]; faults: string[]; misfits: string[]; complaints: string[] };

/** The view of a new visitor who scrolls to the page's end, undecided about cookies. */
export type FirstLook = { status: number | undefined; headings: string[]; misfits: string[]; foreign: string[] };

/** A page in one width, and its console output. */
type Visitor = { page: Page; complaints: string[] };

/**
 * Lets all tests of a worker that look at the same addresses in the same way share their visits. A visit that fails,
 * fails for each of them; a worker ends with its first failed test, so that a second try visits again.
 */
export function sharedVisits<Visited, Found>(visit: (visitor: Visited, path: string) => Promise<Found>) {
  const visits = new Map<string, Promise<Found>>();
  return (visitor: Visited, path: string): Promise<Found> => {
    const found = visits.get(path) ?? visit(visitor, path);
    visits.set(path, found);
    return found;
  };
}

/** Windows a page has to fit into, beside the one it was opened in. */
const WIDTHS = [360, 768, 1440];

const isFont = (url: URL) => url.pathname.endsWith('.woff2');

/** Opens a page whose fonts come late, and looks at it by light or in the dark. Ask for `watchShifts` before. */
export async function lookAt(
  { page, complaints, colorSchemes }: Visitor & { colorSchemes: readonly ('light' | 'dark')[] },
  path: string,
): Promise<Look> {
  const size = page.viewportSize();
  const { isWaiting, release } = await holdBack(page, isFont);
  await page.goto(path, { waitUntil: 'commit' });
  await untilHydrated(page);
  await isWaiting();
  await release();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await shiftsOf(page);
  const faults: string[] = [];
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  const misfits = await overflowFaultsAt(page, WIDTHS);
  if (size) await page.setViewportSize(size);
  return { shifts, faults, misfits, complaints: complaints.splice(0) };
}

/**
 * Opens a page, scrolls to its end and waits until it requests nothing more. `foreign` is the list from
 * `foreignRequests`.
 */
export async function lookAtFirst(
  { page, foreign }: { page: Page; foreign: string[] },
  path: string,
): Promise<FirstLook> {
  const answer = await page.goto(path);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  return {
    status: answer?.status(),
    headings: await page.getByRole('heading', { level: 1 }).allTextContents(),
    misfits: await overflowFaults(page),
    foreign: foreign.splice(0),
  };
}
