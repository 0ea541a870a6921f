import { useToasts } from '@portal/shared-ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { apiServer } from '../../../test/api-server.ts';
import { Confirmations } from '../dialog/Confirmations.tsx';
import { AltText } from './AltText.tsx';

const JUBEL = '/objects/demo/jubel.jpg';
const api = apiServer();
let stored: { id: string; alt: string; version: number };
beforeEach(() => {
  stored = { id: '300', alt: '', version: 4 };
  useToasts.setState({ toasts: [] });
  api.answer('GET /api/admin/media?', { body: { items: [], page: 1, pages: 1, total: 0 } });
  api.answer(`GET /api/admin/media?${new URLSearchParams({ url: JUBEL })}`, () => ({
    body: { items: [stored], page: 1, pages: 1, total: 1 },
  }));
  api.answer('GET /api/admin/media/300', () => ({ body: stored }));
  api.answer('PATCH /api/media/300', ({ body: { version, ...change } }) => {
    if (version !== stored.version) return { status: 409, body: { statusCode: 409, current: stored } };
    stored = { ...stored, ...change, version: stored.version + 1 };
    return { body: stored };
  });
});

const field = () => screen.getByLabelText<HTMLInputElement>('Was ist auf dem Bild zu sehen?');

async function describePicture(url: string, initial = ''): Promise<UserEvent> {
  const user = userEvent.setup();
  render(
    <>
      <AltText url={url} initial={initial} />
      <Confirmations />
    </>,
  );
  await user.clear(field());
  await user.type(field(), 'Torjubel');
  await user.tab();
  return user;
}

test('the text of a picture whose address does not name it is kept, however many pictures are newer', async () => {
  await describePicture(JUBEL);

  await waitFor(() => expect(stored.alt).toBe('Torjubel'));
});

test('the text of a picture that is gone is told as not saved', async () => {
  await describePicture('/objects/demo/weg.jpg');

  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Bildbeschreibung nicht gespeichert'));
  expect(stored.alt).toBe('');
});

test('the text that somebody else has given the picture meanwhile stays until people choose', async () => {
  stored.alt = 'Jubel der Damen';
  const user = await describePicture(JUBEL, 'Jubel');

  await user.click(await screen.findByRole('button', { name: 'Andere Fassung übernehmen' }));

  await waitFor(() => expect(field().value).toBe('Jubel der Damen'));
  expect(stored.alt).toBe('Jubel der Damen');
});

test('the own text is saved over the text of somebody else when people choose it', async () => {
  stored.alt = 'Jubel der Damen';
  const user = await describePicture(JUBEL, 'Jubel');

  await user.click(await screen.findByRole('button', { name: 'Meine Fassung speichern' }));

  await waitFor(() => expect(stored.alt).toBe('Torjubel'));
});

test('what somebody else has changed besides the text keeps nobody back', async () => {
  const read = { ...stored };
  api.answer('GET /api/admin/media/300', { body: read });
  stored.version = 5; // changed between reading and writing
  await describePicture(JUBEL);

  await waitFor(() => expect(stored).toMatchObject({ alt: 'Torjubel', version: 6 }));
});
