import { useToasts } from '@portal/shared-ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiServer } from '../../../test/api-server.ts';
import { AltText } from './AltText.tsx';

const api = apiServer();
let texts: Record<string, unknown>;
beforeEach(() => {
  texts = {};
  useToasts.setState({ toasts: [] });
  api.answer('GET /api/admin/media?', { body: { items: [], page: 1, pages: 1, total: 0 } });
  api.answer(`GET /api/admin/media?${new URLSearchParams({ url: '/objects/demo/jubel.jpg' })}`, {
    body: { items: [{ id: '300', url: '/objects/demo/jubel.jpg' }], page: 1, pages: 1, total: 1 },
  });
  api.answer('PATCH /api/media/', ({ request, body }) => {
    texts[request.slice('PATCH /api/media/'.length)] = body['alt'];
    return { body: {} };
  });
});

async function describePicture(url: string) {
  const user = userEvent.setup();
  render(<AltText url={url} initial="" />);
  await user.type(screen.getByLabelText('Was ist auf dem Bild zu sehen?'), 'Torjubel');
  await user.tab();
}

test('the text of a picture whose address does not name it is kept, however many pictures are newer', async () => {
  await describePicture('/objects/demo/jubel.jpg');

  await waitFor(() => expect(texts).toEqual({ '300': 'Torjubel' }));
});

test('the text of a picture that is gone is told as not saved', async () => {
  await describePicture('/objects/demo/weg.jpg');

  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Bildbeschreibung nicht gespeichert'));
  expect(texts).toEqual({});
});
