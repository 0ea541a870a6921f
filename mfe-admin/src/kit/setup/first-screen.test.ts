import type { Setup } from '@portal/api/contract';
import { apiServer } from '../../../test/api-server.ts';
import { firstScreen, SETUP_SCREEN } from './first-screen.ts';

const SETUP = 'GET /api/admin/settings/setup';
const setup: Setup = {
  isOpen: false,
  steps: [
    { step: 'name', state: 'skipped', missing: ['Der Name des Vereins'] },
    { step: 'artikel', state: 'open', missing: [] },
    { step: 'veroeffentlichen', state: 'open', missing: [] },
  ],
};

const api = apiServer();
beforeEach(() => {
  api.answer(SETUP, { body: setup });
});

test('the first login of a closed site leads through its set-up', async () => {
  expect(await firstScreen({ role: 'admin' })).toBe(SETUP_SCREEN);
});

test('who has looked at each step comes to the overview, as on a site that is open, or where nobody knows', async () => {
  const looked = setup.steps.map((step) => ({ ...step, state: 'skipped' }));
  const answers = [{ body: { ...setup, steps: looked } }, { body: { ...setup, isOpen: true } }, { status: 500 }];
  for (const answer of answers) {
    api.answer(SETUP, answer);
    expect(await firstScreen({ role: 'admin' })).toBe('/admin');
  }
});

test('others than administrators have nothing to do with it', async () => {
  expect(await firstScreen({ role: 'editor' })).toBe('/admin');
  expect(api.asked).toEqual([]);
});
