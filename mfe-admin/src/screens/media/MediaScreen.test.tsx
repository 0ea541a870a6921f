import type { MediaDetail } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { startUploadServer, type UploadServer } from '../../../test/upload-server.ts';
import { MediaScreen } from './MediaScreen.tsx';

const screens = { '/admin/medien/:id': <MediaScreen /> };

let uploads: UploadServer;
let stored: MediaDetail;
beforeAll(async () => {
  uploads = await startUploadServer();
});
// Last, so that requests that are no uploads go there.
const api = apiServer();
beforeEach(() => {
  useToasts.setState({ toasts: [] });
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
    children: 'none',
    consentNote: null,
    consentDate: null,
    shownBefore: false,
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
afterAll(() => uploads.close());

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

test('consent is kept with the place of its paper', async () => {
  api.answer('POST /api/media/answers', ({ body: { ids: _ids, ...answer } }) => {
    stored = { ...stored, ...answer, version: stored.version + 1 };
    return { status: 204 };
  });
  const { user } = openScreen(screens, '/admin/medien/1');
  await user.click(await screen.findByRole('button', { name: 'Ja, die Einwilligung der Eltern liegt beim Verein' }));
  await user.type(screen.getByLabelText('Wo liegt das Papier?'), 'Ordner 3{Enter}');

  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Antwort gespeichert.'));
  expect(api.asked.find(({ request }) => request.startsWith('POST'))?.body).toEqual({
    ids: ['1'],
    children: 'consent',
    consentNote: 'Ordner 3',
    consentDate: null,
  });
  const heading = screen.getByRole('heading', { name: 'Kinder auf dem Bild' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a picture that visitors see without consent is taken away after a question', async () => {
  const sent: unknown[] = [];
  api.answer('POST /api/media/answers', ({ body }) => {
    sent.push(body['force']);
    return body['force'] ? { status: 204 } : { status: 409, body: { statusCode: 409, code: 'picture_in_use' } };
  });
  const { user } = openScreen(screens, '/admin/medien/1');
  await user.click(await screen.findByRole('button', { name: 'Ja, aber die Einwilligung fehlt' }));
  await user.click(await screen.findByRole('button', { name: 'Überall entfernen' }));

  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Antwort gespeichert.'));
  expect(sent).toEqual([undefined, true]);
});

test('a withdrawal is asked for once more, and leads back to the library', async () => {
  api.answer('POST /api/media/1/withdrawal', { status: 204 });
  const { user } = openScreen(screens, '/admin/medien/1');
  await user.click(await screen.findByRole('button', { name: 'Einwilligung widerrufen' }));
  await user.click(await screen.findByRole('button', { name: 'Widerrufen und überall entfernen' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/medien'));
  expect(api.asked.map(({ request }) => request)).toContain('POST /api/media/1/withdrawal');
});
