import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Day } from './days.ts';
import { MonthGrid } from './MonthGrid.tsx';

const left: Day[] = [];
beforeEach(() => {
  left.length = 0;
});

const grid = (month: string) => (
  <MonthGrid
    month={month}
    today="2026-11-21"
    chosen=""
    aria-labelledby="month"
    onLeave={(day) => left.push(day)}
    renderDay={(day, props) => <button {...props}>{day}</button>}
  />
);

test('keys pressed before the other month is there count on from where they have led', async () => {
  const { rerender } = render(grid('2026-11'));
  act(() => screen.getByRole('button', { name: '2026-11-21' }).focus());

  await userEvent.keyboard('{PageDown}{ArrowDown}');
  rerender(grid('2026-12'));

  expect(left).toEqual(['2026-12-21', '2026-12-28']);
  expect(document.activeElement?.textContent).toBe('2026-12-28');
});
