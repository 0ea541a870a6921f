import { act, renderHook } from '@testing-library/react';
import { usePainted } from './use-painted.ts';

const frame = () => act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

const showing = (value: string) =>
  renderHook(({ value }: { value: string }) => usePainted(value), { initialProps: { value } });

test('follows once the frame with the new value has been painted', async () => {
  const { result, rerender } = showing('one');
  expect(result.current).toBe('one');

  rerender({ value: 'two' });
  expect(result.current).toBe('one');

  await frame();
  expect(result.current).toBe('two');
});

test('leaves out a value that was there for less than a frame', async () => {
  const seen: string[] = [];
  const { rerender } = renderHook(({ value }: { value: string }) => void seen.push(usePainted(value)), {
    initialProps: { value: 'one' },
  });

  rerender({ value: 'two' });
  rerender({ value: 'three' });
  await frame();

  expect(seen).not.toContain('two');
  expect(seen.at(-1)).toBe('three');
});

test('nothing follows what is gone', async () => {
  const { rerender, unmount } = showing('one');
  rerender({ value: 'two' });

  unmount();
  const planned = jest.spyOn(globalThis, 'setTimeout');
  await new Promise((done) => requestAnimationFrame(done));

  expect(planned).not.toHaveBeenCalled();
});
