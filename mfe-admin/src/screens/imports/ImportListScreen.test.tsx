import { screen } from '@testing-library/react';
import { importServer } from '../../../test/imports.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { ImportListScreen } from './ImportListScreen.tsx';

const screens = { '/admin/importieren': <ImportListScreen /> };
const api = importServer();

test('an import is taken back; what somebody has changed since is listed', async () => {
  api.answer('POST /api/imports/r1/undo', { body: { id: 'r1', title: 'plan.csv', undone: 15, left: ['Derby'] } });
  const { user } = openScreen(screens, '/admin/importieren');
  const kind = await screen.findByRole('link', { name: /Spielplan aus DFBnet/ });
  expect(kind.getAttribute('href')).toBe('/admin/importieren/dfbnet');
  await user.click(await screen.findByRole('button', { name: /^Rückgängig.*plan\.csv$/ }));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }));

  expect(await screen.findByText('Derby')).toBeTruthy();
});
