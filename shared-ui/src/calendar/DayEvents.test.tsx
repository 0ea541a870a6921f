import { render } from '@testing-library/react';
import { DayEvents } from './DayEvents.tsx';

const party = {
  id: '1',
  title: 'Silvesterfeier',
  status: 'planned',
  color: '#dc2626',
  startDate: '2026-12-31T22:00:00+01:00',
  allDay: false,
} as const;

test.each([
  ['2026-12-31', '22:00 Silvesterfeier'],
  ['2027-01-01', 'Silvesterfeier'],
])('on %s an event over midnight is „%s“: it begins once', (day, written) => {
  const { container } = render(<DayEvents day={day} isToday={false} events={[party]} />);

  expect(container.querySelector('[data-event]')?.textContent).toBe(written);
});
