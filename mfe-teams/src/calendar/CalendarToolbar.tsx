import { ChevronLeftIcon, ChevronRightIcon, VisuallyHidden } from '@portal/shared-ui';
import { addMonths, type Day, type Month } from '@portal/shared-ui/calendar-days';
import { monthLabel } from '@portal/shared-ui/calendar-words';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { calendarPath, type CalendarView } from './calendar-view.ts';
import { isFarMonth } from './far-month.ts';

/** `day` is today, also on the server. */
type CalendarToolbarProps = { view: CalendarView; month: Month; day: Day };

/** The month, the ways to its neighbours and back to today, and the choice between grid and list. */
export function CalendarToolbar({ view, month, day }: CalendarToolbarProps) {
  const to = (change: Partial<CalendarView>) => calendarPath({ ...view, day: '', event: '', ...change });
  const [before, after] = [addMonths(month, -1), addMonths(month, 1)];
  return (
    <Bar>
      <Step to={to({ month: before })} rel={isFarMonth(before, day) ? 'nofollow' : undefined} replace>
        <ChevronLeftIcon />
        <VisuallyHidden>{monthLabel(before)}</VisuallyHidden>
      </Step>
      <Title id="calendar-month" aria-live="polite">
        {monthLabel(month)}
      </Title>
      <Step to={to({ month: after })} rel={isFarMonth(after, day) ? 'nofollow' : undefined} replace>
        <ChevronRightIcon />
        <VisuallyHidden>{monthLabel(after)}</VisuallyHidden>
      </Step>
      <Switch aria-label="Ansicht" data-noprint="">
        <Choice to={to({ month: '' })} replace>
          Heute
        </Choice>
        <Choice to={to({ view: 'month' })} replace aria-current={view.view === 'month' ? 'true' : undefined}>
          Monat
        </Choice>
        <Choice to={to({ view: 'list' })} replace aria-current={view.view === 'list' ? 'true' : undefined}>
          Liste
        </Choice>
      </Switch>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
`;

const Title = styled.h2`
  min-width: 4.7em;
  font-size: var(--text-xl);
  text-align: center;

  @media (max-width: 599px) {
    flex: 1;
  }
`;

const Step = styled(Link)`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--radius);
  background: var(--color-sunken);
  color: inherit;

  @media print {
    visibility: hidden;
  }
`;

const Switch = styled.nav`
  display: flex;
  gap: 2px;
  margin-left: auto;

  @media (max-width: 599px) {
    flex: 1 0 100%;

    > a {
      flex: 1;
      padding-inline: var(--space-2);
    }
  }
`;

const Choice = styled(Link)`
  display: grid;
  place-items: center;
  min-height: 48px;
  padding-inline: var(--space-4);
  background: var(--color-sunken);
  color: inherit;
  font: 750 1.0625rem/1 var(--font-display);
  text-decoration: none;

  &:first-child {
    margin-right: var(--space-2);
    border-radius: var(--radius);
  }

  &:nth-child(2) {
    border-radius: var(--radius) 0 0 var(--radius);
  }

  &:last-child {
    border-radius: 0 var(--radius) var(--radius) 0;
  }

  &[aria-current] {
    background: var(--color-frame);
    box-shadow: inset 0 -4px var(--color-brand-mark);
    color: var(--color-on-frame);
  }
`;
