import type { EditableSettings } from '@portal/api/contract';
import { createResourceCache, ResourceProvider, useSession } from '@portal/shared-ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { apiServer } from '../../../test/api-server.ts';
import { failureText } from '../../kit/failure.ts';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { useSaveSettings } from './settings-kind.ts';

const refusal = { statusCode: 403, code: 'proof_required', message: 'Dafür bitte noch einmal das eigene Passwort.' };
const base = { name: 'SV', footballData: null, version: 3, updatedAt: '2026-11-01T12:00:00Z' };

const api = apiServer();
let isProved: boolean;
beforeAll(async () => {
  api.answer('PUT /api/settings', ({ body }) => (isProved ? { body } : { status: 403, body: refusal }));
  api.answer('POST /api/account/proof', () => {
    isProved = true;
    return { status: 204 };
  });
});
beforeEach(() => {
  isProved = false;
  useSession.setState({ user: { id: '1', email: 'a@b.example', name: 'Anna', role: 'admin' } });
});

function Screen() {
  const save = useSaveSettings();
  const [outcome, setOutcome] = useState('');
  const handleClick = () =>
    void save({ footballData: null }, base as EditableSettings).then(
      ({ name }) => setOutcome(`Gespeichert: ${name}`),
      (error: unknown) => setOutcome(failureText(error)),
    );
  return (
    <>
      <button onClick={handleClick}>Speichern</button>
      <p>{outcome}</p>
      <ProofQuestion />
    </>
  );
}

async function save() {
  const user = userEvent.setup();
  render(
    <ResourceProvider cache={createResourceCache({})}>
      <Screen />
    </ResourceProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  return user;
}

test('where the server asks for the password, the same settings are sent again with it', async () => {
  const user = await save();
  await user.type(await screen.findByLabelText('Dein Passwort'), 'geheim{Enter}');

  expect(await screen.findByText('Gespeichert: SV')).toBeTruthy();
  const { updatedAt: _, ...sent } = base;
  expect(api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body)).toEqual([sent, sent]);
});

test('given up, the refusal is told', async () => {
  const user = await save();
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));

  expect(await screen.findByText(refusal.message)).toBeTruthy();
});
