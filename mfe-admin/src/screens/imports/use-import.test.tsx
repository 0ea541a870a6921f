import { createResourceCache, ResourceProvider, useToasts } from '@portal/shared-ui';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { apiServer } from '../../../test/api-server.ts';
import { useImport } from './use-import.ts';

const report = { digest: 'd1', counts: {}, rows: [], problems: [] };
const first = { file: { name: 'plan.csv', content: '' } };
const second = { file: { name: 'anderer.csv', content: '' } };

const api = apiServer();
const carriedOut = () => api.asked.filter(({ request }) => request === 'POST /api/imports/dfbnet');

function open() {
  useToasts.setState({ toasts: [] });
  return renderHook(() => useImport('dfbnet'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ResourceProvider cache={createResourceCache()}>
        <BrowserRouter>{children}</BrowserRouter>
      </ResourceProvider>
    ),
  }).result;
}

/** Lets the report of the first file wait until it is let go. */
function holdFirst(status = 200): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  api.answer('POST /api/imports/dfbnet', { body: { added: 1, changed: 0 } });
  api.answer('POST /api/imports/dfbnet/report', async ({ body }) => {
    if (JSON.stringify(body) === JSON.stringify(second)) return { body: { ...report, digest: 'd2' } };
    await gate;
    return { status, body: report };
  });
  return release;
}

test('a report that comes after another file was chosen is dropped', async () => {
  const release = holdFirst();
  const running = open();
  let asking: Promise<void> | undefined;
  act(() => void (asking = running.current.begin(first)));
  expect(running.current.isBusy).toBe(true);
  act(() => running.current.forget());
  expect(running.current.isBusy).toBe(false);

  release();
  await act(() => asking);

  expect([running.current.report, running.current.isBusy]).toEqual([undefined, false]);
});

test('what is carried out is the file that was asked for last, whichever report comes last', async () => {
  const release = holdFirst();
  const running = open();
  let asking: Promise<void> | undefined;
  act(() => void (asking = running.current.begin(first)));
  await act(() => running.current.begin(second));

  release();
  await act(() => asking);
  await act(() => running.current.carryOut());

  expect(carriedOut().map(({ body }) => body)).toEqual([{ ...second, digest: 'd2' }]);
});

test('a late refusal says nothing about the file that was chosen since', async () => {
  const release = holdFirst(400);
  const running = open();
  let asking: Promise<void> | undefined;
  act(() => void (asking = running.current.begin(first)));
  await act(() => running.current.begin(second));

  release();
  await act(() => asking);

  expect([running.current.failure, running.current.report?.digest]).toEqual([undefined, 'd2']);
});

test('an import that was out of date is not asked for anew once another file was chosen', async () => {
  const running = open();
  api.answer('POST /api/imports/dfbnet', { status: 409, body: { code: 'report_outdated', message: 'Veraltet.' } });
  api.answer('POST /api/imports/dfbnet/report', { body: report });
  await act(() => running.current.begin(first));
  let carrying: Promise<void> | undefined;
  act(() => void (carrying = running.current.carryOut()));
  act(() => running.current.forget());
  expect(running.current.isBusy).toBe(true);

  await act(() => carrying);

  expect([running.current.report, running.current.isBusy]).toEqual([undefined, false]);
});
