import { useTooltip } from '@portal/shared-ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TooltipArea } from './TooltipArea.tsx';

function Tool({ name }: { name: string }) {
  return (
    <button type="button" ref={useTooltip(name)}>
      {name[0]}
    </button>
  );
}

const tooltip = () => screen.queryByRole('tooltip')?.textContent ?? null;
const passTime = (time: number) => act(() => jest.advanceTimersByTime(time));
const pointAt = (name: string) => fireEvent.pointerMove(screen.getByText(name), { pointerType: 'mouse' });
const pressEscape = () => fireEvent.keyDown(document, { key: 'Escape' });

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <Tool name="Admin-Bereich" />
      <Tool name="Cookies" />
      <TooltipArea />
    </>,
  );
});
afterEach(() => jest.useRealTimers());

test('a tooltip opens after 700 ms', () => {
  pointAt('A');
  passTime(699);
  expect(tooltip()).toBeNull();

  passTime(1);

  expect(tooltip()).toBe('Admin-Bereich');
  expect(screen.getByText('A').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
});

test('the next one opens at once within 300 ms', () => {
  pointAt('A');
  passTime(700);
  pressEscape();
  passTime(299);

  pointAt('C');

  expect(tooltip()).toBe('Cookies');
});

test('later than that, the next one takes its time again', () => {
  pointAt('A');
  passTime(700);
  pressEscape();
  passTime(301);

  pointAt('C');

  expect(tooltip()).toBeNull();
});

test('the keyboard opens it, too, and Escape closes it', () => {
  act(() => screen.getByText('C').focus());
  expect(tooltip()).toBe('Cookies');

  pressEscape();

  expect(tooltip()).toBeNull();
});
