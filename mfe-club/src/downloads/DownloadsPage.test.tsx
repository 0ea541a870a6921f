import type { Download } from '@portal/api/contract';
import { screen } from '@testing-library/react';
import { show } from '@portal/shared-ui/test/show';
import { Refusal, startClubServer, type ClubServer } from '../../test/club-server.ts';
import { DownloadsPage } from './DownloadsPage.tsx';

const DOWNLOADS = '/api/documents';
let club: ClubServer;
beforeEach(async () => (club = await startClubServer()));
afterEach(() => club.close());

const open = () => show(DownloadsPage, '/downloads', '/downloads');
const file = (title: string, group: string | null, more: Partial<Download> = {}): Download => ({
  id: title,
  title,
  description: null,
  group,
  url: `/dateien/${title}.pdf`,
  type: 'pdf',
  bytes: 1_258_291,
  filedAt: '2026-11-03T10:00:00Z',
  ...more,
});

test('shows the documents group by group, each with type, size and date', async () => {
  club.answers[DOWNLOADS] = [
    file('Antrag', 'Mitgliedschaft', { description: 'Bitte unterschrieben abgeben.' }),
    file('Satzung', null),
    file('Beiträge', 'Mitgliedschaft', { type: 'docx', bytes: 20_480 }),
  ];
  open();

  const link = await screen.findByRole('link', { name: 'Antrag' });
  expect(link.getAttribute('href')).toBe('/dateien/Antrag.pdf');
  expect(link.hasAttribute('download')).toBe(true);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'SatzungPDF, 1,2 MB, Stand 3. November 2026',
    'AntragBitte unterschrieben abgeben.PDF, 1,2 MB, Stand 3. November 2026',
    'BeiträgeDOCX, 20 KB, Stand 3. November 2026',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Mitgliedschaft',
  ]);
  expect(screen.queryByText(/^Hier stehen/)).toBeNull();
});

test('says that there are more than it lists, and where to ask for them', async () => {
  club.answers[DOWNLOADS] = [file('Antrag', 'Mitgliedschaft'), file('Satzung', null, { moreFollow: true })];
  open();

  expect(await screen.findByRole('heading', { name: 'Hier stehen die ersten 2 Dateien' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kontakt aufnehmen' }).getAttribute('href')).toBe('/kontakt');
});

test('says where there is none, and where they did not come', async () => {
  club.answers[DOWNLOADS] = new Refusal(404);
  const { unmount } = open();
  expect(await screen.findByText('Zurzeit gibt es hier nichts')).toBeTruthy();
  unmount();
  club.answers[DOWNLOADS] = new Refusal(500);
  const user = open();

  await screen.findByRole('alert');
  club.answers[DOWNLOADS] = [file('Satzung', null)];
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('link', { name: 'Satzung' })).toBeTruthy();
});
