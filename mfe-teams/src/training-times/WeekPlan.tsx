import type { TrainingTime } from '@portal/api/contract';
import { MapPinIcon, VisuallyHidden, raised } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { weekdayName } from '@portal/shared-ui/calendar-words';

type WeekPlanProps = { team: string; subtitle: string | null; times: readonly TrainingTime[] };

/** A team's week: the days as jersey numbers of the plan, big enough to be read from the doorway. */
export function WeekPlan({ team, subtitle, times }: WeekPlanProps) {
  return (
    <Card>
      <Head>
        <h2>{team}</h2>
        {subtitle && <p>{subtitle}</p>}
      </Head>
      <ul>
        {times.map(({ id, dayOfWeek, startTime, endTime, location, notes }) => (
          <Row key={id}>
            <Weekday>
              <span aria-hidden="true">{weekdayName(dayOfWeek).slice(0, 2)}</span>
              <VisuallyHidden>{weekdayName(dayOfWeek)}</VisuallyHidden>
            </Weekday>
            <div>
              <Hours>
                {startTime}
                {endTime && ` – ${endTime}`} Uhr
              </Hours>
              {location && (
                <Note>
                  <MapPinIcon /> {location}
                </Note>
              )}
              {notes && <Note>{notes}</Note>}
            </div>
          </Row>
        ))}
      </ul>
    </Card>
  );
}

const Card = styled.article`
  overflow: hidden;
  ${raised}

  @media print {
    border: 1px solid #000;
    break-inside: avoid;
  }
`;

const Head = styled.div`
  padding: var(--space-5);
  background: linear-gradient(to bottom right, transparent 50%, var(--color-brand) 50.5%) right bottom / 56px 20px
    no-repeat var(--color-frame);
  color: var(--color-on-frame);

  h2 {
    font-size: var(--text-xl);
    text-transform: uppercase;
    overflow-wrap: anywhere;
  }

  p {
    color: var(--color-on-frame-muted);
    font-size: var(--text-sm);
  }

  @media print {
    padding: 3mm;
    background: none;
    color: #000;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: var(--space-4);
  align-items: start;
  padding: var(--space-4) var(--space-5);

  & + & {
    border-top: 1px solid var(--color-line);
  }

  @media print {
    padding: 2mm 3mm;
  }
`;

const Weekday = styled.p`
  color: var(--color-brand-text);
  font: var(--weight-display) 2rem/1 var(--font-display);
`;

const Hours = styled.p`
  font: 750 1.375rem/1.45 var(--font-display);
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  color: var(--color-muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;
