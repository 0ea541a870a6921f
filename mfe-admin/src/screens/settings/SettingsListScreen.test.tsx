import { screen } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { SettingsListScreen } from './SettingsListScreen.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';
import { SetupScreen } from './SetupScreen.tsx';

const screens = {
  '/admin/einstellungen': <SettingsListScreen />,
  '/admin/einstellungen/einrichten': <SetupScreen />,
  '/admin/einstellungen/:group': <SettingsScreen />,
};

const api = apiServer();

test('every group leads to a screen of its own that exists', () => {
  const { unmount } = openScreen(screens, '/admin/einstellungen');
  const groups = screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/admin/einstellungen/'))
    .map((link) => [link.getAttribute('href') ?? '', link.querySelector('strong')?.textContent ?? '']);
  unmount();

  expect(groups.length).toBeGreaterThan(1);
  for (const [address = '', title = ''] of groups) {
    const opened = openScreen(screens, address);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    opened.unmount();
  }
});

test('the end of the demo content is offered while it is there', async () => {
  const kinds = [{ resource: 'news', count: 3, changed: 0 }];
  api.answer('GET /api/admin/demo', { body: { kinds, facts: 14, pages: 7 } });
  openScreen(screens, '/admin/einstellungen');

  const link = await screen.findByRole('link', { name: /Demo entfernen/ });
  expect(link.getAttribute('href')).toBe('/admin/sicherung');
});

test('editors see no group', () => {
  openScreen(screens, '/admin/einstellungen', { role: 'editor' });

  expect(screen.getByRole('heading', { name: 'Dafür fehlt die Berechtigung' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Anschrift und Kontakt/ })).toBeNull();
});
