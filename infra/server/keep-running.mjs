/** Milliseconds until a portal is started again that has ended soon after its start. */
const PAUSE = 1_000;
/** It gives up when the portal has ended this often, each time before it had run for `LONG_ENOUGH`. */
const MOST_EARLY_ENDS = 5;
const LONG_ENOUGH = 60_000;

/**
 * Runs the portal and starts it again when it ends without being asked to: killed, out of memory, or by a fault. A start that
 * says why it failed (code 1 before it was ready) is not repeated. `start` begins one run; its promise has the exit code and
 * whether it was ready and asked to end. Resolves with the exit code of all.
 */
export async function keepRunning(start, { say = console.error, pause = PAUSE, now = () => performance.now() } = {}) {
  for (let earlyEnds = 0; ;) {
    const began = now();
    const { code, signal, wasReady, isAsked } = await start();
    if (isAsked || code === 0 || (code !== null && !wasReady)) return code ?? 0;
    earlyEnds = now() - began < LONG_ENOUGH ? earlyEnds + 1 : 1;
    const how = signal ?? `Code ${code}`;
    if (earlyEnds >= MOST_EARLY_ENDS) {
      say(
        `Das Portal ist ${earlyEnds}-mal kurz nach dem Start unerwartet geendet (zuletzt: ${how}) und wird nicht mehr neu gestartet.`,
      );
      return 1;
    }
    say(`Das Portal ist unerwartet geendet (${how}) und wird neu gestartet.`);
    if (earlyEnds > 1) await new Promise((over) => setTimeout(over, pause));
  }
}
