import type { EditableSeason } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { ArchivedSeasonScreen } from './ArchivedSeasonScreen.tsx';
import { ArchiveListScreen } from './ArchiveListScreen.tsx';

const screens = { '/admin/archiv': <ArchiveListScreen />, '/admin/archiv/:id': <ArchivedSeasonScreen /> };
const max = { number: 1, position: 'Tor', name: 'Max Muster' };
const ali = { number: 9, position: 'Angriff', name: 'Ali Muster' };
const season: EditableSeason = {
  slug: '2025-26',
  name: '2025/26',
  firstDay: '2025-07-01',
  lastDay: '2026-06-30',
  squads: [
    { team: 'a', name: '1. Mannschaft', isShown: true, squad: [max, ali] },
    { team: 'c', name: 'C-Jugend', isShown: false, squad: [{ ...max, name: 'Mia M.' }] },
    { team: 'd', name: 'Damen', isShown: false, squad: [] },
  ],
  version: 3,
};

const api = apiServer();
const stored = { season };
const patched = () => api.asked.filter(({ request }) => request.startsWith('PATCH')).map(({ body }) => body);
const toast = () => useToasts.getState().toasts.at(-1);

beforeEach(() => {
  stored.season = season;
  api.answer('GET /api/admin/seasons', () => ({ body: [stored.season] }));
  api.answer('GET /api/admin/seasons/2025-26', () => ({ body: stored.season }));
  api.answer('PATCH /api/seasons/2025-26', ({ body }) => {
    const { squads: sent, version } = body as unknown as EditableSeason;
    if (version !== stored.season.version)
      return { status: 409, body: { statusCode: 409, code: 'stale_version', message: 'Inzwischen geändert.' } };
    const squads = stored.season.squads.map((each) => ({ ...each, ...sent.find(({ team }) => team === each.team) }));
    stored.season = { ...stored.season, squads, version: version + 1 };
    return { body: stored.season };
  });
});

test('a season leads to its squads; a player is taken out, and put back', async () => {
  const { user } = openScreen(screens, '/admin/archiv');
  await user.click(await screen.findByRole('link', { name: /Saison 2025\/26/ }));
  await user.click(await screen.findByRole('button', { name: /^Herausnehmen ?: Max Muster$/ }));

  await waitFor(() => expect(screen.queryByText('Max Muster')).toBeNull());
  expect(patched()).toEqual([{ squads: [{ team: 'a', squad: [ali] }], version: 3 }]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Herausnehmen: Ali Muster'));
  expect(toast()?.title).toBe('1. Mannschaft: Max Muster steht nicht mehr im Kader dieser Saison.');
  toast()?.action?.onAction();

  expect(await screen.findByText('Max Muster')).toBeTruthy();
  expect(stored.season.squads).toEqual(season.squads);
});

test('a squad is taken out as a whole; those without players are not listed', async () => {
  const { user } = openScreen(screens, '/admin/archiv/2025-26');
  await user.click(await screen.findByRole('button', { name: /^Ganzen Kader herausnehmen ?: C-Jugend$/ }));

  await waitFor(() => expect(screen.queryByText('Mia M.')).toBeNull());
  expect(patched()).toEqual([{ squads: [{ team: 'c', squad: [] }], version: 3 }]);
  expect(screen.queryByRole('heading', { name: 'Damen' })).toBeNull();
});

test('after somebody else has changed the season nothing is overwritten, and the next attempt works', async () => {
  const { user } = openScreen(screens, '/admin/archiv/2025-26');
  const takeOut = () => screen.findByRole('button', { name: /^Herausnehmen ?: Max Muster$/ });
  await takeOut();
  stored.season = { ...season, version: 4 };
  await user.click(await takeOut());

  await waitFor(() => expect(toast()).toMatchObject({ title: 'Nicht herausgenommen', variant: 'danger' }));
  expect(stored.season.squads).toEqual(season.squads);
  await waitFor(async () => expect((await takeOut()).getAttribute('aria-disabled')).toBe('false'));
  await user.click(await takeOut());
  await waitFor(() => expect(stored.season.version).toBe(5));
});
