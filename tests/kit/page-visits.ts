import type { Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility.ts';
import { untilHydrated } from './hydrated-page.ts';
import { holdBack } from './late-answers.ts';
import { shiftsOf, type Shift } from './layout-shifts.ts';
import { overflowOf } from './screen-faults.ts';

/** What somebody sees who has been here before: their fonts arrive late, and they have decided about cookies. */
export type Look = { shifts: Shift[]; faults: Record<'light' | 'dark', string[]>; complaints: string[] };

/** What somebody new finds who goes down to the page's end, undecided about cookies. */
export type FirstLook = { status: number | undefined; headings: number; overflow: number; foreign: string[] };

/** A page in one width, and what it writes to its console. */
type Visitor = { page: Page; complaints: string[] };

/**
 * Lets all tests of a worker that look at the same addresses in the same way share their visits. A visit that fails, fails
 * for each of them; a worker ends with its first failed test, so that a second try sees for itself.
 */
export function sharedVisits<Visited, Found>(visit: (visitor: Visited, path: string) => Promise<Found>) {
  const visits = new Map<string, Promise<Found>>();
  return (visitor: Visited, path: string): Promise<Found> => {
    const found = visits.get(path) ?? visit(visitor, path);
    visits.set(path, found);
    return found;
  };
}

const isFont = (url: URL) => url.pathname.endsWith('.woff2');

/** Opens a page whose fonts come late, and looks at it by light and in the dark. Ask for `watchShifts` before. */
export async function lookAt({ page, complaints }: Visitor, path: string): Promise<Look> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const { isWaiting, release } = await holdBack(page, isFont);
  await page.goto(path, { waitUntil: 'commit' });
  await untilHydrated(page);
  await isWaiting();
  await release();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await shiftsOf(page);
  const light = await accessibilityFaults(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await accessibilityFaults(page);
  return { shifts, faults: { light, dark }, complaints: complaints.splice(0) };
}

/** Opens a page, goes down to its end and waits until it asks for nothing more. `foreign` is what `foreignRequests` fills. */
export async function lookAtFirst(
  { page, foreign }: { page: Page; foreign: string[] },
  path: string,
): Promise<FirstLook> {
  const answer = await page.goto(path);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  return {
    status: answer?.status(),
    headings: await page.getByRole('heading', { level: 1 }).count(),
    overflow: await overflowOf(page),
    foreign: foreign.splice(0),
  };
}
