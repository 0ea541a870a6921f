import { Button } from '@portal/shared-ui';

/**
 * The props of a set-up step that is no form of settings: whether its facts are there, and the ways to the next one.
 */
export type StepProps = { isDone: boolean; onDone: () => void; onSkip: () => void };

/** Leaves a step of the set-up for later. */
export function SkipButton({ onSkip }: Pick<StepProps, 'onSkip'>) {
  return (
    <Button variant="quiet" onClick={onSkip}>
      Überspringen
    </Button>
  );
}
