import { expectConsole } from '@portal/api/test/expect-console';
import { createResourceCache, guardLeaving, ResourceProvider, useSession, useToasts } from '@portal/shared-ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { careful, code, editor, password, startAuthServer, ways, type AuthServer } from '../../../test/auth-server.ts';
import { clubFacts } from '@portal/shared-ui/test/club';
import { loadScreen } from '../../../test/load-screen.tsx';
import type { Screens } from '../../../test/open-screen.tsx';
import { LoginPage } from './LoginPage.tsx';

let auth: AuthServer;
let overview: Screens;
beforeAll(async () => {
  auth = await startAuthServer();
  overview = await loadScreen('/admin');
});
beforeEach(() => {
  auth.requests = [];
  auth.isBroken = false;
  useSession.setState({ user: null, isUncertain: false, hasEnded: false });
  useToasts.setState({ toasts: [] });
});
afterAll(() => auth.close());

function show(address: string) {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <ResourceProvider cache={createResourceCache({ '/api/club': { data: clubFacts() } })}>
        <Routes>
          <Route path="/auth" element={<LoginPage />} />
          <Route path="/admin" element={overview['/admin']} />
          <Route path="/admin/*" element={null} />
        </Routes>
      </ResourceProvider>
    </BrowserRouter>,
  );
  return userEvent.setup();
}

const toast = () => useToasts.getState().toasts[0];

async function fillIn(user: ReturnType<typeof userEvent.setup>, secret: string, { email } = editor) {
  await user.type(screen.getByLabelText('E-Mail'), email);
  await user.type(screen.getByLabelText('Passwort'), secret);
}

test('a right password leads to the admin area and tells every section', async () => {
  const user = show('/auth');
  await fillIn(user, password);
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));

  // The first screen is a big one; a busy machine takes its time.
  expect(await screen.findByRole('heading', { name: 'Übersicht' }, { timeout: 10_000 })).toBeTruthy();
  expect(window.location.pathname).toBe('/admin');
  expect(useSession.getState().user).toEqual(editor);
}, 20_000);

test("where no links are mailed and nobody is named, the club's address leads to help", async () => {
  show('/auth');

  const link = await screen.findByRole('link', { name: ways.contact.email });
  expect(link.getAttribute('href')).toBe(`mailto:${ways.contact.email}`);
  expect(link.closest('p')?.textContent).toContain('Wer die Seite verwaltet, gibt dir einen Link für ein neues.');
});

