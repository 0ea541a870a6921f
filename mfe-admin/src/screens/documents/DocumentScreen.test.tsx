import type { EditableDocument } from '@portal/api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { chosenDocument, editableDocument, storeNext, toasts } from '../../../test/documents.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { refuse, startUploadServer, type UploadServer } from '../../../test/upload-server.ts';
import { DocumentScreen } from './DocumentScreen.tsx';

const screens = { '/admin/dateien/:id': <DocumentScreen /> };
let uploads: UploadServer;
let stored: EditableDocument;
beforeAll(async () => {
  uploads = await startUploadServer();
});
// Last, so that requests that are no uploads go there.
const api = apiServer();
beforeEach(() => {
  uploads.targets.length = 0;
  stored = editableDocument();
  api.answer('GET /api/admin/documents/1', () => ({ body: stored }));
  api.answer('DELETE /api/documents/1', { status: 204 });
});
afterAll(() => uploads.close());

test('another file takes the place after a question, with the version that was read', async () => {
  const { user } = openScreen(screens, '/admin/dateien/1');
  storeNext(uploads, stored);
  await user.upload(await screen.findByLabelText('Durch neue Fassung ersetzen'), chosenDocument('satzung_neu.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Ersetzen' }));

  await waitFor(() => expect(toasts()).toContain('Datei ersetzt.'));
  expect(uploads.targets).toEqual(['PUT /api/documents/1/file']);
});

test('another file that somebody else was faster with can be sent again, over what they have stored', async () => {
  const { user } = openScreen(screens, '/admin/dateien/1');
  const input = await screen.findByLabelText('Durch neue Fassung ersetzen');
  uploads.answers.push((...answer) => {
    stored = { ...stored, name: 'satzung_von_anna.pdf', version: 2 };
    refuse(409, 'Die Datei wurde inzwischen von jemand anderem geändert.')(...answer);
  });

  await user.upload(input, chosenDocument('satzung_neu.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Ersetzen' }));

  expect(await screen.findByText('Die Datei wurde inzwischen von jemand anderem geändert.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'satzung_von_anna.pdf' })).toBeTruthy();
  storeNext(uploads, stored);
  await user.click(screen.getByRole('button', { name: 'Noch einmal satzung_neu.pdf hochladen' }));
  await waitFor(() => expect(toasts()).toContain('Datei ersetzt.'));
  const versions = uploads.bodies.slice(-2).map((body) => /name="version"\s+(\d+)/.exec(body)?.[1]);
  expect(versions).toEqual(['1', '2']);
});

test('who deletes what is linked learns where, and deletes only knowingly', async () => {
  stored.usedIn = [
    { kind: 'news', id: '7', title: 'Neue Satzung', isDeleted: false },
    { kind: 'settings', id: '', title: 'Einstellungen', isDeleted: false },
  ];
  const { user } = openScreen(screens, '/admin/dateien/1');

  const link = await screen.findByRole('link', { name: 'Artikel „Neue Satzung“' });
  expect(link.getAttribute('href')).toBe('/admin/neuigkeiten/7');
  await user.click(screen.getByRole('button', { name: 'Datei löschen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Auf die Datei führen noch Links' });
  expect(dialog.textContent).toContain('Artikel „Neue Satzung“, Einstellungen „Einstellungen“');
  await user.click(within(dialog).getByRole('button', { name: 'Trotzdem löschen' }));

  await waitFor(() => expect(toasts()).toContain('Datei gelöscht.'));
  expect(api.asked.map(({ request }) => request)).toContain('DELETE /api/documents/1?force=true');
});
