import { showOutlived } from '@portal/shared-ui/test/outlived';
import { screen } from '@testing-library/react';
import { Refusal, startClubServer, type ClubServer } from '../test/club-server.ts';
import { album, boardMember, sponsor } from '../test/factories.ts';
import { AlbumsPage } from './albums/AlbumsPage.tsx';
import { BoardPage } from './board/BoardPage.tsx';
import { ALBUMS, BOARD, SPONSORS } from './club-api.ts';
import { SponsorSections } from './sponsors/SponsorSections.tsx';

let club: ClubServer;
beforeEach(async () => (club = await startClubServer()));
afterEach(() => club.close());

test.each([
  ['board', BoardPage, '/vorstand', { [BOARD]: [boardMember({ name: 'Erna Beispiel' })] }, 'Erna Beispiel'],
  [
    'sponsors',
    SponsorSections,
    '/sponsoren',
    { [SPONSORS]: [sponsor({ name: 'Bäckerei Beispiel' })] },
    'Bäckerei Beispiel',
  ],
  ['albums', AlbumsPage, '/mannschaftsfotos', { [ALBUMS]: [album(2, { title: 'Sommerfest' })] }, 'Sommerfest'],
])('the %s stay when they are asked for again in vain', async (_, Component, path, read, shown) => {
  for (const key of Object.keys(read)) club.answers[key] = new Refusal(503);
  await showOutlived(Component, { path, read });

  expect(screen.getAllByText(shown)).not.toEqual([]);
  expect(screen.queryByText(/konnten? nicht geladen werden/)).toBeNull();
});
