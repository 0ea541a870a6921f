import { createResourceCache, ResourceProvider, useToasts } from '@portal/shared-ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { apiServer } from '../../../test/api-server.ts';
import { SecondFactorPart } from './SecondFactorPart.tsx';

const OWN = '/api/account/second-factor';
const SECRET = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Verein:a@b.example?secret=JBSWY3DPEHPK3PXP' };
const CODES = ['1234567890', '0987654321'];

const api = apiServer();
let isOn: boolean;
beforeEach(() => {
  isOn = false;
  useToasts.setState({ toasts: [] });
  api.answer(`GET ${OWN}`, () => ({ body: { isOn, recoveryCodes: isOn ? 2 : 0 } }));
  api.answer(`POST ${OWN}/secret`, { body: SECRET });
  api.answer(`PUT ${OWN}`, ({ body }) => {
    if (body['code'] === '000000') return { status: 400, body: refusal };
    isOn = true;
    return { body: { recoveryCodes: CODES } };
  });
  api.answer(`POST ${OWN}/recovery-codes`, { body: { recoveryCodes: CODES } });
  api.answer(`POST ${OWN}/off`, () => {
    isOn = false;
    return { status: 204 };
  });
});

const refusal = { statusCode: 400, code: 'wrong_code', field: 'code', message: 'Dieser Code stimmt nicht.' };

function open() {
  render(
    <BrowserRouter>
      <ResourceProvider cache={createResourceCache({})}>
        <main id="inhalt" tabIndex={-1}>
          <SecondFactorPart account={{ email: 'a@b.example' }} />
        </main>
      </ResourceProvider>
    </BrowserRouter>,
  );
  return userEvent.setup();
}
const toast = () => useToasts.getState().toasts[0]?.title;
const click = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
async function prove(user: ReturnType<typeof userEvent.setup>, code: string) {
  await user.clear(await screen.findByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), code);
  await user.clear(screen.getByLabelText('Dein Passwort'));
  await user.type(screen.getByLabelText('Dein Passwort'), 'geheim');
}

test('the way from the QR code to the recovery codes, which are shown once', async () => {
  const user = open();
  await click(user, 'Einrichten');

  expect(await screen.findByLabelText('QR-Code für die App')).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'In der App öffnen', hidden: true }).getAttribute('href')).toBe(SECRET.uri);
  expect(screen.getByLabelText('Code')).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
  await prove(user, '123456');
  await click(user, 'Einschalten');

  const heading = await screen.findByRole('heading', { name: 'Deine Ersatzcodes' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['12345 67890', '09876 54321']);
  expect(document.activeElement).toBe(heading);
  await click(user, 'Ich habe sie aufbewahrt');
  expect(await screen.findByText(/Noch 2 Ersatzcodes/)).toBeTruthy();
  expect(document.activeElement?.id).toBe('inhalt');
  expect(screen.queryByText('12345 67890')).toBeNull();
});

test('a wrong code is told at its field, and one that is too short before it is sent', async () => {
  const user = open();
  await click(user, 'Einrichten');
  await prove(user, '123');
  await click(user, 'Einschalten');
  expect(await screen.findByText('Bitte mindestens 6 Zeichen eingeben.')).toBeTruthy();

  await prove(user, '000000');
  await click(user, 'Einschalten');

  expect(await screen.findByText('Dieser Code stimmt nicht.')).toBeTruthy();
  expect(api.asked.filter(({ request }) => request.startsWith('PUT'))).toEqual([
    { request: `PUT ${OWN}`, body: { currentPassword: 'geheim', code: '000000' } },
  ]);
});

test('where the answer to switching on was lost, the part says that it is on, and new codes are made', async () => {
  api.answer(`PUT ${OWN}`, () => {
    isOn = true;
    return { status: 504, body: 'Gateway Timeout' };
  });
  const user = open();
  await click(user, 'Einrichten');
  await prove(user, '123456');
  await click(user, 'Einschalten');

  expect(await screen.findByText('Eingeschaltet')).toBeTruthy();
  const text = screen.getByText(/Hast du deine Ersatzcodes nicht gesehen/);
  expect(document.activeElement).toBe(text);
  await click(user, 'Neue Ersatzcodes');
  await prove(user, '654321');
  await click(user, 'Ersatzcodes erstellen');
  await click(user, 'Ich habe sie aufbewahrt');

  expect(await screen.findByText(/Noch 2 Ersatzcodes/)).toBeTruthy();
  expect(screen.queryByText(/nicht gesehen/)).toBeNull();
});

test('where the answer to switching off was lost, the part says that it is off', async () => {
  isOn = true;
  api.answer(`POST ${OWN}/off`, () => {
    isOn = false;
    return { status: 504, body: 'Gateway Timeout' };
  });
  const user = open();
  await click(user, 'Ausschalten');
  await prove(user, '123456');
  await click(user, 'Ausschalten');

  expect(await screen.findByRole('button', { name: 'Einrichten' })).toBeTruthy();
});

test('a set-up is given up without a trace', async () => {
  const user = open();
  await click(user, 'Einrichten');
  await click(user, 'Abbrechen');

  expect(await screen.findByRole('button', { name: 'Einrichten' })).toBeTruthy();
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(document.activeElement?.id).toBe('inhalt');
});

test('new recovery codes, and switching off, ask for code and password', async () => {
  isOn = true;
  const user = open();
  await click(user, 'Neue Ersatzcodes');
  await prove(user, '123456');
  await click(user, 'Ersatzcodes erstellen');
  await click(user, 'Ich habe sie aufbewahrt');
  await click(user, 'Ausschalten');
  await prove(user, '654321');
  await click(user, 'Ausschalten');

  expect(await screen.findByRole('button', { name: 'Einrichten' })).toBeTruthy();
  expect(document.activeElement?.id).toBe('inhalt');
  await waitFor(() => expect(toast()).toBe('Die Anmeldung in zwei Schritten ist ausgeschaltet.'));
  expect(api.asked.filter(({ request }) => request.startsWith('POST'))).toEqual([
    { request: `POST ${OWN}/recovery-codes`, body: { currentPassword: 'geheim', code: '123456' } },
    { request: `POST ${OWN}/off`, body: { currentPassword: 'geheim', code: '654321' } },
  ]);
});
