import { render, screen, within } from '@testing-library/react';
import { DayChart } from './DayChart.tsx';

test('what the bars show, and what was counted besides, stands in a table', () => {
  render(
    <DayChart
      days={[
        { day: '2026-11-20', counts: [1200, 3] },
        { day: '2026-11-21', counts: [40, 0] },
      ]}
      columns={['Ansichten', 'Klicks']}
    />,
  );

  const table = within(screen.getByRole('table', { name: 'Ansichten und Klicks je Tag', hidden: true }));
  expect(table.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'TagAnsichtenKlicks',
    '21.11.26400',
    '20.11.2612003',
  ]);
});
