import { dismissToast, showToast, useToasts } from './toasts.ts';

const titles = () => useToasts.getState().toasts.map(({ title }) => title);
const isOpen = () => useToasts.getState().toasts[0]?.isOpen;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  useToasts.setState({ toasts: [] });
  jest.useRealTimers();
});

test('at most one toast is there: a new one takes the place of the one before', () => {
  showToast({ title: 'Erster' });
  showToast({ title: 'Zweiter' });

  expect(titles()).toEqual(['Zweiter']);
});

test('a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const dismiss = showToast({ title: 'Gespeichert' });

  dismiss();
  expect(isOpen()).toBe(false);
  jest.advanceTimersByTime(999_999);
  expect(titles()).toEqual(['Gespeichert']);

  jest.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});

test('dismissing twice, or what has been replaced, changes nothing', () => {
  const dismissFirst = showToast({ title: 'Erster' });
  showToast({ title: 'Zweiter' });

  dismissFirst();
  dismissToast(-1);

  expect(isOpen()).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});
