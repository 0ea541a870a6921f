import { Button } from '@portal/shared-ui';

/**
 * What a step of the set-up that is no form of settings is given: whether its facts are there, and the ways to the next
 * one.
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
