import { screen, waitFor } from '@testing-library/react';
import { importReport, importServer, sent } from '../../../test/imports.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { IcalScreen } from './IcalScreen.tsx';

const screens = { '/admin/importieren/kalender': <IcalScreen /> };
const api = importServer();

test('a calendar is read from its address, for a team', async () => {
  api.answer('POST /api/imports/ical/report', { body: importReport });
  const { user } = openScreen(screens, '/admin/importieren/kalender');
  await user.type(await screen.findByLabelText('Oder die Adresse des Kalenders'), 'https://bfv.example/team.ics');
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  expect(await screen.findByText('Bitte die Mannschaft wählen.')).toBeTruthy();
  const team = screen.getByLabelText('Mannschaft');
  expect([team.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', team]);

  await screen.findByRole('option', { name: 'A-Jugend' });
  await user.selectOptions(screen.getByLabelText('Mannschaft'), 'A-Jugend');
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));

  await waitFor(() =>
    expect(sent(api, '/api/imports/ical/report')).toEqual([{ teamId: 't1', address: 'https://bfv.example/team.ics' }]),
  );
});
