import { createResourceCache, ResourceProvider } from '@portal/shared-ui';
import { act, renderHook, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { usePictureQuestion } from '../children/picture-answers.ts';
import { useWriter } from './use-writer.ts';

const api = apiServer();

const kind = {
  list: '/api/admin/albums',
  writes: '/api/albums',
  keyOf: ({ id }: { id: string }) => id,
  screen: { to: '/admin/fotos', label: 'Fotos' },
  gone: { title: 'Weg' },
} as const;

test('of several, those whose pictures may not be shown keep back none of the others, and say so', async () => {
  const pictures = [{ id: '1', url: '/objects/1.jpg', name: '', children: null }];
  api.answer('PATCH /api/albums/1', { status: 409, body: { statusCode: 409, code: 'pictures_unanswered', pictures } });
  api.answer('PATCH /api/albums/2', { body: {} });
  const { result } = renderHook(
    () => ({ writer: useWriter<{ id: string; version: number }>(kind), question: usePictureQuestion() }),
    {
      wrapper: ({ children }) => <ResourceProvider cache={createResourceCache({})}>{children}</ResourceProvider>,
    },
  );

  const changed = result.current.writer.change(['1', '2'], { isPublic: true }).catch((error: unknown) => error);
  await waitFor(() => expect(result.current.question).toBeTruthy());
  act(() => result.current.question?.answer(false));

  await act(async () => expect(await changed).toMatchObject({ status: 409 }));
  expect(api.asked.map(({ request }) => request)).toEqual(['PATCH /api/albums/1', 'PATCH /api/albums/2']);
});
