import { screen, waitFor, within } from '@testing-library/react';
import { useToasts } from '@portal/shared-ui';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { startUploadServer, type UploadServer } from '../../../test/upload-server.ts';
import { BackupScreen } from './BackupScreen.tsx';

const screens = { '/admin/sicherung': <BackupScreen /> };
const file = new File(['backup'], 'verein.tar.gz', { type: 'application/gzip' });
const refusal = { statusCode: 403, code: 'proof_required', message: 'Dafür bitte noch einmal das eigene Passwort.' };

let uploads: UploadServer;
beforeAll(async () => {
  uploads = await startUploadServer();
});
// Last, so that requests that are no uploads go there.
const api = apiServer();
beforeEach(() => {
  uploads.targets.length = 0;
  api.answer('GET /api/account/proof', { status: 204 });
  api.answer('GET /api/admin/backups', { body: [] });
});
afterAll(() => uploads.close());

async function chooseFile() {
  const { user } = openScreen(screens, '/admin/sicherung');
  await user.upload(screen.getByLabelText('Sicherungsdatei'), file);
  await user.click(screen.getByRole('button', { name: 'Einspielen …' }));
  return { user, question: within(await screen.findByRole('dialog', { name: 'Wirklich alles ersetzen?' })) };
}

test('what the portal has saved by itself is there to be taken away', async () => {
  const backup = { name: 'sicherung-2026-11-22-0300.tar.gz', bytes: 5_000_000, createdAt: '2026-11-22T03:00:00Z' };
  api.answer('GET /api/admin/backups', { body: [backup] });
  openScreen(screens, '/admin/sicherung');

  const download = await screen.findByRole('button', { name: /^Herunterladen ?: So., 22. November, 04:00 Uhr/ });
  expect(download.closest('li')?.textContent).toContain('4,8 MB');
});

test('a backup replaces everything after a question, and says what is there now', async () => {
  uploads.answers.push((_, response) => {
    const result = { createdAt: '2026-11-01T10:00:00Z', tables: 20, rows: 345, pictures: 12 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  });
  const { user, question } = await chooseFile();
  expect(question.getByText(/„verein\.tar\.gz“/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Alles ersetzen' }));

  const done = await screen.findByText(/345 Einträge, 12 Bilder/);
  expect(document.activeElement).toBe(done);
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

test('the demo is removed after a question that says how much goes, and what stays is told', async () => {
  const kinds = [
    { resource: 'news', count: 40, changed: 2 },
    { resource: 'teams', count: 9, changed: 0 },
  ];
  api.answer('GET /api/admin/demo', { body: { kinds, facts: 14, pages: 7 } });
  const backup = 'sicherung-2026-11-23-1500.tar.gz';
  api.answer('POST /api/admin/demo/removal', { body: { removed: 48, pictures: 60, kept: 1, backup } });
  const { user } = openScreen(screens, '/admin/sicherung');
  expect(await screen.findByText(/Neuigkeiten \(40\), Mannschaften \(9\)/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Auch die 2 Beispiele entfernen, die jemand geändert hat' }));
  await user.click(screen.getByRole('button', { name: 'Demo entfernen …' }));
  const question = within(await screen.findByRole('dialog', { name: 'Demo wirklich entfernen?' }));
  expect(question.getByText(/49 Einträge .* 14 Angaben .* 7 Seiten/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Demo entfernen' }));

  expect(await screen.findByText(/48 Einträge und 60 Bilder/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Demo entfernen' }));
  expect(screen.getByText(/Ein Eintrag ist geblieben: .* noch die der Demo/)).toBeTruthy();
  const sent = api.asked.filter(({ request }) => request.startsWith('POST'));
  expect(sent).toEqual([{ request: 'POST /api/admin/demo/removal', body: { alsoChanged: true } }]);
});

test('the offer to remove the demo comes with the list above it, so that it does not move below a finger', async () => {
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  api.answer('GET /api/admin/backups', async () => {
    await told;
    return { body: [] };
  });
  api.answer('GET /api/admin/demo', { body: { kinds: [], facts: 14, pages: 0 } });
  openScreen(screens, '/admin/sicherung');
  await waitFor(() => expect(api.asked.some(({ request }) => request.includes('/backups'))).toBe(true));
  expect(screen.queryByRole('button', { name: 'Demo entfernen …' })).toBeNull();
  tell();

  expect(await screen.findByRole('button', { name: 'Demo entfernen …' })).toBeTruthy();
});

test('after a lost answer nobody is told that nothing was removed, and the panel asks what is still there', async () => {
  const left = (count: number) => ({ body: { kinds: [{ resource: 'teams', count, changed: 0 }], facts: 0, pages: 0 } });
  api.answer('GET /api/admin/demo', left(9));
  api.answer('POST /api/admin/demo/removal', { status: 504 });
  const { user } = openScreen(screens, '/admin/sicherung');
  await user.click(await screen.findByRole('button', { name: 'Demo entfernen …' }));
  const question = within(await screen.findByRole('dialog', { name: 'Demo wirklich entfernen?' }));
  api.answer('GET /api/admin/demo', left(1));
  await user.click(question.getByRole('button', { name: 'Demo entfernen' }));

  expect(await screen.findByText(/Mannschaften \(1\)/)).toBeTruthy();
  expect(useToasts.getState().toasts).toMatchObject([{ title: 'Keine Antwort', variant: 'danger' }]);
});

test('a portal without demo content offers nothing to remove', async () => {
  api.answer('GET /api/admin/demo', { body: { kinds: [], facts: 0, pages: 0 } });
  openScreen(screens, '/admin/sicherung');
  await waitFor(() => expect(api.asked.map(({ request }) => request)).toContain('GET /api/admin/demo'));

  expect(screen.queryByRole('heading', { name: 'Demo entfernen' })).toBeNull();
});
