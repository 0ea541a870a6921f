import type { VisitReport } from '@portal/api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { StatisticsScreen } from './StatisticsScreen.tsx';

const screens = { '/admin/statistik': <StatisticsScreen /> };
const report: VisitReport = {
  from: '2026-11-20',
  to: '2026-11-21',
  total: 40,
  days: [
    { day: '2026-11-20', count: 10 },
    { day: '2026-11-21', count: 30 },
  ],
  paths: [
    { path: '/', count: 30 },
    { path: '/news', count: 10 },
    { path: '/news/derbysieg', title: 'Derbysieg', count: 4 },
  ],
  referrers: [{ host: 'suche.example', count: 4 }],
  devices: [{ device: 'phone', count: 40 }],
};

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/visits', { body: report });
  const pages = [{ path: '/news', title: 'Vereinsneuigkeiten', prefetch: 'immediate' }];
  api.answer('GET /api/releases', { body: { sections: [{ name: 'news', pages }] } });
});

const linesOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('says what was read, where people came from and with what, each as a part of the whole', async () => {
  openScreen(screens, '/admin/statistik');

  expect(await screen.findByRole('heading', { name: '40 Aufrufe in 30 Tagen' })).toBeTruthy();
  await screen.findByText('Vereinsneuigkeiten');
  expect(linesOf('Meistgelesene Seiten')).toEqual([
    'Startseite /30 (75 %)',
    'Vereinsneuigkeiten /news10 (25 %)',
    'Derbysieg /news/derbysieg4 (10 %)',
  ]);
  expect(linesOf('Herkunft')).toEqual(['suche.example4 (10 %)']);
  expect(linesOf('Geräte')).toEqual(['Handy40 (100 %)']);
});

test('another period is asked for from its own first day, and stands in the address', async () => {
  const { user } = openScreen(screens, '/admin/statistik');
  await screen.findByRole('heading', { name: '40 Aufrufe in 30 Tagen' });
  await user.click(screen.getByRole('link', { name: '7 Tage' }));

  const firstDays = () => api.asked.flatMap(({ request }) => request.split('/api/admin/visits?from=')[1] ?? []);
  await waitFor(() => expect(firstDays()).toHaveLength(2));
  const [month = 0, week = 0] = firstDays().map((day) => Date.parse(day));
  expect((week - month) / 86_400_000).toBe(30 - 7);
  expect(window.location.search).toBe('?tage=7');
  expect(screen.getByRole('link', { name: '7 Tage' }).getAttribute('aria-current')).toBe('true');
});

test('before the first visit it says what has to happen', async () => {
  api.answer('GET /api/admin/visits', {
    body: { ...report, total: 0, days: [], paths: [], referrers: [], devices: [] },
  });
  openScreen(screens, '/admin/statistik');

  expect(await screen.findByText('Noch keine Aufrufe gezählt')).toBeTruthy();
});
