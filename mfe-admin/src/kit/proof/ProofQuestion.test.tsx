import { createResourceCache, request, ResourceProvider, useSession, useToasts } from '@portal/shared-ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { apiServer } from '../../../test/api-server.ts';
import { failureText } from '../failure.ts';
import { ProofQuestion } from './ProofQuestion.tsx';
import { withProof } from './with-proof.ts';

const refusal = { statusCode: 403, code: 'proof_required', message: 'Dafür bitte noch einmal das eigene Passwort.' };
const wrong = { statusCode: 400, code: 'wrong_password', field: 'currentPassword', message: 'Das stimmt nicht.' };

const api = apiServer();
let isProved: boolean;
beforeEach(() => {
  isProved = false;
  useToasts.setState({ toasts: [] });
  useSession.setState({ user: { id: '1', email: 'a@b.example', name: 'Anna', role: 'admin' } });
  api.answer('PATCH /api/users/2', () => (isProved ? { body: { name: 'Neu' } } : { status: 403, body: refusal }));
  api.answer('POST /api/account/proof', ({ body }) => {
    if (body['currentPassword'] !== 'geheim') return { status: 400, body: wrong };
    isProved = true;
    return { status: 204 };
  });
});

function Screen() {
  const [outcome, setOutcome] = useState('');
  const handleClick = () =>
    void withProof(() => request<{ name: string }>('PATCH', '/api/users/2', { role: 'admin' })).then(
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

function Resources({ children }: { children: ReactNode }) {
  return <ResourceProvider cache={createResourceCache()}>{children}</ResourceProvider>;
}

async function save() {
  const user = userEvent.setup();
  const { unmount } = render(<Screen />, { wrapper: Resources });
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  return { user, unmount };
}
const asked = () => api.asked.map((each) => each.request).filter((each) => !each.startsWith('GET'));

test('what is allowed is sent without a question', async () => {
  isProved = true;
  await save();

  expect(await screen.findByText('Gespeichert: Neu')).toBeTruthy();
  expect(asked()).toEqual(['PATCH /api/users/2']);
});

test('with the right password the same is sent again', async () => {
  const { user } = await save();

  const field = await screen.findByLabelText('Dein Passwort');
  expect(document.activeElement).toBe(field);
  expect(field).toMatchObject({ type: 'password', autocomplete: 'current-password' });
  await user.type(field, 'geheim{Enter}');

  expect(await screen.findByText('Gespeichert: Neu')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = api.asked.filter((each) => each.request.startsWith('PATCH'));
  expect(sent.map(({ body }) => body)).toEqual([{ role: 'admin' }, { role: 'admin' }]);
});

test('a wrong password is told at its field, and none is not sent', async () => {
  const { user } = await save();

  await user.click(await screen.findByRole('button', { name: 'Weiter' }));
  expect(await screen.findByText('Bitte ausfüllen.')).toBeTruthy();
  expect(asked()).toEqual(['PATCH /api/users/2']);
  await user.type(screen.getByLabelText('Dein Passwort'), 'falsch{Enter}');
  expect(await screen.findByText('Das stimmt nicht.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Dein Passwort'));
  await user.type(screen.getByLabelText('Dein Passwort'), 'geheim{Enter}');

  expect(await screen.findByText('Gespeichert: Neu')).toBeTruthy();
});

test('where the account asks for a code, that comes after the password, and a wrong one is told at its field', async () => {
  const refuse = (code: string, message: string) => ({
    status: 400,
    body: { statusCode: 400, code, field: 'code', message },
  });
  api.answer('POST /api/account/proof', ({ body }) => {
    if (body['code'] === undefined) return refuse('code_required', 'Bitte den Code.');
    if (body['code'] !== '123456') return refuse('wrong_code', 'Der Code stimmt nicht.');
    isProved = true;
    return { status: 204 };
  });
  const { user } = await save();
  await user.type(await screen.findByLabelText('Dein Passwort'), 'geheim{Enter}');

  const field = await screen.findByLabelText('Code');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, '{Enter}');
  expect(await screen.findByText('Bitte ausfüllen.')).toBeTruthy();
  await user.type(field, '000000{Enter}');
  expect(await screen.findByText('Der Code stimmt nicht.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '123456{Enter}');

  expect(await screen.findByText('Gespeichert: Neu')).toBeTruthy();
});

test('given up, nothing is sent and the refusal is told', async () => {
  const { user } = await save();
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));

  expect(await screen.findByText(refusal.message)).toBeTruthy();
  expect(asked()).toEqual(['PATCH /api/users/2']);
});

test('a question that was left behind with its screen is not asked on the next one', async () => {
  const { unmount } = await save();
  await screen.findByRole('dialog');
  unmount();

  render(<ProofQuestion />, { wrapper: Resources });

  expect(screen.queryByRole('dialog')).toBeNull();
});