test('a wrong password is refused with the reason, and the e-mail stays', async () => {
  const user = show('/auth');
  await fillIn(user, 'falsch');
  await user.keyboard('{Enter}');

  await waitFor(() => expect(toast()).toMatchObject({ title: 'Login failed', variant: 'danger' }));
  expect(toast()?.description).toBe('E-Mail-Adresse oder Passwort stimmen nicht.');
  expect(screen.getByText('E-Mail-Adresse oder Passwort stimmen nicht.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe(editor.email);
  expect(useSession.getState().user).toBeNull();
});

test('the toast of a refused login is gone after the login that works', async () => {
  const user = show('/auth');
  await fillIn(user, 'falsch');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(toast()?.isOpen).toBe(true));

  await user.clear(screen.getByLabelText('Passwort'));
  await user.type(screen.getByLabelText('Passwort'), `${password}{Enter}`);

  await waitFor(() => expect(useSession.getState().user).toEqual(editor));
  expect(toast()?.isOpen).toBe(false);
});

test('where an account asks for a code, that is the second step, and a wrong one can be corrected', async () => {
  const user = show('/auth');
  await fillIn(user, password, careful);
  await user.keyboard('{Enter}');

  const field = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(field);
  expect(field).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
  expect(toast()).toBeUndefined();
  await user.type(field, '654321{Enter}');
  expect(await screen.findByText('Dieser Code stimmt nicht.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await user.type(field, `${code}{Enter}`);

  await waitFor(() => expect(useSession.getState().user).toEqual(careful));
});

test('from the second step one goes back to the first', async () => {
  const user = show('/auth');
  await fillIn(user, password, careful);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Zurück' }));

  expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe(careful.email);
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Passwort'));
});

test('a failure without explanation shows status and text', async () => {
  auth.isBroken = true;
  const user = show('/auth');
  await fillIn(user, password);
  await user.keyboard('{Enter}');

  await waitFor(() => expect(toast()?.description).toBe('500: kaputt'));
});

test('a passkey that does not sign in is told like a password', async () => {
  Object.assign(window, { PublicKeyCredential: class {} });
  const user = show('/auth');
  await user.click(await screen.findByRole('button', { name: 'Mit Passkey anmelden' }));

  await waitFor(() => expect(toast()).toMatchObject({ title: 'Login failed', variant: 'danger' }));
  expect(screen.getByText(toast()?.description ?? '-')).toBeTruthy();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

test('a double click signs in once', async () => {
  const user = show('/auth');
  await fillIn(user, password);
  await user.dblClick(screen.getByRole('button', { name: 'Anmelden' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin'));
  expect(auth.requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/login']);
});

test('who is signed in already goes on to the admin area', async () => {
  useSession.setState({ user: editor });
  show('/auth');

  await waitFor(() => expect(window.location.pathname).toBe('/admin'));
});

test('the login leads back to where somebody came from, and to no other site', async () => {
  useSession.setState({ user: editor });
  show('/auth?weiter=%2Fadmin%2Ftermine%3Fview%3Dmissing');
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/admin/termine?view=missing'));

  cleanup();
  show('/auth?weiter=%2F%2Fevil.example%2Fadmin');
  await waitFor(() => expect(window.location.pathname).toBe('/admin'));
});

test.each([null, undefined])('visitors see only the spinner on /admin (user: %s)', (user) => {
  useSession.setState({ user });
  show('/admin');

  expect(document.body.textContent).toBe('Admin-Bereich wird geladen...');
  expect(screen.queryByRole('button')).toBeNull();
});

test('who is signed in reads that the server did not answer, and can try again', async () => {
  expectConsole('error', /^Failed to fetch user$/);
  document.cookie = 'portal_signed_in=1';
  auth.isBroken = true;
  show('/admin');

  await act(() => useSession.getState().check());
  expect(screen.getByRole('heading', { name: 'Der Admin-Bereich konnte nicht geladen werden' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));

  await waitFor(() => expect(auth.requests.filter((request) => request === 'GET /api/auth/user')).toHaveLength(2));
  document.cookie = 'portal_signed_in=; max-age=0';
});

test('what somebody has written outlives the session, until it is saved', async () => {
  useSession.setState({ user: editor });
  show('/admin');
  const endGuard = guardLeaving(() => Promise.resolve(false));

  await act(() => useSession.getState().check());
  expect(screen.getByRole('heading', { name: 'Nicht mehr angemeldet' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Übersicht' })).toBeTruthy();
  act(() => useSession.getState().setUser(editor));

  expect(screen.queryByRole('heading', { name: 'Nicht mehr angemeldet' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Übersicht' })).toBeTruthy();
  endGuard();
});

test('signing out leaves the spinner and an anonymous session', async () => {
  useSession.setState({ user: editor });
  const user = show('/admin');
  await user.click(screen.getByText('Abmelden'));

  expect(await screen.findByText('Admin-Bereich wird geladen...')).toBeTruthy();
  expect(useSession.getState().user).toBeNull();
});

test('signing out asks before it leaves no unsaved text behind', async () => {
  localStorage.setItem('portal:artikel:7', '{}');
  useSession.setState({ user: editor });
  const user = show('/admin');

  await user.click(screen.getByText('Abmelden'));
  await user.click(await screen.findByRole('button', { name: 'Angemeldet bleiben' }));
  expect(useSession.getState().user).toEqual(editor);
  expect(localStorage.getItem('portal:artikel:7')).toBe('{}');

  await user.click(screen.getByText('Abmelden'));
  await user.click(await screen.findByRole('button', { name: 'Verwerfen und abmelden' }));
  await waitFor(() => expect(useSession.getState().user).toBeNull());
  expect(localStorage.getItem('portal:artikel:7')).toBeNull();
});

test('signing out that fails says so, and nobody is signed out', async () => {
  useSession.setState({ user: editor });
  const user = show('/admin');
  auth.isBroken = true;
  await user.click(screen.getByText('Abmelden'));

  await waitFor(() =>
    expect(toast()).toMatchObject({ title: 'Logout failed', description: '500: kaputt', variant: 'danger' }),
  );
  expect(useSession.getState().user).toEqual(editor);
});
