import { useToasts } from '@portal/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { importRun, importServer } from '../../../test/imports.ts';
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

test('after a lost answer nobody is told that nothing was taken back, and the list says what is so', async () => {
  api.answer('POST /api/imports/r1/undo', { status: 504 });
  const { user } = openScreen(screens, '/admin/importieren');
  await user.click(await screen.findByRole('button', { name: /^Rückgängig.*plan\.csv$/ }));
  api.answer('GET /api/admin/imports', { body: [{ ...importRun, canUndo: false, undoneAt: importRun.createdAt }] });
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }));

  expect(await screen.findByText('Rückgängig gemacht')).toBeTruthy();
  const description = 'Ob er rückgängig gemacht ist, steht unter „Bisherige Importe“.';
  await waitFor(() =>
    expect(useToasts.getState().toasts).toMatchObject([{ title: 'Keine Antwort', description, variant: 'danger' }]),
  );
});
