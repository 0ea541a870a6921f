import { isDeepStrictEqual } from 'node:util';
import type { ReleaseStore } from '../release-store.ts';
import { isPreviewToken } from './preview-token.ts';
import type { createTrialsRepository, RunningTrial } from '../trials.repository.ts';

/** The candidates on trial in memory; the last known ones while the database is away. */
export type RunningTrials = {
  /** The same list until one begins, ends, or may load from other origins; one that stays is the same object. */
  current(): readonly RunningTrial[];
  /** The preview that a token opens. */
  previewOf(token: string): RunningTrial | undefined;
  /** `prepare` is awaited before each change of the list, with the next one; it must not reject. */
  beforeChange(this: void, prepare: (next: readonly RunningTrial[]) => Promise<void>): void;
  /** Reads again. */
  refresh(): Promise<void>;
};

/** Brings a trial's files to this instance before it counts as running; without its files it does not run here. */
export function createRunningTrials(
  repository: Pick<ReturnType<typeof createTrialsRepository>, 'findRunning'>,
  { bring }: Pick<ReleaseStore, 'bring'>,
  secret: string,
): RunningTrials {
  let known: readonly RunningTrial[] = [];
  const preparations: ((next: readonly RunningTrial[]) => Promise<void>)[] = [];
  let queue = Promise.resolve();

  const read = async () => {
    const running = await repository.findRunning();
    const asKnown = running.map((trial) => known.find((one) => isUnchanged(one, trial)) ?? trial);
    if (asKnown.length === known.length && asKnown.every((trial, place) => trial === known[place])) return;
    const whole = await Promise.all(asKnown.map(async (trial) => ((await bring(trial.descriptor)) ? [trial] : [])));
    const next = whole.flat();
    await Promise.all(preparations.map((prepare) => prepare(next)));
    known = next;
  };

  return {
    current: () => known,
    beforeChange: (prepare) => void preparations.push(prepare),
    previewOf: (token) =>
      known.find(
        (trial) =>
          trial.kind === 'preview' && Date.parse(trial.endsAt) > Date.now() && isPreviewToken(token, secret, trial),
      ),
    refresh() {
      const turn = queue.then(read);
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Of one and the same trial only the origins change that its section is allowed. */
function isUnchanged(one: RunningTrial, other: RunningTrial): boolean {
  return one.id === other.id && isDeepStrictEqual(one.descriptor.origins, other.descriptor.origins);
}
