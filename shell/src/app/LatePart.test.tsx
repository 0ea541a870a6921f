import { expectConsole } from '@portal/api/test/expect-console';
import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { render, screen, waitFor } from '@testing-library/react';
import { LatePart } from './LatePart.tsx';

const Content = () => <p>Nachzügler</p>;
const loadContent = () => Promise.resolve(Content);

let api: ApiServer;
beforeAll(async () => {
  api = await startApiServer();
  api.answer('POST /api/errors', { status: 204 });
  document.head.innerHTML = '<script data-entry="/releases/shell/0123456789ab/client/main.js"></script>';
});
afterAll(() => api.stop());
/** The report that the portal got. */
const told = (message: string) =>
  expect.stringContaining(
    `{"section":"shell","version":"0123456789ab","part":"late-part","message":"Error: ${message}"`,
  );

test('shows a part once it has been loaded', async () => {
  render(<LatePart load={loadContent} />);

  expect(await screen.findByText('Nachzügler')).toBeTruthy();
});

const loadNothing = () => Promise.reject(new Error('kein Netz'));

test('a part that cannot be loaded is only reported', async () => {
  const log = expectConsole('warn', /kein Netz/);

  render(<LatePart load={loadNothing} />);

  await waitFor(() => expect(log.seen()).toBe(1));
  await waitFor(() => expect(api.requests).toContainEqual(told('kein Netz')));
});

const Broken = (): never => {
  throw new Error('kaputt');
};
const loadBroken = () => Promise.resolve(Broken);

test('a part that fails leaves the page alone', async () => {
  const log = expectConsole('error', /kaputt/);
  expectConsole('warn', /kaputt/);
  render(
    <>
      <p>Seite</p>
      <LatePart load={loadBroken} />
    </>,
  );

  await waitFor(() => expect(log.seen()).toBe(1));
  expect(screen.getByText('Seite')).toBeTruthy();
  await waitFor(() => expect(api.requests).toContainEqual(told('kaputt')));
});
