import { showToast } from '@portal/shared-ui';
import { act, render, screen, within } from '@testing-library/react';
import { Dialog } from './Dialog.tsx';

const nothing = () => undefined;

test('typing starts in the only field', () => {
  render(
    <Dialog title="Link" onClose={nothing}>
      <label>
        Adresse <input />
      </label>
      <button>Übernehmen</button>
    </Dialog>,
  );

  expect(document.activeElement).toBe(screen.getByLabelText('Adresse'));
});

test('a field below what is one tap away does not open the keyboard over it', () => {
  render(
    <Dialog title="Absagen" onClose={nothing}>
      <button>Platz gesperrt</button>
      <label>
        Anderer Grund <input />
      </label>
    </Dialog>,
  );

  expect(document.activeElement).not.toBe(screen.getByLabelText('Anderer Grund'));
});

test('a toast that comes while it is open is read in it, the one before is not', () => {
  showToast({ title: 'Gespeichert.' });
  render(
    <Dialog title="Absagen" onClose={nothing}>
      <p>Warum?</p>
    </Dialog>,
  );
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByText('Gespeichert.')).toBeNull();

  act(() => void showToast({ title: 'Nicht gespeichert', description: 'Keine Verbindung.', variant: 'danger' }));

  expect(dialog.getByRole('alert').textContent).toBe('Nicht gespeichert Keine Verbindung.');
});
