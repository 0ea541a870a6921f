import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editableEvent, editableMatch, ownTeams } from '../../../test/events.ts';
import { CancelForm } from './CancelForm.tsx';
import { MoveForm } from './MoveForm.tsx';
import { ResultForm, type Result } from './ResultForm.tsx';

test('goals are counted by thumb or typed, and the button says what will be saved', async () => {
  const saved: Result[] = [];
  const away = editableMatch({ home: false });
  render(<ResultForm match={away} teams={ownTeams} isSaving={false} onSave={(result) => saved.push(result)} />);
  const user = userEvent.setup();

  const guest = screen.getByRole('button', { name: 'Ein Tor mehr für SV Musterstadt' });
  await user.click(guest);
  await user.click(guest);
  await user.click(screen.getByRole('button', { name: 'Ein Tor weniger für SV Musterstadt' }));
  await user.type(screen.getByRole('textbox', { name: 'TSV Bergheide' }), '{Backspace}2');
  await user.click(screen.getByRole('button', { name: '2 : 1 speichern' }));

  expect(saved).toEqual([{ goalsHome: 2, goalsAway: 1 }]);
});

test('a result can be taken away', async () => {
  const saved: Result[] = [];
  const match = editableMatch({ goalsHome: 1, goalsAway: 1 });
  render(<ResultForm match={match} teams={ownTeams} isSaving={false} onSave={(result) => saved.push(result)} />);

  await userEvent.click(screen.getByRole('button', { name: 'Ergebnis entfernen' }));

  expect(saved).toEqual([{ goalsHome: null, goalsAway: null }]);
});

test('a usual reason cancels at once, one date of a series unless more is chosen', async () => {
  const cancelled: unknown[] = [];
  const training = editableEvent({ seriesId: '7f6d1350-0000-4000-8000-000000000009' });
  render(<CancelForm event={training} isSaving={false} onCancelEvent={(...given) => cancelled.push(given)} />);

  await userEvent.click(screen.getByRole('button', { name: 'Platz gesperrt' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Diesen und alle folgenden' }));
  await userEvent.click(screen.getByRole('button', { name: 'Schlechtes Wetter' }));

  expect(cancelled).toEqual([
    ['Platz gesperrt', 'this'],
    ['Schlechtes Wetter', 'following'],
  ]);
});

test('without a reason nothing is cancelled', async () => {
  const cancelled: unknown[] = [];
  render(<CancelForm event={editableEvent()} isSaving={false} onCancelEvent={(...given) => cancelled.push(given)} />);

  await userEvent.click(screen.getByRole('button', { name: 'Mit diesem Grund absagen' }));

  expect(screen.getByText('Zur Absage fehlt der Grund.')).toBeTruthy();
  expect(cancelled).toEqual([]);
});

test.each([
  ['0202-03-29', '19:00', 'Bitte Tag und Uhrzeit angeben.'],
  ['2099-03-29', '02:30', /^Diese Uhrzeit gibt es an dem Tag nicht/],
])('moved to %s, %s, it says what is wrong and moves nothing', async (day, clock, said) => {
  const moved: unknown[] = [];
  render(<MoveForm event={editableEvent()} isSaving={false} onMove={(move) => moved.push(move)} />);
  fireEvent.change(screen.getByLabelText('Neuer Tag'), { target: { value: day } });
  fireEvent.change(screen.getByLabelText('Neuer Beginn'), { target: { value: clock } });
  await userEvent.click(screen.getByRole('button', { name: 'Verlegen' }));

  expect(screen.getByText(said)).toBeTruthy();
  expect(moved).toEqual([]);
});
