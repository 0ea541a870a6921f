import type { EditableSectionSettings } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { Confirmations } from '../../kit/dialog/Confirmations.tsx';
import { SectionSettings } from './SectionSettings.tsx';

const PATH = '/api/admin/modules/tombola/settings';
const known: EditableSectionSettings = {
  version: 3,
  settings: [
    { name: 'price', type: 'number', label: 'Preis', default: 2, minimum: 1, maximum: 20 },
    { name: 'prize', type: 'string', label: 'Hauptpreis', hint: 'Wie auf dem Plakat', default: 'Ball', maxLength: 20 },
    { name: 'isOpen', type: 'boolean', label: 'Verkauf läuft', default: false },
    {
      name: 'place',
      type: 'enum',
      label: 'Ort',
      default: 'home',
      options: [
        { value: 'home', label: 'Vereinsheim' },
        { value: 'pitch', label: 'Platz' },
      ],
    },
  ],
  values: { price: 2, prize: 'Ball', isOpen: false, place: 'home' },
};

const api = apiServer();
let stored: EditableSectionSettings;
/** A change saved by somebody else. */
const store = (values: EditableSectionSettings['values']) => {
  stored = { ...stored, values: { ...stored.values, ...values }, version: stored.version + 1 };
  return stored;
};
beforeEach(() => {
  stored = known;
  api.answer(`GET ${PATH}`, () => ({ body: stored }));
  api.answer(`PUT ${PATH}`, ({ body }) => {
    const { values, version } = body as Pick<EditableSectionSettings, 'values' | 'version'>;
    if (version === stored.version) return { body: store(values) };
    return { status: 409, body: { code: 'stale_version', message: 'Inzwischen geändert.', current: stored } };
  });
});

const sent = () => api.asked.filter(({ request }) => request.startsWith('PUT')).map(({ body }) => body);
const prize = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Hauptpreis' });
const save = () => screen.getByRole('button', { name: 'Einstellungen speichern' });
async function open() {
  const page = (
    <>
      <Link to="/admin">Übersicht</Link>
      <SectionSettings section="tombola" />
      <Confirmations />
    </>
  );
  const { user } = openScreen({ '/admin/module': page }, '/admin/module');
  await user.click(await screen.findByText('Einstellungen'));
  await prize();
  return user;
}

test('the form is drawn from what the section asks for, and saves values of their own kinds', async () => {
  const user = await open();
  const price = await screen.findByRole('spinbutton', { name: 'Preis' });
  await user.clear(price);
  await user.type(price, '3.5');
  await user.type(screen.getByRole('textbox', { name: 'Hauptpreis' }), 'korb');
  await user.click(screen.getByRole('checkbox', { name: 'Verkauf läuft' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ort' }), 'Platz');
  await user.click(save());

  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Einstellungen gespeichert.'));
  expect(sent()).toEqual([{ version: 3, values: { price: 3.5, prize: 'Ballkorb', isOpen: true, place: 'pitch' } }]);
});

test('what is wrong is said at the field, and nothing is sent', async () => {
  const user = await open();
  const price = screen.getByRole('spinbutton', { name: 'Preis' });
  await user.clear(price);
  await user.click(save());
  expect(await screen.findByText('Bitte eine Zahl eingeben.')).toBeTruthy();

  await user.type(price, '21');

  expect(await screen.findByText('Bitte höchstens 20 eingeben.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('what somebody else saves comes in below what was typed, and both are saved', async () => {
  const user = await open();
  await user.type(await prize(), 'korb');
  store({ price: 5 });
  await user.click(save());

  await waitFor(() => expect(stored.values).toMatchObject({ price: 5, prize: 'Ballkorb' }));
  expect(stored.version).toBe(5);
  expect((await prize()).value).toBe('Ballkorb');
});

test('a setting that both have changed is asked about, and mine is saved when I say so', async () => {
  const user = await open();
  await user.type(await prize(), 'korb');
  store({ prize: 'Fahrrad' });
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog'));
  expect([dialog.getByText('Ballkorb'), dialog.getByText('Fahrrad')]).toHaveLength(2);
  expect(stored.values['prize']).toBe('Fahrrad');
  await user.click(dialog.getByRole('button', { name: 'Meine Fassung speichern' }));

  await waitFor(() => expect(stored.values['prize']).toBe('Ballkorb'));
});

test('what was typed stays when the part is closed, and a link asks before it is left', async () => {
  const user = await open();
  await user.type(await prize(), 'korb');
  await user.click(screen.getByText('Einstellungen'));
  await user.click(screen.getByText('Einstellungen'));
  expect((await prize()).value).toBe('Ballkorb');

  await user.click(screen.getByRole('link', { name: 'Übersicht' }));
  await user.click(await screen.findByRole('button', { name: 'Hier bleiben' }));

  expect([window.location.pathname, (await prize()).value]).toEqual(['/admin/module', 'Ballkorb']);
});

test('a word that a choice of another form has for nothing is a word here', async () => {
  stored = {
    version: 1,
    settings: [
      ...known.settings.filter(({ type }) => type === 'string'),
      {
        name: 'sum',
        type: 'enum',
        label: 'Summe',
        default: 'all',
        options: ['all', 'none'].map((value) => ({ value, label: value })),
      },
    ],
    values: { prize: 'Ball', sum: 'all' },
  };
  const user = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Summe' }), 'none');
  await user.click(save());

  await waitFor(() => expect(stored.values['sum']).toBe('none'));
});
