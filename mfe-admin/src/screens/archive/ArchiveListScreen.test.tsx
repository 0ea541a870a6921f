import type { EditableSeason } from '@portal/api/contract';
import { screen } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { ArchiveListScreen } from './ArchiveListScreen.tsx';

const screens = { '/admin/archiv': <ArchiveListScreen /> };
const season: EditableSeason = {
  slug: '2025-26',
  name: '2025/26',
  firstDay: '2025-07-01',
  lastDay: '2026-06-30',
  squads: [{ team: 'a', name: '1. Mannschaft', isShown: true, squad: [{ number: 1, position: 'Tor', name: 'Max' }] }],
  version: 1,
};

const api = apiServer();

test('each season says how many players it names', async () => {
  const older = { ...season, slug: '2024-25', name: '2024/25', squads: [] };
  api.answer('GET /api/admin/seasons', { body: [season, older] });
  openScreen(screens, '/admin/archiv');

  const link = await screen.findByRole('link', { name: /Saison 2025\/26.*1 Spieler in den Kadern/ });
  expect(link.getAttribute('href')).toBe('/admin/archiv/2025-26');
  expect(screen.getByRole('link', { name: /Saison 2024\/25.*Ohne Kader/ })).toBeTruthy();
});

test('without a season it leads to the change of season; after a failure it can be asked for again', async () => {
  api.answer('GET /api/admin/seasons', { status: 500 });
  const { user } = openScreen(screens, '/admin/archiv');
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  api.answer('GET /api/admin/seasons', { body: [] });
  await user.click(again);

  const link = await screen.findByRole('link', { name: 'Saison wechseln' });
  expect(link.getAttribute('href')).toBe('/admin/importieren/saison');
});
