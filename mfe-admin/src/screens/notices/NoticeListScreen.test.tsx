import { screen } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableNotice } from '../../../test/entries.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { loadedScreens } from '../../../test/load-screen.tsx';
import { openScreen } from '../../../test/open-screen.tsx';

const screens = loadedScreens('/admin/eilmeldungen');
const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/notices', { body: onePage(editableNotice()) });
});

test('the list says how long visitors read it', async () => {
  openScreen(screens, '/admin/eilmeldungen');

  expect(await screen.findByRole('link', { name: 'Platz gesperrt' })).toBeTruthy();
  expect(screen.getByText(/^bis .*1\. Juli/)).toBeTruthy();
});
