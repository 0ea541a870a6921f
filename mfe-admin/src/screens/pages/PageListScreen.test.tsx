import type { EditablePageSummary } from '@portal/api/contract';
import { screen, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { PageListScreen } from './PageListScreen.tsx';

const screens = { '/admin/seiten': <PageListScreen /> };
const history: EditablePageSummary = {
  slug: 'geschichte',
  title: 'Geschichte',
  lead: '',
  description: '',
  missing: [],
  hasDraft: true,
  isHidden: true,
  version: 1,
  updatedAt: '2026-11-01T10:00:00Z',
};
const imprint: EditablePageSummary = {
  ...history,
  slug: 'impressum',
  title: 'Impressum',
  missing: ['Registergericht', 'Hosting'],
  hasDraft: false,
  isHidden: false,
};

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/pages', { body: [history, imprint] });
});

test('each page leads to its form, and says which facts it still lacks, that a draft waits and that it is hidden', async () => {
  const { user } = openScreen(screens, '/admin/seiten');
  const link = await screen.findByRole('link', { name: 'Impressum' });
  expect(screen.getAllByText(/^Es fehlt/).map(({ textContent }) => textContent)).toEqual([
    'Es fehlt: Registergericht, Hosting',
  ]);
  const row = within(screen.getByRole('link', { name: 'Geschichte' }).closest('li') as HTMLElement);
  expect([row.getByText('Ausgeblendet'), row.getByText('Entwurf wartet')]).toHaveLength(2);
  expect(screen.getAllByText('Entwurf wartet')).toHaveLength(1);

  await user.click(link);

  expect(window.location.pathname).toBe('/admin/seiten/impressum');
});

test('pages that could not be fetched can be asked for again', async () => {
  api.answer('GET /api/admin/pages', { status: 500 });
  const { user } = openScreen(screens, '/admin/seiten');
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  api.answer('GET /api/admin/pages', { body: [history] });
  await user.click(again);

  expect(await screen.findByRole('link', { name: 'Geschichte' })).toBeTruthy();
});
