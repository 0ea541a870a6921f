import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const settings = { name: 'SV Musterstadt', contactMail: { withText: false, recipients: [] }, version: 7 };

const api = apiServer();

test('addresses are set by words of the subject, and whether the text is mailed, also to the sender', async () => {
  api.answer('GET /api/admin/settings', { body: settings });
  api.answer('PUT /api/settings', ({ body }) => ({ body: { ...settings, ...body, version: 8 } }));
  const { user } = openScreen(
    { '/admin/einstellungen/:group': <SettingsScreen /> },
    '/admin/einstellungen/nachrichten-per-mail',
  );

  await user.click(await screen.findByRole('button', { name: 'Wort und Adresse hinzufügen' }));
  await user.type(screen.getByLabelText('1. Wort im Betreff'), 'Training');
  await user.type(screen.getByLabelText('E-Mail zum 1. Wort'), 'jugend@verein.example');
  await user.click(screen.getByLabelText('Die Nachricht selbst mitschicken'));
  const copies = screen.getByLabelText<HTMLInputElement>('Kopie mit dem Text an die Absenderin oder den Absender');
  expect(copies.checked).toBe(false);
  await user.click(copies);
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() =>
    expect(api.asked.find(({ request }) => request === 'PUT /api/settings')?.body).toMatchObject({
      contactMail: {
        withText: true,
        copies: true,
        recipients: [{ subject: 'Training', email: 'jugend@verein.example' }],
      },
    }),
  );
});

test('the focus goes on from a line that is taken out', async () => {
  const recipients = [{ subject: 'Training', email: 'jugend@verein.example' }];
  api.answer('GET /api/admin/settings', { body: { ...settings, contactMail: { withText: false, recipients } } });
  const { user } = openScreen(
    { '/admin/einstellungen/:group': <SettingsScreen /> },
    '/admin/einstellungen/nachrichten-per-mail',
  );
  await user.click(await screen.findByRole('button', { name: '1. Zeile entfernen' }));

  const add = screen.getByRole('button', { name: 'Wort und Adresse hinzufügen' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

test.each([
  [true, 'Ein Mailserver ist eingerichtet: E-Mails werden verschickt.'],
  [false, /^Es ist kein Mailserver eingerichtet: Niemand bekommt eine E-Mail/],
])('says whether mails are sent here: %s', async (mails, words) => {
  api.answer('GET /api/admin/settings', { body: settings });
  api.answer('GET /api/auth/ways', { body: { passwordByMail: false, mails } });
  openScreen({ '/admin/einstellungen/:group': <SettingsScreen /> }, '/admin/einstellungen/nachrichten-per-mail');

  expect(await screen.findByText(words)).toBeTruthy();
});
