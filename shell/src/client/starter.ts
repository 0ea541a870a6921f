import { nextTask } from '../routing/next-task.ts';

/**
 * Loads the shell once the page has been painted: readable content must not wait for the scripts that make it
 * interactive. A file of its own, because a page is readable from its first bytes and no other script should compete
 * with them.
 */
const { entry = '', files = '' } = document.currentScript?.dataset ?? {};

/** Milliseconds after which the shell is loaded even if the browser has reported no paint. */
const LONGEST_WAIT = 3000;
/** Milliseconds for the visible pictures, which are painted after the text. */
const AFTER_PICTURES = 300;
let hasBegun = false;

if (document.visibilityState === 'hidden') load();
else {
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  setTimeout(load, LONGEST_WAIT);
}

function load(): void {
  if (hasBegun) return;
  hasBegun = true;
  void requestInTasks();
  // Formatting the first day loads the browser's tables, which takes a phone a tenth of a second; now it is idle.
  setTimeout(() => void new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin' }), AFTER_PICTURES);
}

/** A slow phone takes 10 ms to request one file: a touch would wait for all of them. */
async function requestInTasks(): Promise<void> {
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = file;
    // Pictures in sight come first.
    link.fetchPriority = 'low';
    document.head.append(link);
    await nextTask();
  }
  const script = document.createElement('script');
  script.src = entry;
  document.body.append(script);
}
