import { screen } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { ForgottenPage } from './ForgottenPage.tsx';

const screens = { '/auth/vergessen': <ForgottenPage /> };
const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/auth/ways', { body: { passwordByMail: true } });
  api.answer('POST /api/auth/forgotten', { status: 202 });
});

const write = async (email: string) => {
  const { user } = openScreen(screens, '/auth/vergessen');
  await user.type(await screen.findByLabelText('E-Mail'), email);
  await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
};

test('whoever asks for a link is told where to look, without learning whether there is an account', async () => {
  await write('wer@verein.example');

  const answer = await screen.findByRole('region', { name: 'Link angefordert' });
  expect(answer.textContent).toContain('Gibt es ein Konto mit der Adresse wer@verein.example');
  expect(document.activeElement).toBe(answer);
  expect(api.asked.at(-1)).toMatchObject({ body: { email: 'wer@verein.example' } });
});

test('too many tries are told, and the address stays', async () => {
  api.answer('POST /api/auth/forgotten', { status: 429, body: { message: 'Zu viele Versuche.' } });
  await write('wer@verein.example');

  expect(await screen.findByText('Zu viele Versuche.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe('wer@verein.example');
});

test('where no mails are sent, the page says who can help', async () => {
  api.answer('GET /api/auth/ways', { body: { passwordByMail: false } });
  openScreen(screens, '/auth/vergessen');

  expect(await screen.findByText(/Wer die Seite verwaltet, gibt dir einen/)).toBeTruthy();
  expect(screen.queryByLabelText('E-Mail')).toBeNull();
});

test('where no mails are sent, the person whom the club has named is asked, by the address below', async () => {
  const contact = { name: 'Karla Feld', email: 'karla@verein.example' };
  api.answer('GET /api/auth/ways', { body: { passwordByMail: false, contact } });
  openScreen(screens, '/auth/vergessen');

  expect(await screen.findByText(/Karla Feld gibt dir einen für ein neues Passwort/)).toBeTruthy();
  expect(screen.getByRole('link', { name: contact.email }).getAttribute('href')).toBe(`mailto:${contact.email}`);
});
