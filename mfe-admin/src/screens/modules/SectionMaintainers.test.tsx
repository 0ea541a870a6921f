import type { SectionMaintainer } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { SectionMaintainers } from './SectionMaintainers.tsx';

const PATH = '/api/admin/modules/tombola/maintainers';
const anna: SectionMaintainer = {
  id: '7f6d1350-0000-4000-8000-000000000001',
  email: 'anna@tombola.example',
  createdAt: '2026-11-20T10:00:00Z',
  createdBy: 'Bea',
};

const api = apiServer();
let known: SectionMaintainer[];
beforeEach(() => {
  known = [];
  api.answer(`GET ${PATH}`, () => ({ body: known }));
});

async function openMaintainers() {
  const screens = {
    '/admin/module': (
      <AdminFrame title="Module">
        <SectionMaintainers section="tombola" />
      </AdminFrame>
    ),
  };
  const { user } = openScreen(screens, '/admin/module');
  await user.click(await screen.findByText('Wer bei Problemen eine Mail bekommt'));
  return user;
}

test('without an address all administrators hear of it; one that is added is listed, and the field is empty again', async () => {
  api.answer(`POST ${PATH}`, () => {
    known = [anna];
    return { status: 201, body: anna };
  });
  const user = await openMaintainers();
  expect(await screen.findByText(/bekommen alle, die verwalten, eine Mail/)).toBeTruthy();
  const field = screen.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await user.type(field, ' anna@tombola.example ');
  await user.click(screen.getByRole('button', { name: 'Adresse hinzufügen' }));

  expect(await screen.findByText(/bekommen diese Adressen eine Mail/)).toBeTruthy();
  expect(screen.getByText('anna@tombola.example')).toBeTruthy();
  expect(api.asked.find(({ request }) => request.startsWith('POST'))?.body).toEqual({ email: anna.email });
  expect(field).toHaveProperty('value', '');
});

test('an address that is refused stays in the field', async () => {
  const body = { statusCode: 409, code: 'too_many', message: 'Mehr als zehn gehen nicht.' };
  api.answer(`POST ${PATH}`, () => ({ status: 409, body }));
  const user = await openMaintainers();
  const field = await screen.findByRole('textbox', { name: 'E-Mail-Adresse' });
  await user.type(field, 'anna@tombola.example');
  await user.click(screen.getByRole('button', { name: 'Adresse hinzufügen' }));

  await waitFor(() => expect(JSON.stringify(useToasts.getState().toasts)).toContain(body.message));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Adresse hinzufügen' }).ariaDisabled).not.toBe('true'));
  expect(field).toHaveProperty('value', 'anna@tombola.example');
});

test('an address that is taken off is listed no more, and the focus stays in the page', async () => {
  known = [anna];
  api.answer(`DELETE ${PATH}/${anna.id}`, () => {
    known = [];
    return { status: 204 };
  });
  const user = await openMaintainers();
  await user.click(await screen.findByRole('button', { name: 'anna@tombola.example entfernen' }));

  await waitFor(() => expect(screen.queryByText('anna@tombola.example')).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});
