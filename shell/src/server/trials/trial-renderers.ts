import { createPageRenderer, type PageRenderer, type PageRendererOptions } from '../pipeline/page-renderer.ts';
import { trialName, withCandidate, type Trial, type Trials } from './trial.ts';

/** Milliseconds after which an idle worker is ended. */
const IDLE_TIME = 120_000;
/** Previews that have a worker at a time; opening another one waits for its start. */
const MOST_PREVIEWS = 2;

type Running = { trial: Trial; renderer: PageRenderer; timer: NodeJS.Timeout };

/** The renderers of candidates, each in a worker of its own that starts with the first page. */
export type TrialRenderers = { of(trial: Trial): PageRenderer; close(): Promise<void> };

/**
 * A canary keeps its worker until it ends: its visitors have not chosen to wait. Only canaries count for `tally` and
 * `report`.
 */
export function createTrialRenderers(options: PageRendererOptions, trials: Trials): TrialRenderers {
  const { tally, report, ...silent } = options;
  const running = new Map<string, Running>();
  const keyOf = (trial: Trial) => `${trial.kind} ${trialName(trial)}`;

  const end = async (key: string) => {
    const ended = running.get(key);
    if (!ended) return;
    clearInterval(ended.timer);
    running.delete(key);
    await ended.renderer.close();
  };

  const start = (key: string, trial: Trial): Running => {
    const previews = [...running].filter(([, { trial: other }]) => other.kind === 'preview');
    const [oldest] = previews;
    if (trial.kind === 'preview' && oldest && previews.length >= MOST_PREVIEWS) void end(oldest[0]);
    const renderer = createPageRenderer({
      ...silent,
      ...(trial.kind === 'canary' && { ...(tally && { tally }), ...(report && { report }) }),
      api: withCandidate(options.api, trial.descriptor),
      candidate: trialName(trial),
    });
    const timer = setInterval(() => {
      const isKept = trial.kind === 'canary' && trials.current().some((other) => keyOf(other) === key);
      if (!isKept) void end(key);
    }, IDLE_TIME).unref();
    return { trial, renderer, timer };
  };

  return {
    of(trial) {
      const key = keyOf(trial);
      const known = running.get(key);
      const isSame = known?.trial.descriptor === trial.descriptor;
      // It may load from other origins than before, which its pages carry.
      if (known && !isSame) void end(key);
      const found = known && isSame ? known : start(key, trial);
      found.timer.refresh();
      // The one used last is the last one.
      running.delete(key);
      running.set(key, found);
      return found.renderer;
    },
    async close() {
      await Promise.all([...running.keys()].map(end));
    },
  };
}
