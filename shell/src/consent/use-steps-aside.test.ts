import { act, renderHook } from '@testing-library/react';
import { useStepsAside } from './use-steps-aside.ts';
import { useScrolledBeyond } from '../frame/use-scrolled-beyond.ts';

function scrollTo(scrollY: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true });
    window.innerHeight = 700;
    window.dispatchEvent(new Event('scroll'));
  });
}

test('steps aside while somebody reads on, and is back at the end and on the way up', () => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5_000, configurable: true });
  const { result } = renderHook(() => useStepsAside());
  const at = (place: number) => {
    scrollTo(place);
    return result.current;
  };

  expect([at(150), at(900), at(2_000)]).toEqual([false, true, true]);
  expect([at(1_900), at(2_400), at(4_300)]).toEqual([false, true, false]);
});

test.each([
  ['whether somebody reads on', useStepsAside],
  ['how far it is scrolled', () => useScrolledBeyond(300)],
])('%s is not asked while React renders: the browser would lay out for the answer', (_what, useScroll) => {
  const { rerender } = renderHook(useScroll);
  const read = jest.fn(() => 900);
  Object.defineProperty(window, 'scrollY', { get: read, configurable: true });

  rerender();
  expect(read).not.toHaveBeenCalled();

  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(read).toHaveBeenCalled();
});
