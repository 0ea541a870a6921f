import type { TrainingTime } from '@portal/api/contract';
import { nextLine, trainingNotice } from '@portal/shared-ui/training-words';
import { styled } from 'styled-components';
import { EventNotice } from '../event/event-row-styles.ts';

type TrainingDatesProps = { time: Pick<TrainingTime, 'changes' | 'nextDate'> };

/** The calendar's notices about a training time: dates cancelled or moved in the next two weeks, and the next date. */
export function TrainingDates({ time: { changes = [], nextDate } }: TrainingDatesProps) {
  const next = nextLine(nextDate, changes);
  return (
    <>
      {changes.map((date) => (
        <EventNotice key={date.id}>{trainingNotice(date)}</EventNotice>
      ))}
      {next && <Next>{next}</Next>}
    </>
  );
}

const Next = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-weight: 400;
  line-height: 1.4;

  @media print {
    display: none;
  }
`;
