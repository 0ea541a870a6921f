/**
 * Milliseconds until a portal that ended soon after its start is started again. If it was never ready, the delay
 * doubles each time, up to a minute; one that was ready answers visitors in between, who are not kept waiting.
 */
const PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/**
 * It gives up when a portal that was never ready has ended this often, each time before it had run for `LONG_ENOUGH`.
 */
const MOST_EARLY_ENDS = 5;
const LONG_ENOUGH = 60_000;

/**
 * Runs the portal and starts it again when it ends without being asked to: killed, out of memory, or by a fault. A
 * first start that says why it failed (code 1 before it was ready) is not repeated; a portal that was ready once is
 * restarted forever, because nobody looks at it any more. `start` begins one run; its promise has the exit code and
 * whether it was ready and asked to end. Resolves with the exit code of all.
 */
export async function keepRunning(start, { say = console.error, wait = waitFor, now = () => performance.now() } = {}) {
  let wasEverReady = false;
  for (let earlyEnds = 0, failedStarts = 0; ;) {
    const began = now();
    const { code, signal, wasReady, isAsked } = await start();
    wasEverReady ||= wasReady;
    if (isAsked || code === 0 || (code !== null && !wasEverReady)) return code ?? 0;
    earlyEnds = now() - began < LONG_ENOUGH ? earlyEnds + 1 : 1;
    failedStarts = wasReady ? 0 : failedStarts + 1;
    const how = signal ?? `Code ${code}`;
    if (earlyEnds >= MOST_EARLY_ENDS && !wasEverReady) {
      say(
        `Das Portal ist ${earlyEnds}-mal kurz nach dem Start unerwartet geendet (zuletzt: ${how}) und wird nicht mehr neu gestartet.`,
      );
      return 1;
    }
    const pause = earlyEnds > 1 ? Math.min(PAUSE * 2 ** Math.max(failedStarts - 1, 0), LONGEST_PAUSE) : 0;
    const when = pause > 0 ? ` in ${pause / 1_000} s` : '';
    say(`Das Portal ist unerwartet geendet (${how}) und wird${when} neu gestartet.`);
    if (pause > 0) await wait(pause);
  }
}

function waitFor(time) {
  return new Promise((over) => setTimeout(over, time));
}
