import type { Registry } from '@portal/api/contract';
import type { LiveRegistry } from '../../routing/page-state.ts';
import { createPageRenderer, type PageRenderer, type PageRendererOptions } from '../pipeline/page-renderer.ts';
import { candidateScript } from './candidate-settings.ts';
import { replaceIn, trialName, withCandidate, type Trial, type Trials } from './trial.ts';

/** Milliseconds after which an idle worker is ended. */
const IDLE_TIME = 120_000;
/** Previews that have a worker at a time; opening another one waits for its start. */
const MOST_PREVIEWS = 2;

type Running = {
  trial: Trial;
  renderer: PageRenderer;
  timer: NodeJS.Timeout;
  /** The sets of releases whose code its worker has evaluated. */
  evaluated: WeakSet<LiveRegistry>;
  warming?: Promise<void> | undefined;
};

/** The renderers of candidates, each in a worker of its own that starts with the first page, or when it is warmed. */
export type TrialRenderers = {
  of(trial: Trial): PageRenderer;
  /** Whether no visitor has to wait for the code of this trial; otherwise it is being evaluated from now on. */
  isWarm(trial: Trial): boolean;
  /** Warms the canaries among these, which begin. Never rejects. */
  warm(trials: readonly Trial[]): Promise<void>;
  /** Warms the running canaries for releases that are about to go live. Never rejects. */
  prepare(next: Registry): Promise<void>;
  close(): Promise<void>;
};

/**
 * A canary keeps its worker until it ends: its visitors have not chosen to wait. Only canaries count for `tally` and
 * `report`.
 */
export function createTrialRenderers(options: PageRendererOptions, trials: Trials): TrialRenderers {
  const { tally, report, ...silent } = options;
  const running = new Map<string, Running>();

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
      script: candidateScript(trial.descriptor),
    });
    const timer = setInterval(() => {
      const isKept = trial.kind === 'canary' && trials.current().some((other) => keyOf(other) === key);
      if (!isKept) void end(key);
    }, IDLE_TIME).unref();
    return { trial, renderer, timer, evaluated: new WeakSet() };
  };

  const runningOf = (trial: Trial): Running => {
    const key = keyOf(trial);
    const found = running.get(key) ?? start(key, trial);
    found.timer.refresh();
    // The one used last is the last one.
    running.delete(key);
    running.set(key, found);
    return found;
  };

  const warm = (trial: Trial): Promise<void> => {
    const found = runningOf(trial);
    const registry = found.renderer.registry();
    if (found.evaluated.has(registry)) return Promise.resolve();
    found.warming ??= found.renderer.warm().then(() => {
      found.evaluated.add(registry);
      found.warming = undefined;
    });
    return found.warming;
  };

  /** Another release of its own section ends a canary. */
  const outlives = ({ descriptor: { name } }: Trial, next: Registry) => {
    const versionIn = ({ sections }: Registry) => sections.find((section) => section.name === name)?.version;
    return versionIn(next) === versionIn(options.api.registry());
  };

  return {
    of: (trial) => runningOf(trial).renderer,
    isWarm(trial) {
      const { evaluated, renderer } = runningOf(trial);
      if (evaluated.has(renderer.registry())) return true;
      void warm(trial);
      return false;
    },
    async warm(begun) {
      for (const trial of begun) if (trial.kind === 'canary') await warm(trial);
    },
    async prepare(next) {
      for (const trial of trials.current()) {
        // Too late for those of a change that has not waited any longer.
        if (options.api.registry().revision === next.revision) return;
        if (trial.kind !== 'canary' || !outlives(trial, next)) continue;
        const { renderer, evaluated } = runningOf(trial);
        const prepared = await renderer.prepare(replaceIn(next, trial.descriptor));
        await prepared.evaluate();
        evaluated.add(prepared.registry);
      }
    },
    async close() {
      await Promise.all([...running.keys()].map(end));
    },
  };
}

/** One that may load from other origins than before has another renderer: its pages carry them. */
function keyOf(trial: Trial): string {
  const origins = (trial.descriptor.origins ?? []).map(({ kind, origin }) => `${kind} ${origin}`);
  return [trial.kind, trialName(trial), ...origins].join(' ');
}
