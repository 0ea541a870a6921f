import type { ImportReport } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { SponsorImportScreen } from './SponsorImportScreen.tsx';

const screens = { '/admin/importieren/sponsoren': <SponsorImportScreen /> };
const report: ImportReport = {
  digest: 'd1',
  counts: { new: 1, moved: 0, changed: 0, conflicts: 0, kept: 0, same: 0, unclear: 0, foreign: 0, problems: 0 },
  rows: [{ key: 'a', state: 'new', title: 'Bäckerei', changes: [] }],
  problems: [],
  columns: [
    { name: 'Firma', samples: ['Bäckerei'] },
    { name: 'Paket', samples: ['Partner'] },
  ],
  chosen: { name: 0, tier: null, websiteUrl: null, description: null },
};

const api = apiServer();
const asked = () =>
  api.asked.filter(({ request }) => request === 'POST /api/imports/sponsors/report').map(({ body }) => body);

test('a table of sponsors gives a report, and its columns are named in words of sponsors', async () => {
  api.answer('POST /api/imports/sponsors/report', { body: report });
  const { user } = openScreen(screens, '/admin/importieren/sponsoren');
  const table = new File(['Firma;Paket'], 'sponsoren.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Tabelle als CSV'), table);
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  expect(await screen.findByText('Bäckerei')).toBeTruthy();
  for (const label of ['Name', 'Website', 'Beschreibung']) expect(screen.getByLabelText(label)).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Stufe'), 'Paket: Partner');

  const file = { name: 'sponsoren.csv', content: btoa('Firma;Paket') };
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[0]).toEqual({ file });
  expect(asked()[1]).toMatchObject({ file, columns: { name: 0, tier: 1 } });
});

test('the same file, corrected and chosen again, is read as it is now', async () => {
  api.answer('POST /api/imports/sponsors/report', { body: report });
  const { user } = openScreen(screens, '/admin/importieren/sponsoren');
  const input = await screen.findByLabelText('Tabelle als CSV');
  await user.upload(input, new File(['Firma'], 'sponsoren.csv'));
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  await screen.findByText('Bäckerei');
  // As browsers do it: the field has the file of now, and no event tells of it.
  Object.defineProperty(input, 'files', { value: [new File(['Firma;Paket'], 'sponsoren.csv')], configurable: true });
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));

  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toEqual({ file: { name: 'sponsoren.csv', content: btoa('Firma;Paket') } });
});
