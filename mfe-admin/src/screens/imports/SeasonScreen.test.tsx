import type { ImportReport } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { SeasonScreen } from './SeasonScreen.tsx';

const screens = { '/admin/importieren/saison': <SeasonScreen /> };
const report: ImportReport = {
  digest: 'd1',
  counts: { new: 2, moved: 0, changed: 0, conflicts: 0, kept: 0, same: 0, unclear: 0, foreign: 0, problems: 0 },
  rows: [{ key: 'a', state: 'new', title: 'Archiv 2025/26', changes: [] }],
  problems: [],
};
const change = { name: '2025/26', lastDay: '2026-06-28', next: '2026/27' };

const api = apiServer();
beforeEach(() => {
  api.answer('POST /api/imports/season', { body: { added: 2, changed: 0 } });
  api.answer('POST /api/imports/season/report', { body: report });
});

const sent = (path: string) => api.asked.filter(({ request }) => request === `POST ${path}`).map(({ body }) => body);

test('the season that ends is reported first, and changed by one button', async () => {
  const { user } = openScreen(screens, '/admin/importieren/saison');
  const write = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await write('Saison, die endet', change.name);
  await write('Ihr letzter Tag', change.lastDay);
  await write('Neue Saison', change.next);
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  expect(await screen.findByText('Archiv 2025/26')).toBeTruthy();
  expect(sent('/api/imports/season')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sichern und Saison wechseln' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/importieren'));
  expect(sent('/api/imports/season/report')).toEqual([change]);
  expect(sent('/api/imports/season')).toEqual([{ ...change, digest: 'd1' }]);
});

test('another date makes the report go that was about the one before', async () => {
  const { user } = openScreen(screens, '/admin/importieren/saison');
  await user.click(await screen.findByRole('button', { name: 'Bericht ansehen' }));
  await screen.findByRole('button', { name: 'Sichern und Saison wechseln' });
  fireEvent.change(screen.getByLabelText('Ihr letzter Tag'), { target: { value: '2026-05-31' } });

  expect(screen.queryByRole('button', { name: 'Sichern und Saison wechseln' })).toBeNull();
});

test('a year that is not meant is told at its field, not by the name that the API has for it', async () => {
  const { user } = openScreen(screens, '/admin/importieren/saison');
  const day = await screen.findByLabelText<HTMLInputElement>('Ihr letzter Tag');
  fireEvent.change(day, { target: { value: '0026-06-30' } });
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));

  expect(day.validity.rangeUnderflow).toBe(true);
  expect(sent('/api/imports/season/report')).toEqual([]);
});

const NONE = { new: 0, moved: 0, changed: 0, conflicts: 0, kept: 0, same: 0, unclear: 0, foreign: 0, problems: 0 };

test.each([
  ['of a club without teams', NONE, 'Es gibt nichts zu übernehmen.'],
  ['with trainings that go on already', { ...NONE, changed: 9, kept: 2 }, '9 geändert, 2 unverändert gelassen'],
])('the report of a season %s speaks of no file and of nothing that was changed here', async (_of, counts, text) => {
  api.answer('POST /api/imports/season/report', { body: { ...report, counts, rows: [] } });
  const { user } = openScreen(screens, '/admin/importieren/saison');
  await user.click(await screen.findByRole('button', { name: 'Bericht ansehen' }));

  expect(await screen.findByText(text)).toBeTruthy();
});

test('without an answer nobody is told that nothing was written', async () => {
  api.answer('POST /api/imports/season', ({ request }) =>
    request.endsWith('/report') ? { body: report } : { status: 504 },
  );
  const { user } = openScreen(screens, '/admin/importieren/saison');
  await user.click(await screen.findByRole('button', { name: 'Bericht ansehen' }));
  await user.click(await screen.findByRole('button', { name: 'Sichern und Saison wechseln' }));

  const description = 'Ob übernommen wurde, steht unter „Bisherige Importe“.';
  await waitFor(() =>
    expect(useToasts.getState().toasts).toMatchObject([{ title: 'Keine Antwort', description, variant: 'danger' }]),
  );
});
