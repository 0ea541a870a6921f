import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableDocument } from '../../../test/documents.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { DocumentOrderScreen } from './DocumentOrderScreen.tsx';

const screens = { '/admin/dateien/reihenfolge': <DocumentOrderScreen /> };
const api = apiServer();

test('documents are put in order by title, type and size, and the new order is sent at once', async () => {
  api.answer('GET /api/admin/documents', {
    body: onePage(editableDocument(), editableDocument({ id: '2', title: 'Aufnahmeantrag' })),
  });
  api.answer('PUT /api/documents/order', { status: 204 });
  const { user } = openScreen(screens, '/admin/dateien/reihenfolge');
  await user.click(await screen.findByRole('button', { name: 'Aufnahmeantrag (PDF, 1,2 MB) nach oben' }));

  const orders = () => api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body);
  await waitFor(() => expect(orders()).toEqual([{ ids: ['2', '1'], before: ['1', '2'] }]));
});
