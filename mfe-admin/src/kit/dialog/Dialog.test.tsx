import { showToast } from '@portal/shared-ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';

const nothing = () => undefined;

beforeAll(() => void jest.useFakeTimers());
// A dialog that was open at the end of a test swallows double clicks in the next one.
beforeEach(() => jest.runAllTimers());

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

test('the second click of a double click, whose first one closes it, presses nothing below; later ones do', () => {
  const pressed = jest.fn();
  const Sheet = () => {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button onClick={pressed}>Mehr</button>
        {isOpen && (
          <Dialog title="Ersetzen?" onClose={nothing}>
            <button onClick={() => setIsOpen(false)}>Ersetzen</button>
          </Dialog>
        )}
      </>
    );
  };
  render(<Sheet />);
  fireEvent.click(screen.getByRole('button', { name: 'Ersetzen' }), { detail: 1 });
  const below = screen.getByRole('button', { name: 'Mehr' });

  fireEvent.click(below, { detail: 2 });
  expect(pressed).not.toHaveBeenCalled();
  fireEvent.click(below, { detail: 1 });
  expect(pressed).toHaveBeenCalledTimes(1);
  // Longer than a double click takes.
  jest.advanceTimersByTime(600);
  fireEvent.click(below, { detail: 2 });
  expect(pressed).toHaveBeenCalledTimes(2);
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
  const onAction = jest.fn();
  act(() => void showToast({ title: 'Nicht mehr angemeldet.', action: { label: 'Anmelden', onAction } }));
  // The frame's own toast is behind the dialog, where nobody can press it.
  fireEvent.click(dialog.getByRole('button', { name: 'Anmelden' }));
  expect(onAction).toHaveBeenCalledTimes(1);
});

test('Enter in a field does not send the form around the dialog, but one within it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const sent: string[] = [];
  const note = (name: string) => (event: { preventDefault: () => void; stopPropagation: () => void }) => {
    event.preventDefault();
    event.stopPropagation();
    sent.push(name);
  };
  render(
    <form onSubmit={note('around')}>
      <Dialog title="Bild 1 von 2" onClose={nothing}>
        <input aria-label="Bildunterschrift" />
      </Dialog>
      <button>Speichern</button>
    </form>,
  );
  render(
    <Dialog title="Absagen" onClose={nothing}>
      <form onSubmit={note('within')}>
        <input aria-label="Grund" />
      </form>
    </Dialog>,
  );
  await user.type(screen.getByLabelText('Bildunterschrift'), 'Torjubel{Enter}');
  await user.type(screen.getByLabelText('Grund'), 'Regen{Enter}');

  expect(sent).toEqual(['within']);
});
