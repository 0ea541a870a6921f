import type { EditableSectionSettings } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
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

test('the form is drawn from what the section asks for, and saves values of their own kinds', async () => {
  api.answer(`GET ${PATH}`, { body: known });
  api.answer(`PUT ${PATH}`, { body: { ...known, version: 4 } });
  const { user } = openScreen({ '/admin/module': <SectionSettings section="tombola" /> }, '/admin/module');
  await user.click(await screen.findByText('Einstellungen'));

  const price = await screen.findByRole('spinbutton', { name: 'Preis' });
  await user.clear(price);
  await user.type(price, '3.5');
  await user.type(screen.getByRole('textbox', { name: 'Hauptpreis' }), 'korb');
  await user.click(screen.getByRole('checkbox', { name: 'Verkauf läuft' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Ort' }), 'Platz');
  await user.click(screen.getByRole('button', { name: 'Einstellungen speichern' }));

  await waitFor(() => expect(useToasts.getState().toasts[0]?.title).toBe('Einstellungen gespeichert.'));
  expect(api.asked.find(({ request }) => request.startsWith('PUT'))?.body).toEqual({
    version: 3,
    values: { price: 3.5, prize: 'Ballkorb', isOpen: true, place: 'pitch' },
  });
});
