/**
 * Going back and forward keeps the reader's place, as browsers do, though the specification lets every route change
 * scroll to the top (docs/specification.md#behaviour-common-to-all-routes;
 * docs/decisions/2026-11-22-back-keeps-place.md). `false` follows its letter.
 */
export const BACK_KEEPS_PLACE = true;

/** Milliseconds in which a page may grow to the height it had; later content must not move the reader. */
const PATIENCE = 5_000;
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** In memory only: scroll positions are stored nowhere. After a reload a page starts at the top. */
const places = new Map<string, number>();
let stopWaiting: () => void = () => undefined;

/** Notes how far down the window shows the page of a step in the history. */
export function notePlace(step: string): void {
  places.set(step, window.scrollY);
}

/** Shows a page from its top, at once. */
export function showTop(): void {
  stopWaiting();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Shows a page from where it was left; waits for content that arrives late, unless the reader scrolls or goes on. */
export function showPlace(step: string): void {
  stopWaiting();
  const top = places.get(step) ?? 0;
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stopWaiting();
  };
  const growth = new ResizeObserver(scroll);
  const timer = setTimeout(() => stopWaiting(), PATIENCE);
  stopWaiting = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const hand of HANDS) window.removeEventListener(hand, stopWaiting);
    stopWaiting = () => undefined;
  };
  for (const hand of HANDS) window.addEventListener(hand, stopWaiting, { passive: true });
  growth.observe(document.body);
  scroll();
}

/**
 * Takes the places over from the browser, which does not wait for late content; those of documents it loads itself stay
 * its own. Returns what gives them back.
 */
export function keepPlaces(): () => void {
  const take = () => (window.history.scrollRestoration = 'manual');
  const giveBack = () => (window.history.scrollRestoration = 'auto');
  if (document.readyState === 'complete') take();
  else window.addEventListener('load', take, { once: true });
  window.addEventListener('pagehide', giveBack);
  // A page taken from the browser's memory goes on as it was.
  window.addEventListener('pageshow', take);
  return () => {
    window.removeEventListener('load', take);
    window.removeEventListener('pagehide', giveBack);
    window.removeEventListener('pageshow', take);
    giveBack();
  };
}
