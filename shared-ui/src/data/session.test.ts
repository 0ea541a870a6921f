import { expectConsole } from '@portal/api/test/expect-console';
import { waitFor } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../../test/api-server.ts';
import { recheckSessionOnFocus, useSession, whenSignedIn } from './session.ts';

const MINUTE = 60_000;
const USER = 'GET /api/auth/user';
const editor = { id: 'u', name: 'Redaktion', email: 'r@verein.example', role: 'editor' } as const;

let api: ApiServer;
let stop: () => void;

beforeAll(async () => {
  api = await startApiServer();
});
beforeEach(() => {
  api.requests.length = 0;
  api.answer(USER, { body: editor });
  document.cookie = 'portal_signed_in=1';
  useSession.setState({ user: undefined, isUncertain: false, hasEnded: false });
  stop = recheckSessionOnFocus();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});
afterAll(() => api.stop());

const passTime = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + time);
const focus = () => window.dispatchEvent(new Event('focus'));
const check = () => useSession.getState().check();
const user = () => useSession.getState().user;

test('a user is asked for again on focus, but not within 5 minutes', async () => {
  await check();
  passTime(4 * MINUTE);
  focus();
  expect(api.requests).toEqual([USER]);

  passTime(MINUTE);
  focus();

  await waitFor(() => expect(api.requests).toEqual([USER, USER]));
});

test('nobody is asked for on focus when nobody is signed in', async () => {
  document.cookie = 'portal_signed_in=; max-age=0';
  await check();
  document.cookie = 'portal_signed_in=1';

  passTime(60 * MINUTE);
  focus();

  expect(user()).toBeNull();
  expect(api.requests).toEqual([]);
});

test('the mark of a portal behind HTTPS counts as well', async () => {
  const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('__Host-portal_signed_in=1');
  await check();
  cookies.mockRestore();

  expect(api.requests).toEqual([USER]);
});

test('a 401 means nobody is signed in and is not an error', async () => {
  await check();
  api.answer(USER, { status: 401 });

  await check();

  expect(user()).toBeNull();
});

test('another failure is logged, not tried again, and signs nobody out', async () => {
  expectConsole('error', /^Failed to fetch user$/);
  await check();
  api.answer(USER, { status: 500 });

  await check();

  expect(api.requests).toEqual([USER, USER]);
  expect(user()).toEqual(editor);
});

test('a first check without an answer leaves it open who is signed in, and the next focus asks again', async () => {
  expectConsole('error', /^Failed to fetch user$/);
  api.answer(USER, { status: 503 });

  await check();
  expect(useSession.getState()).toMatchObject({ user: null, isUncertain: true });
  api.answer(USER, { body: editor });
  focus();

  await waitFor(() => expect(useSession.getState()).toMatchObject({ user: editor, isUncertain: false }));
});

test('a session that ended unasked is known as such, until somebody signs in again elsewhere', async () => {
  await check();
  api.answer(USER, { status: 401 });
  await check();
  expect(useSession.getState()).toMatchObject({ user: null, hasEnded: true });
  document.cookie = 'portal_signed_in=; max-age=0';
  await check();
  expect(useSession.getState().hasEnded).toBe(true);

  document.cookie = 'portal_signed_in=1';
  api.answer(USER, { body: editor });
  focus();

  await waitFor(() => expect(useSession.getState()).toMatchObject({ user: editor, hasEnded: false }));
});

test('what is for those who are signed in waits until somebody is', async () => {
  await expect(whenSignedIn()).resolves.toBeUndefined();
  document.cookie = 'portal_signed_in=; max-age=0';
  let isThere = false;
  const waiting = whenSignedIn().then(() => (isThere = true));

  await check();
  expect(isThere).toBe(false);
  useSession.getState().setUser(editor);
  await waiting;

  expect(isThere).toBe(true);
});
