import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { ErrorArea } from './ErrorArea.tsx';

function Page({ kind }: { kind: 'error' | 'empty' }) {
  const [isShown, setIsShown] = useState(true);
  const hide = () => setIsShown(false);
  return (
    <main id="inhalt" tabIndex={-1}>
      {isShown && kind === 'error' && <ErrorArea onRetry={hide} />}
      {isShown && kind === 'empty' && (
        <EmptyState title="Keine Ergebnisse">
          <button type="button" onClick={hide}>
            Alle anzeigen
          </button>
        </EmptyState>
      )}
      <a href="#davor">Davor</a>
    </main>
  );
}

test.each([
  ['error', 'Erneut versuchen'],
  ['empty', 'Alle anzeigen'],
] as const)('an area of kind %s that disappears with the focus leaves it to the main area', async (kind, button) => {
  const user = userEvent.setup();
  render(<Page kind={kind} />);

  await user.click(screen.getByRole('button', { name: button }));

  expect(screen.queryByRole('button', { name: button })).toBeNull();
  expect(document.activeElement?.id).toBe('inhalt');
});

test('in a dialog the focus stays there, because the page behind it takes none', async () => {
  const user = userEvent.setup();
  render(
    <dialog open>
      <button type="button">Schließen</button>
      <Page kind="error" />
    </dialog>,
  );

  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Schließen' }));
});
