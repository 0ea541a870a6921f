import type { MediaDetail } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { startUploadServer, type UploadServer } from '../../../test/upload-server.ts';
import { MediaScreen } from './MediaScreen.tsx';

const screens = { '/admin/medien/:id': <MediaScreen /> };

let uploads: UploadServer;
let api: ApiServer;
let stored: MediaDetail;
beforeAll(async () => {
  uploads = await startUploadServer();
  api = await startApiServer();
});
beforeEach(() => {
  stored = {
    id: '1',
    url: '/objects/1.jpg',
    alt: 'Torjubel',
    width: 80,
    height: 60,
    color: '#ff0000',
    type: 'image/jpeg',
    bytes: 1234,
    name: 'jubel.jpg',
    credit: null,
    showsMinors: false,
    consentGiven: false,
    uses: 0,
    usedIn: [],
    uploadedBy: null,
    version: 1,
    createdAt: '2026-11-01T10:00:00Z',
    updatedAt: '2026-11-01T10:00:00Z',
  };
  api.answer('GET /api/admin/media/1', () => ({ body: stored }));
  api.answer('PATCH /api/media/1', ({ body: { version, ...change } }) => {
    if (version !== stored.version)
      return { status: 409, body: { statusCode: 409, code: 'stale_version', current: stored } };
    stored = { ...stored, ...change, version: stored.version + 1 };
    return { body: stored };
  });
});
afterAll(async () => {
  await api.stop();
  await uploads.close();
});

test('who replaces the file and then saves the form meets no conflict', async () => {
  const { user } = openScreen(screens, '/admin/medien/1');
  const alt = await screen.findByLabelText('Was ist auf dem Bild zu sehen?');
  await user.type(alt, ' nach dem 2:1');
  uploads.answers.push((_, response) => {
    stored = { ...stored, bytes: 4321, version: stored.version + 1 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(stored));
  });
  await user.upload(screen.getByTestId('picture-files'), new File(['neu'], 'neu.jpg', { type: 'image/jpeg' }));
  await user.click(await screen.findByRole('button', { name: 'Ersetzen' }));
  await screen.findByText(/4 KB|4,3 KB|4321/);
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(stored).toMatchObject({ alt: 'Torjubel nach dem 2:1', bytes: 4321, version: 3 }));
});

test('a picture that somebody deleted is told so', async () => {
  openScreen(screens, '/admin/medien/2');

  expect(await screen.findByText('Dieses Bild gibt es nicht (mehr)')).toBeTruthy();
});
