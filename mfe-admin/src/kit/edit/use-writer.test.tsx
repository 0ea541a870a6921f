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

const renderWriter = () =>
  renderHook(() => ({ writer: useWriter<{ id: string; version: number }>(kind), question: usePictureQuestion() }), {
    wrapper: ({ children }) => <ResourceProvider cache={createResourceCache({})}>{children}</ResourceProvider>,
  });

test('of several, one that is refused ends none of the others, and is told', async () => {
  api.answer('PATCH /api/albums/1', { status: 404 });
  api.answer('PATCH /api/albums/2', { body: {} });
  const { result } = renderWriter();
  const changed: string[] = [];

  const all = result.current.writer.change(['1', '2'], { isPublic: true }, { onChanged: (key) => changed.push(key) });

  await act(() => expect(all).rejects.toMatchObject({ status: 404 }));
  expect(changed).toEqual(['2']);
});

test('of several, those whose pictures may not be shown keep back none of the others, and say so', async () => {
  const pictures = [{ id: '1', url: '/objects/1.jpg', name: '', children: null }];
  api.answer('PATCH /api/albums/1', { status: 409, body: { statusCode: 409, code: 'pictures_unanswered', pictures } });
  api.answer('PATCH /api/albums/2', { body: {} });
  const { result } = renderWriter();

  const changed = result.current.writer.change(['1', '2'], { isPublic: true }).catch((error: unknown) => error);
  await waitFor(() => expect(result.current.question).toBeTruthy());
  act(() => result.current.question?.answer(false));

  await act(async () => expect(await changed).toMatchObject({ status: 409 }));
  expect(api.asked.map(({ request }) => request)).toEqual(['PATCH /api/albums/1', 'PATCH /api/albums/2']);
});
