import type { OneTimeLink } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { account } from '../../../test/accounts.ts';
import { apiServer } from '../../../test/api-server.ts';
import { ownTeams } from '../../../test/events.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { InviteScreen } from './InviteScreen.tsx';

const screens = {
  '/admin/benutzer/neu': (
    <main id="inhalt" tabIndex={-1}>
      <InviteScreen />
    </main>
  ),
};
const link: OneTimeLink = {
  url: 'https://verein.example/einladung#abc',
  expiresAt: '2026-11-29T10:00:00Z',
  mail: 'off',
};

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/own-teams', { body: ownTeams });
  api.answer('POST /api/users', ({ body }) => ({
    status: 201,
    body: { ...account({ state: 'invited' }), ...body, link },
  }));
});

const invitations = () =>
  api.asked.filter(({ request }) => request.startsWith('POST /api/users?id=')).map(({ body }) => body);

test('a trainer is invited for a team, and the link to hand over is shown', async () => {
  const { user } = openScreen(screens, '/admin/benutzer/neu');
  await user.type(screen.getByLabelText('Name'), 'Cem');
  await user.type(screen.getByLabelText('E-Mail'), 'cem@verein.example');
  await user.click(screen.getByRole('radio', { name: /^Trainer/ }));
  await user.click(await screen.findByRole('checkbox', { name: '2. Mannschaft' }));
  await user.click(screen.getByRole('button', { name: 'Einladen' }));

  const heading = await screen.findByRole('heading', { name: 'Cem ist eingeladen.' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByLabelText<HTMLInputElement>('Link für Cem').value).toBe(link.url);
  expect(invitations()).toEqual([
    { name: 'Cem', email: 'cem@verein.example', role: 'trainer', teams: ['2-mannschaft'], readsMessages: false },
  ]);

  await user.click(screen.getByRole('button', { name: 'Noch jemanden einladen' }));

  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  expect(document.activeElement?.id).toBe('inhalt');
});

test.each([
  ['invited', 'einladung#neu'],
  ['active', undefined],
] as const)(
  'an invitation whose answer was lost ends well when it is sent again, of an account that is %s',
  async (state, made) => {
    const ids: (string | null)[] = [];
    const stored = account({ state, name: 'Cem', version: 1 });
    api.answer('POST /api/users', ({ request }) => {
      ids.push(new URLSearchParams(request.split('?')[1]).get('id'));
      if (ids.length === 1) return { status: 504, body: 'Gateway Timeout' };
      return { status: 409, body: { statusCode: 409, code: 'already_saved', current: stored } };
    });
    api.answer(`PATCH /api/users/${stored.id}`, ({ body }) => ({ body: { ...stored, ...body, version: 2 } }));
    api.answer(`POST /api/users/${stored.id}/link`, { body: { ...link, url: 'https://verein.example/einladung#neu' } });
    const { user } = openScreen(screens, '/admin/benutzer/neu');
    await user.type(screen.getByLabelText('Name'), 'Cem');
    await user.type(screen.getByLabelText('E-Mail'), 'cem@verein.example');
    await user.click(screen.getByRole('button', { name: 'Einladen' }));
    await waitFor(() => expect(ids).toHaveLength(1));
    await user.type(screen.getByLabelText('Name'), ' Ay');
    await user.click(await screen.findByRole('button', { name: 'Einladen' }));

    await screen.findByRole('heading', { name: 'Cem Ay ist eingeladen.' });
    expect(ids[0]).toBe(ids[1]);
    const shown = screen.queryByLabelText<HTMLInputElement>('Link für Cem Ay')?.value;
    expect(shown).toBe(made && `https://verein.example/${made}`);
  },
);

test('an address that already has an account is told at its field, and what was typed stays', async () => {
  const message = 'Diese Adresse hat schon ein Konto.';
  api.answer('POST /api/users', {
    status: 409,
    body: { statusCode: 409, code: 'email_taken', message, field: 'email' },
  });
  const { user } = openScreen(screens, '/admin/benutzer/neu');
  await user.type(screen.getByLabelText('Name'), 'Bela');
  const address = screen.getByLabelText<HTMLInputElement>('E-Mail');
  await user.type(address, 'bela@verein.example');
  await user.click(screen.getByRole('button', { name: 'Einladen' }));

  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
  expect(address.value).toBe('bela@verein.example');
});

test('an address that is none is not sent', async () => {
  const { user } = openScreen(screens, '/admin/benutzer/neu');
  await user.type(screen.getByLabelText('Name'), 'Cem');
  await user.type(screen.getByLabelText('E-Mail'), 'cem');
  await user.click(screen.getByRole('button', { name: 'Einladen' }));

  await waitFor(() => expect(screen.getByLabelText('E-Mail').getAttribute('aria-invalid')).toBe('true'));
  expect(invitations()).toEqual([]);
});
