import { screen, waitFor } from '@testing-library/react';
import type { EditableSponsor } from '@portal/api/contract';
import { apiServer } from '../../../test/api-server.ts';
import { editableSponsor } from '../../../test/entries.ts';
import { keepEntry, onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { TickerScreen } from './TickerScreen.tsx';

const screens = { '/admin/ticker': <TickerScreen /> };

const api = apiServer();
let stored: () => EditableSponsor;
beforeEach(() => {
  stored = keepEntry(api, { read: '/api/admin/sponsors/1', write: '/api/sponsors/1' }, editableSponsor());
  api.answer('GET /api/admin/sponsors', () => ({ body: onePage(stored()) }));
});

test('one tap takes a sponsor out of the ticker, and another one puts it back', async () => {
  const { user } = openScreen(screens, '/admin/ticker');
  await user.click(await screen.findByRole('button', { name: /Aus dem Ticker nehmen.*Bäckerei Krume/ }));
  const putBack = await screen.findByRole('button', { name: /In den Ticker nehmen.*Bäckerei Krume/ });
  expect(stored().showInTicker).toBe(false);
  expect(document.activeElement).toBe(putBack);
  await user.click(putBack);

  expect(await screen.findByRole('button', { name: /Aus dem Ticker nehmen.*Bäckerei Krume/ })).toBeTruthy();
  expect(stored().showInTicker).toBe(true);
  expect(api.asked.filter(({ request }) => request.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { showInTicker: false, version: 3 },
    { showInTicker: true, version: 4 },
  ]);
});

test('the focus goes on from a sponsor that the filter leaves out once it is changed', async () => {
  api.answer('GET /api/admin/sponsors', () => ({ body: onePage(...(stored().showInTicker ? [stored()] : [])) }));
  const { user } = openScreen(screens, '/admin/ticker?showInTicker=true');
  await user.click(await screen.findByRole('button', { name: /Aus dem Ticker nehmen/ }));
  await waitFor(() => expect(screen.queryByText('Bäckerei Krume')).toBeNull());

  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('without sponsors it leads to where one is written', async () => {
  api.answer('GET /api/admin/sponsors', { body: onePage() });
  openScreen(screens, '/admin/ticker');

  expect((await screen.findByRole('link', { name: 'Neuer Sponsor' })).getAttribute('href')).toBe(
    '/admin/sponsoren/neu',
  );
});
