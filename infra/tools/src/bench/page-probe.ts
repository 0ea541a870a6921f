/** Measurements of a page by itself, in ms since its navigation began; null: it has not happened. */
export type PageTimes = {
  fcp: number | null;
  lcp: number | null;
  /** Sum of all layout shifts without user input: never below the score of Web Vitals. */
  shift: number;
  /** When the last link of the main area belonged to React. */
  hydrated: number | null;
  /** Encoded bytes of the scripts that had arrived by then. */
  scriptBytes: number;
  /** Tasks of more than 50 ms: their start and duration. */
  tasks: { start: number; duration: number }[];
  /** ms from the slowest input to the next paint; browsers report none below 16, which is 0 here. */
  interaction: number;
  /** Epoch ms of the click that led here, and of the moment when the heading of the news was painted. */
  clicked: number | null;
  arrived: number | null;
};

declare global {
  interface Window {
    benchTimes: PageTimes;
  }
}

/**
 * Runs in the page, before its own scripts; complete in itself, because only its text gets there. `newsHeading` is the
 * text of the heading that ends a navigation: the page that is left has a heading, too, when the address has changed.
 */
export function probePage(newsHeading: string): void {
  const times: PageTimes = {
    fcp: null,
    lcp: null,
    shift: 0,
    hydrated: null,
    scriptBytes: 0,
    tasks: [],
    interaction: 0,
    clicked: Number(sessionStorage.getItem('bench-click')) || null,
    arrived: null,
  };
  window.benchTimes = times;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) times.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    times.lcp = list.getEntries().at(-1)?.startTime ?? times.lcp;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) times.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) times.tasks.push({ start, duration });
  }).observe({ type: 'longtask', buffered: true });
  // TypeScript's library does not know the threshold (https://w3c.github.io/event-timing/).
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (interactionId && duration > times.interaction) {
        times.interaction = duration;
        // The tap may open another document.
        sessionStorage.setItem('bench-interaction', String(duration));
      }
  }).observe(events);
  addEventListener(
    'click',
    ({ timeStamp }) => {
      times.clicked = performance.timeOrigin + timeStamp;
      sessionStorage.setItem('bench-click', String(times.clicked));
    },
    { capture: true },
  );

  requestAnimationFrame(function look() {
    const link = times.hydrated === null ? [...document.querySelectorAll('main a')].at(-1) : undefined;
    if (link && Object.keys(link).some((key) => key.startsWith('__reactFiber'))) {
      times.hydrated = performance.now();
      for (const { name, encodedBodySize } of performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        if (name.endsWith('.js')) times.scriptBytes += encodedBodySize;
    }
    // A skeleton's heading may be there for screen readers alone, a pixel high.
    const isNewsHeading = (heading: Element) => heading.textContent === newsHeading && heading.clientHeight > 1;
    const isNews = location.pathname === '/news' && [...document.querySelectorAll('main h1')].some(isNewsHeading);
    if (isNews && times.arrived === null) {
      // A message is delivered after the frame that is about to be painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (times.arrived ??= performance.timeOrigin + performance.now()));
      port1.start();
      port2.postMessage(null);
    }
    if (times.hydrated === null || times.arrived === null) requestAnimationFrame(look);
  });
}
