import { showToast, useToasts } from '@portal/shared-ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from './Toaster.tsx';

const shown = (title: string) => screen.queryByText(title, { selector: 'strong' });
const say = (...toast: Parameters<typeof showToast>) => act(() => void showToast(...toast));
const passTime = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});
afterEach(() => {
  act(() => useToasts.setState({ toasts: [] }));
  jest.useRealTimers();
});

test('a toast is shown for 5 seconds', () => {
  say({ title: 'Gespeichert', description: 'Der Artikel ist online.' });
  passTime(4999);
  expect(shown('Gespeichert')).toBeTruthy();
  expect(screen.getByText('Der Artikel ist online.', { selector: 'p' })).toBeTruthy();

  passTime(1);

  expect(shown('Gespeichert')).toBeNull();
});

test('a toast that is to stay stays', () => {
  say({ title: 'Neue Version', duration: Infinity });
  passTime(3_600_000);

  expect(shown('Neue Version')).toBeTruthy();
});

test.each([
  ['plain', 'var(--color-frame)'],
  ['danger', 'var(--color-category-red)'],
] as const)('a %s toast stands on %s', (variant, background) => {
  say({ title: 'Login failed', variant });

  expect(getComputedStyle(shown('Login failed')?.closest('li') as HTMLElement).background).toBe(background);
});

test('only the newest one is visible', () => {
  say({ title: 'Erster' });
  say({ title: 'Zweiter' });

  expect(shown('Erster')).toBeNull();
  expect(shown('Zweiter')).toBeTruthy();
});

test('it can be closed', () => {
  say({ title: 'Gespeichert' });

  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));

  expect(shown('Gespeichert')).toBeNull();
});

test('its action is done and closes it', () => {
  const onAction = jest.fn();
  say({ title: 'Neue Version', action: { label: 'Neu laden', onAction } });

  fireEvent.click(screen.getByRole('button', { name: 'Neu laden' }));

  expect(onAction).toHaveBeenCalledTimes(1);
  expect(shown('Neue Version')).toBeNull();
});

test('F8 moves the focus to the notifications', () => {
  say({ title: 'Gespeichert' });

  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });

  expect(document.activeElement?.contains(shown('Gespeichert'))).toBe(true);
});

test.each([
  ['Schließen', (name: string) => fireEvent.click(screen.getByRole('button', { name }))],
  ['Rückgängig', (name: string) => fireEvent.click(screen.getByRole('button', { name }))],
  ['Escape', (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key })],
])('%s gives the focus back to where it was', (name, close) => {
  const field = document.body.appendChild(document.createElement('input'));
  act(() => field.focus());
  const onAction = jest.fn();
  say({ title: 'Gelöscht', action: { label: 'Rückgängig', onAction }, duration: Infinity });
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  act(() => screen.getByRole('button', { name: 'Schließen' }).focus());

  close(name);

  expect(shown('Gelöscht')).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(onAction).toHaveBeenCalledTimes(name === 'Rückgängig' ? 1 : 0);
  field.remove();
});

test('one that is closed by itself leaves the focus where it is', () => {
  const field = document.body.appendChild(document.createElement('input'));
  say({ title: 'Gespeichert' });
  act(() => field.focus());

  passTime(5000);

  expect(document.activeElement).toBe(field);
  field.remove();
});

test.each([
  [50, true],
  [51, false],
])('a swipe of %i px to the right leaves it open: %s', (distance, isOpen) => {
  say({ title: 'Gespeichert' });
  const toast = screen.getByText('Gespeichert', { selector: 'strong' });
  const swipe = { pointerType: 'mouse', button: 0, pointerId: 1, clientY: 0 };

  fireEvent.pointerDown(toast, { ...swipe, clientX: 0 });
  fireEvent.pointerMove(toast, { ...swipe, clientX: 20 });
  fireEvent.pointerMove(toast, { ...swipe, clientX: distance });
  fireEvent.pointerUp(toast, { ...swipe, clientX: distance });

  expect(shown('Gespeichert') !== null).toBe(isOpen);
});

test('it is as wide as the window at most, and 420 px from medium screens on', () => {
  const area = screen.getByRole('list', { hidden: true });
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const medium = rules.find((rule) => rule instanceof CSSMediaRule && rule.conditionText === '(min-width: 768px)');
  const [narrowing] = [...((medium as CSSMediaRule | undefined)?.cssRules ?? [])] as CSSStyleRule[];

  expect(getComputedStyle(area).width).toBe('100vw');
  expect(area.matches(narrowing?.selectorText ?? '')).toBe(true);
  expect(narrowing?.style.getPropertyValue('max-width')).toBe('420px');
});
