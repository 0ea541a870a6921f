import { guardLeaving } from '@portal/shared-ui';
import { act } from '@testing-library/react';
import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { show } from '../../test/show.tsx';
import { until } from '../../test/until.ts';
import { LoginReturn } from './LoginReturn.tsx';

const DEVICE = 'GET /api/auth/device';
let api: ApiServer;
beforeAll(async () => {
  api = await startApiServer();
});
beforeEach(() => {
  api.requests.length = 0;
});
afterAll(() => api.stop());

const shownAt = () => window.location.pathname + window.location.search;

test('a device that has signed in before goes to the login, which knows the way back', async () => {
  api.answer(DEVICE, { body: { isKnown: true } });
  show(<LoginReturn />, '/admin/termine?view=missing');

  await until(() => window.location.pathname === '/auth');

  expect(new URLSearchParams(window.location.search).get('weiter')).toBe('/admin/termine?view=missing');
});

test('the way back is the address that a page has given itself', async () => {
  api.answer(DEVICE, { body: { isKnown: true } });
  show(<LoginReturn />, '/admin/neuigkeiten/neu');
  window.history.replaceState(window.history.state, '', '/admin/neuigkeiten/7');

  await until(() => window.location.pathname === '/auth');

  expect(new URLSearchParams(window.location.search).get('weiter')).toBe('/admin/neuigkeiten/7');
});

test.each([
  ['a stranger', { body: { isKnown: false } }],
  ['who has no answer', { status: 500 }],
])('%s stays', async (_case, answer) => {
  api.answer(DEVICE, answer);
  show(<LoginReturn />, '/admin');

  await until(() => api.requests.includes(DEVICE));
  await act(() => Promise.resolve());

  expect(shownAt()).toBe('/admin');
});

test('whoever has unsaved text stays with it', () => {
  const endGuard = guardLeaving(() => Promise.resolve(false));
  show(<LoginReturn />, '/admin/neuigkeiten/7');
  endGuard();

  expect(api.requests).toEqual([]);
});
