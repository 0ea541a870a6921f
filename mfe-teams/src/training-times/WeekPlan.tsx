import type { TeamSummary, TrainingContact, TrainingTime } from '@portal/api/contract';
import { MailIcon, PhoneIcon, VisuallyHidden, raised } from '@portal/shared-ui';
import { phoneHref } from '@portal/shared-ui/phone-href';
import { teamPath } from '@portal/shared-ui/team-path';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { weekdayName } from '@portal/shared-ui/calendar-words';
import { Place } from '../ground/Place.tsx';
import { TrainingDates } from './TrainingDates.tsx';
import { everyWeeks } from './training-times.ts';

type WeekPlanProps = {
  /** The name of the team or the group. */
  group: string;
  team: TeamSummary | undefined;
  times: readonly TrainingTime[];
};

/**
 * A team's week: the days as jersey numbers of the plan, big enough to be read from the doorway; and the person to ask.
 */
export function WeekPlan({ group, team, times }: WeekPlanProps) {
  const facts = [team?.subtitle, team?.ageGroup].filter(Boolean).join(' · ');
  const contact = times.find((time) => time.contact)?.contact;
  return (
    <Card>
      <Head>
        <h2>{team ? <Link to={teamPath(team.slug)}>{group}</Link> : group}</h2>
        {facts && <p>{facts}</p>}
      </Head>
      <ul>
        {times.map((time) => (
          <Row key={time.id}>
            <Weekday>
              <span aria-hidden="true">{weekdayName(time.dayOfWeek).slice(0, 2)}</span>
              <VisuallyHidden>{weekdayName(time.dayOfWeek)}</VisuallyHidden>
            </Weekday>
            <div>
              <Hours>
                {time.startTime}
                {time.endTime && ` – ${time.endTime}`} Uhr
              </Hours>
              {everyWeeks(time) && <Note>{everyWeeks(time)}</Note>}
              {time.location && (
                <Note>
                  <Place location={time.location} />
                </Note>
              )}
              {time.notes && <Note>{time.notes}</Note>}
              <TrainingDates time={time} />
            </div>
          </Row>
        ))}
      </ul>
      {contact && <Contact contact={contact} />}
    </Card>
  );
}

/** Asks the trainer with one tap. */
function Contact({ contact: { name, phone, email } }: { contact: TrainingContact }) {
  return (
    <Ask>
      <span>Fragen? {name}</span>
      {phone && (
        <a href={phoneHref(phone)}>
          <PhoneIcon /> {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`}>
          <MailIcon /> {email}
        </a>
      )}
    </Ask>
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

  /* As high as a thumb needs, in the room around it. */
  a {
    padding-block: calc((var(--touch) - 1em) / 2);
    color: inherit;
  }

  h2 {
    font-size: var(--text-xl);
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

const Ask = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  align-items: center;
  padding: var(--space-2) var(--space-5);
  border-top: 1px solid var(--color-line);
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
    min-height: var(--touch);
    font-weight: 600;
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
