/**
 * Going back and forward keeps the reader's place, as browsers do, though the specification lets every route change
 * scroll to the top (docs/specification.md#behaviour-common-to-all-routes;
 * docs/decisions/2026-11-22-back-keeps-place.md). `false` follows its letter.
 */
export const BACK_KEEPS_PLACE = true;

/** Milliseconds in which a page may grow to the height it had; later content must not move the reader. */
const PATIENCE = 5_000;
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** `link` is the address of the link in the main area that was followed. */
type Place = { top: number; link: string | null };

/** In memory only: scroll positions are stored nowhere. After a reload a page starts at the top. */
const places = new Map<string, Place>();
let stopWaiting: () => void = () => undefined;

/** Notes the scroll position of a page of a step in the history, and its focused link. */
export function notePlace(step: string): void {
  places.set(step, {
    top: window.scrollY,
    link: document.activeElement?.closest('main a')?.getAttribute('href') ?? null,
  });
}

/** Shows a page from its top, at once. */
export function showTop(): void {
  stopWaiting();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Restores a page's scroll position, with the focus on the link that was followed; waits for content that arrives late,
 * unless the reader scrolls or navigates.
 */
export function showPlace(step: string): void {
  stopWaiting();
  const { top, link } = places.get(step) ?? { top: 0, link: null };
  let isShown = false;
  const show = () => {
    if (!isShown) window.scrollTo({ top, behavior: 'instant' });
    isShown ||= document.documentElement.scrollHeight - window.innerHeight >= top;
    if (isShown && (link === null || focusLink(link))) stopWaiting();
  };
  const growth = new ResizeObserver(show);
  const timer = setTimeout(() => stopWaiting(), PATIENCE);
  stopWaiting = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const hand of HANDS) window.removeEventListener(hand, stopWaiting);
    stopWaiting = () => undefined;
  };
  for (const hand of HANDS) window.addEventListener(hand, stopWaiting, { passive: true });
  growth.observe(document.body);
  show();
}

/** Returns whether nothing is left to do: it is there, or the focus is already somewhere on the page. */
function focusLink(address: string): boolean {
  if (document.activeElement !== document.getElementById('inhalt')) return true;
  const links = document.querySelectorAll<HTMLAnchorElement>('main a');
  const link = [...links].find((one) => one.getAttribute('href') === address);
  link?.focus({ preventScroll: true });
  return link !== undefined;
}

/**
 * Takes the places over from the browser, which does not wait for late content; those of documents it loads itself stay
 * its own. Returns a function that gives them back.
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
