/**
 * Going back and forward keeps the reader's place, as browsers do, though the specification lets every route change scroll
 * to the top (section 2; see ARCHITECTURE.md). `false` follows its letter.
 */
export const BACK_KEEPS_PLACE = true;

/** Milliseconds in which a page may grow to the height it had; what comes later must not move who reads. */
const PATIENCE = 5_000;
const KEPT_FOR_RELOADS = 'scroll-places';
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

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
 * Takes the places over from the browser, which does not wait for late content. It keeps those of documents it loads
 * itself. Answers what gives them back.
 */
export function keepPlaces(): () => void {
  const handleLoad = () => (window.history.scrollRestoration = 'manual');
  const handleLeaving = () => {
    window.history.scrollRestoration = 'auto';
    sessionStorage.setItem(KEPT_FOR_RELOADS, JSON.stringify([...places]));
  };
  for (const [step, top] of readPlaces()) places.set(step, top);
  if (document.readyState === 'complete') handleLoad();
  else window.addEventListener('load', handleLoad, { once: true });
  window.addEventListener('pagehide', handleLeaving);
  // A page taken from the browser's memory goes on as it was.
  window.addEventListener('pageshow', handleLoad);
  return () => {
    window.removeEventListener('load', handleLoad);
    window.removeEventListener('pagehide', handleLeaving);
    window.removeEventListener('pageshow', handleLoad);
    window.history.scrollRestoration = 'auto';
  };
}

function readPlaces(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_FOR_RELOADS) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
