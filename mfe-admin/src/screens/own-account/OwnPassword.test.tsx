import { createResourceCache, ResourceProvider, useToasts } from '@portal/shared-ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { apiServer } from '../../../test/api-server.ts';
import { OwnPassword } from './OwnPassword.tsx';

const api = apiServer();
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  api.answer('PUT /api/account/password', { status: 204 });
});

async function open(isOn: boolean) {
  api.answer('GET /api/account/second-factor', { body: { isOn, recoveryCodes: 0 } });
  render(
    <BrowserRouter>
      <ResourceProvider cache={createResourceCache({})}>
        <OwnPassword account={{ email: 'a@b.example' }} />
      </ResourceProvider>
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Bisheriges Passwort'), 'alt und geheim');
  await user.type(screen.getByLabelText('Neues Passwort'), 'drei grüne Eckfahnen');
  return user;
}
const sent = () => api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body);
const change = { currentPassword: 'alt und geheim', password: 'drei grüne Eckfahnen' };

test('where there is no second factor the password is enough', async () => {
  const user = await open(false);
  expect(screen.queryByLabelText('Code')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Passwort ändern' }));

  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Das Passwort ist geändert.'));
  expect(sent()).toEqual([change]);
});

test('where there is one a code goes with it, and a wrong one is told at its field', async () => {
  const message = 'Dieser Code stimmt nicht.';
  api.answer('PUT /api/account/password', ({ body }) =>
    body['code'] === '123456'
      ? { status: 204 }
      : { status: 400, body: { statusCode: 400, code: 'wrong_code', field: 'code', message } },
  );
  const user = await open(true);
  const save = () => user.click(screen.getByRole('button', { name: 'Passwort ändern' }));

  await save();
  expect(await screen.findByText('Bitte mindestens 6 Zeichen eingeben.')).toBeTruthy();
  expect(sent()).toEqual([]);
  const field = screen.getByLabelText('Code');
  await user.type(field, '000000');
  await save();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  await user.type(field, '123456');
  await save();

  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Das Passwort ist geändert.'));
  expect(sent().at(-1)).toEqual({ ...change, code: '123456' });
});
