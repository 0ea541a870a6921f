import { screen, within } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { startUploadServer, type UploadServer } from '../../../test/upload-server.ts';
import { BackupScreen } from './BackupScreen.tsx';

const screens = { '/admin/sicherung': <BackupScreen /> };
const file = new File(['backup'], 'verein.tar.gz', { type: 'application/gzip' });
const refusal = { statusCode: 403, code: 'proof_required', message: 'Dafür bitte noch einmal das eigene Passwort.' };

let uploads: UploadServer;
let api: ApiServer;
beforeAll(async () => {
  uploads = await startUploadServer();
  api = await startApiServer();
});
beforeEach(() => {
  api.asked.length = 0;
  uploads.targets.length = 0;
  api.answer('GET /api/account/proof', { status: 204 });
});
afterAll(async () => {
  await api.stop();
  await uploads.close();
});

async function chooseFile() {
  const { user } = openScreen(screens, '/admin/sicherung');
  await user.upload(screen.getByLabelText('Sicherungsdatei'), file);
  await user.click(screen.getByRole('button', { name: 'Einspielen …' }));
  return { user, question: within(await screen.findByRole('dialog', { name: 'Wirklich alles ersetzen?' })) };
}

test('a backup replaces everything after a question, and says what is there now', async () => {
  uploads.answers.push((_, response) => {
    const result = { createdAt: '2026-11-01T10:00:00Z', tables: 20, rows: 345, pictures: 12 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  });
  const { user, question } = await chooseFile();
  expect(question.getByText(/„verein\.tar\.gz“/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Alles ersetzen' }));

  expect(await screen.findByText(/345 Einträge, 12 Bilder/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Neu anmelden' })).toBeTruthy();
  expect(uploads.targets).toEqual(['POST /api/admin/restore?replace=true']);
});

test('without the own password nothing is sent, and that is told', async () => {
  api.answer('GET /api/account/proof', { status: 403, body: refusal });
  const { user, question } = await chooseFile();
  await user.click(question.getByRole('button', { name: 'Alles ersetzen' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Bist du es?' }));
  await user.click(proof.getByRole('button', { name: 'Abbrechen' }));

  expect(await screen.findByText(refusal.message)).toBeTruthy();
  expect(uploads.targets).toEqual([]);
});

test('without a file it says which is wanted', async () => {
  const { user } = openScreen(screens, '/admin/sicherung');
  await user.click(screen.getByRole('button', { name: 'Einspielen …' }));

  expect(await screen.findByText(/Bitte zuerst die Datei auswählen/)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
