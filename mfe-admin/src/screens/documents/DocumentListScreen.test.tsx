import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { chosenDocument, editableDocument, storeNext, toasts } from '../../../test/documents.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { refuse, startUploadServer, type UploadServer } from '../../../test/upload-server.ts';
import { DocumentListScreen } from './DocumentListScreen.tsx';

const screens = { '/admin/dateien': <DocumentListScreen /> };
let uploads: UploadServer;
beforeAll(async () => {
  uploads = await startUploadServer();
});
// Last, so that requests that are no uploads go there.
const api = apiServer();
beforeEach(() => {
  uploads.targets.length = 0;
  api.answer('GET /api/admin/documents', { body: onePage(editableDocument()) });
});
afterAll(() => uploads.close());

test('several are uploaded one after the other; what is refused says why and can be sent again', async () => {
  const { user } = openScreen(screens, '/admin/dateien');
  const table = await screen.findByRole('table', { name: 'Dateien' });
  expect(within(table).getByText('PDF, 1,2 MB')).toBeTruthy();
  uploads.answers.push(refuse(422, 'Die Datei enthält Makros, also Programme.'));
  storeNext(uploads, editableDocument());

  await user.upload(screen.getByLabelText('Datei hochladen'), [
    chosenDocument('antrag.docx'),
    chosenDocument('satzung.pdf'),
  ]);

  expect(await screen.findByText('Die Datei enthält Makros, also Programme.')).toBeTruthy();
  await waitFor(() => expect(toasts()).toContain('„Satzung“ hochgeladen.'));
  storeNext(uploads, editableDocument());
  await user.click(screen.getByRole('button', { name: 'Noch einmal antrag.docx hochladen' }));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await waitFor(() => expect(screen.queryByText('antrag.docx')).toBeNull());
  expect(uploads.targets).toEqual(Array.from({ length: 3 }, () => 'POST /api/documents'));
});
