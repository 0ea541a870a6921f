import { expectConsole } from '@portal/api/test/expect-console';
import { render, screen, waitFor } from '@testing-library/react';
import { LatePart } from './LatePart.tsx';

const Content = () => <p>Nachzügler</p>;
const loadContent = () => Promise.resolve(Content);

test('shows a part once it has been loaded', async () => {
  render(<LatePart load={loadContent} />);

  expect(await screen.findByText('Nachzügler')).toBeTruthy();
});

const loadNothing = () => Promise.reject(new Error('kein Netz'));

test('a part that cannot be loaded is only logged', async () => {
  const log = expectConsole('warn', /^A part of the frame could not be loaded Error: kein Netz/);

  render(<LatePart load={loadNothing} />);

  await waitFor(() => expect(log.seen()).toBe(1));
});

const Broken = (): never => {
  throw new Error('kaputt');
};
const loadBroken = () => Promise.resolve(Broken);

test('a part that fails leaves the page alone', async () => {
  const log = expectConsole('error', /kaputt/);
  render(
    <>
      <p>Seite</p>
      <LatePart load={loadBroken} />
    </>,
  );

  await waitFor(() => expect(log.seen()).toBe(1));
  expect(screen.getByText('Seite')).toBeTruthy();
});
