import { expectConsole } from '@portal/api/test/expect-console';
import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { until } from '../../test/until.ts';
import { showStartupFailure } from './startup-failure.ts';

const ENTRY = '<script data-entry="/releases/shell/0123456789ab/client/main.js"></script>';
let api: ApiServer;
beforeAll(async () => {
  api = await startApiServer();
  api.answer('POST /api/errors', { status: 204 });
});
afterAll(() => api.stop());
beforeEach(() => {
  api.requests.length = 0;
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

test('tells the portal that the shell has failed, but in a preview, which can still be ended', async () => {
  expectConsole('error', /Modul fehlt|kein Anfang/);
  document.body.innerHTML = `<div id="root"></div><aside id="portal-preview"></aside>${ENTRY}`;
  showStartupFailure(new Error('kein Anfang'));
  let isLoaded = false;
  void import('../routing/report-shell-failure.ts').then(() => (isLoaded = true));
  expect(document.getElementById('portal-preview')).toBeTruthy();
  // By then it would have reported.
  await until(() => isLoaded);
  document.body.innerHTML = `<div id="root"></div>${ENTRY}`;
  showStartupFailure(new TypeError('Modul fehlt'));
  await until(() => api.requests.length > 0);

  expect(api.requests).toEqual([expect.stringContaining('"message":"TypeError: Modul fehlt"')]);
  expect(api.requests[0]).toMatch(/^POST \/api\/errors \{"section":"shell","version":"0123456789ab","part":"start",/);
});
