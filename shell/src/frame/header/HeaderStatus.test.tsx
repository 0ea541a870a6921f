import { act, render, screen } from '@testing-library/react';
import { HeaderStatus } from './HeaderStatus.tsx';

const MINUTE = 60_000;
const clock = () => screen.getByRole('time').textContent;

afterEach(() => jest.useRealTimers());

test('the clock shows Berlin time in German form, and each full minute', () => {
  jest.useFakeTimers({ now: new Date('2031-06-15T13:04:30Z') });
  render(<HeaderStatus />);
  expect(clock()).toBe('15:04 Uhr');

  act(() => jest.advanceTimersByTime(30_000));
  expect(clock()).toBe('15:05 Uhr');

  act(() => jest.advanceTimersByTime(MINUTE));
  expect(clock()).toBe('15:06 Uhr');
});
