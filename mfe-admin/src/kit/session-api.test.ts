import { apiServer } from '../../test/api-server.ts';
import { readLocalCopy, writeLocalCopy } from './local-copy.ts';
import { signOut } from './session-api.ts';
import { noteFailedUpload } from './upload/failed-uploads.ts';

const api = apiServer();
afterEach(() => localStorage.clear());

test('whoever signs in next in this browser finds neither texts nor names of pictures', async () => {
  api.answer('POST /api/logout', { status: 204 });
  writeLocalCopy('artikel:neu', { title: 'Entwurf' }, null);
  noteFailedUpload({ id: '1', name: 'mia-und-ben.jpg', reason: 'Kein Bild.' });

  await signOut();

  expect(readLocalCopy('artikel:neu')).toBeNull();
  expect(Object.values(localStorage).join()).not.toContain('mia-und-ben');
});
