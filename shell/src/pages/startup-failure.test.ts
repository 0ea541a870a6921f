import { expectConsole } from '@portal/api/test/expect-console';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showStartupFailure } from './startup-failure.ts';

beforeEach(() => {
  document.body.innerHTML = '<div id="root">Die Seite</div>';
});

test('replaces the page by title, message and stack trace', () => {
  expectConsole('error', /Modul fehlt/);
  const error = new TypeError('Modul fehlt');

  showStartupFailure(error);

  expect(screen.queryByText('Die Seite')).toBeNull();
  const block = screen.getByRole('alert');
  expect(screen.getByRole('heading', { name: 'React Startup Error' })).toBeTruthy();
  expect(block.textContent).toContain('Modul fehlt');
  expect(block.querySelector('pre')?.textContent).toBe(error.stack);
});

test('keeps the styles that stand behind the page', () => {
  expectConsole('error', /Modul fehlt/);
  document.body.innerHTML = '<div id="root">Die Seite</div><style>.startup-failure{}</style>';

  showStartupFailure(new Error('Modul fehlt'));

  expect(document.querySelector('style')?.textContent).toContain('.startup-failure');
});

test('shows markup in the message as text', () => {
  expectConsole('error', /^Error: <img/);
  showStartupFailure('<img src=x onerror=alert(1)>');

  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
});

test('offers to load the page anew', async () => {
  expectConsole('error', /Modul fehlt/);
  showStartupFailure(new Error('Modul fehlt'));

  // jsdom cannot load pages, and says so when it is asked to.
  const loaded = expectConsole('error', /navigation/);
  await userEvent.click(screen.getByRole('button', { name: 'Seite neu laden' }));

  expect(loaded.seen()).toBe(1);
});
