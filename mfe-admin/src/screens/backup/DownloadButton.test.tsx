import { useSession, useToasts } from '@portal/shared-ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiServer } from '../../../test/api-server.ts';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { DownloadButton } from './DownloadButton.tsx';

const refusal = { statusCode: 403, code: 'proof_required', message: 'Dafür bitte noch einmal das eigene Passwort.' };

const api = apiServer();
let isProved: boolean;
const downloads: string[] = [];
beforeAll(async () => {
  api.answer('GET /api/account/proof', () => (isProved ? { status: 204 } : { status: 403, body: refusal }));
  api.answer('POST /api/account/proof', () => {
    isProved = true;
    return { status: 204 };
  });
  // jsdom follows no links.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) downloads.push(this.pathname);
  });
});
beforeEach(() => {
  isProved = false;
  downloads.length = 0;
  useToasts.setState({ toasts: [] });
  useSession.setState({ user: { id: '1', email: 'a@b.example', name: 'Anna', role: 'admin' } });
});

async function press() {
  const user = userEvent.setup();
  render(
    <>
      <DownloadButton />
      <ProofQuestion />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Sicherung herunterladen' }));
  return user;
}

test('lately signed in, it is saved without a question', async () => {
  isProved = true;
  await press();

  await waitFor(() => expect(downloads).toEqual(['/api/admin/backup']));
});

test('later it is saved with the own password', async () => {
  const user = await press();
  await user.type(await screen.findByLabelText('Dein Passwort'), 'geheim{Enter}');

  await waitFor(() => expect(downloads).toEqual(['/api/admin/backup']));
});

test('without it nothing is saved, and that is told', async () => {
  const user = await press();
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));

  await waitFor(() => expect(useToasts.getState().toasts[0]?.description).toBe(refusal.message));
  expect(downloads).toEqual([]);
});

test('without a connection that is told, and the button can be pressed again', async () => {
  isProved = true;
  api.isAway = true;
  const user = await press();
  await waitFor(() => expect(useToasts.getState().toasts[0]?.description).toContain('Keine Verbindung'));

  api.isAway = false;
  await user.click(screen.getByRole('button', { name: 'Sicherung herunterladen' }));

  await waitFor(() => expect(downloads).toEqual(['/api/admin/backup']));
});
