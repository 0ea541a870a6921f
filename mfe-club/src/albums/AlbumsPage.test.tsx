import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Refusal, startClubServer, type ClubServer } from '../../test/club-server.ts';
import { album } from '../../test/factories.ts';
import { address, show } from '@portal/shared-ui/test/show';
import { AlbumsPage } from './AlbumsPage.tsx';

let club: ClubServer;
beforeEach(async () => (club = await startClubServer()));
afterEach(() => club.close());

const open = (query = '') => show(AlbumsPage, '/mannschaftsfotos', `/mannschaftsfotos${query}`);
const dialog = () => screen.findByRole('dialog', { name: 'Album Sommer' });
const openSommer = (query = '') => {
  club.answers['/api/albums/sommer'] = album(3, { slug: 'sommer', title: 'Sommer' });
  return open(`?album=sommer${query}`);
};

test('lists albums with date and number of pictures, each with an address', async () => {
  club.answers['/api/albums'] = [album(1, { slug: 'fest', title: 'Fest' }), album(12, { title: 'Turnier' })];
  open();

  expect((await screen.findByRole('link', { name: 'Fest' })).getAttribute('href')).toBe('/mannschaftsfotos?album=fest');
  expect(screen.getByText(/· 1 Bild$/)).toBeTruthy();
  expect(screen.getByText(/· 12 Bilder$/)).toBeTruthy();
  expect(screen.getAllByText('20. Juli 2024')).toHaveLength(2);
});

test('parts many albums into pages, each with an address of its own', async () => {
  club.answers['/api/albums'] = Array.from({ length: 60 }, (_, place) => album(1, { title: `Album ${place + 1}` }));
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const user = open('?seite=2');

  await screen.findByRole('link', { name: 'Album 25' });
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect([titles().length, titles().at(-1)]).toEqual([24, 'Album 48']);
  expect(screen.getByRole('link', { name: 'Zurück' }).getAttribute('href')).toBe('/mannschaftsfotos');
  await user.click(screen.getByRole('link', { name: 'Weiter' }));

  expect(titles()).toHaveLength(12);
  expect(address()).toBe('/mannschaftsfotos?seite=3');
  expect(document.activeElement?.textContent).toMatch(/^Album 49/);
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  scrollTo.mockRestore();
});

test('says on the last page that there are more albums than it lists, and where to ask for them', async () => {
  const albums = Array.from({ length: 25 }, (_, place) => album(1, { title: `Album ${place + 1}` }));
  club.answers['/api/albums'] = albums.map((one, place) => (place === 24 ? { ...one, moreFollow: true } : one));
  const user = open();
  await screen.findByRole('link', { name: 'Album 1' });
  expect(screen.queryByText(/^Hier stehen/)).toBeNull();
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  await user.click(screen.getByRole('link', { name: 'Weiter' }));

  expect(await screen.findByRole('heading', { name: 'Hier stehen die neuesten 25 Alben' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kontakt aufnehmen' }).getAttribute('href')).toBe('/kontakt');
  scrollTo.mockRestore();
});

test.each(['99', '0', '-1', 'zwei'])('of a page „%s“, which there is not, shows another one', async (page) => {
  club.answers['/api/albums'] = Array.from({ length: 25 }, (_, place) => album(1, { title: `Album ${place + 1}` }));
  open(`?seite=${page}`);

  expect(await screen.findByRole('link', { name: page === '99' ? 'Album 25' : 'Album 1' })).toBeTruthy();
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(canonical).toMatch(page === '99' ? /\/mannschaftsfotos\?seite=2$/ : /\/mannschaftsfotos$/);
});

test('an album says when it was and what it shows', async () => {
  club.answers['/api/albums/sommer'] = { ...album(1, { slug: 'sommer', title: 'Sommer' }), description: 'Zwei Tage.' };
  open('?album=sommer');

  expect(await screen.findByText('20. Juli 2024 · Zwei Tage.')).toBeTruthy();
});

test('says when there are no albums', async () => {
  club.answers['/api/albums'] = [];
  open();
  expect(await screen.findByText('Noch keine Fotos')).toBeTruthy();
});

test('an album begins at the top, and so does the way back; a picture shown large leaves the page where it is', async () => {
  club.answers['/api/albums'] = [album(3, { slug: 'sommer', title: 'Sommer' })];
  club.answers['/api/albums/sommer'] = album(3, { slug: 'sommer', title: 'Sommer' });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const Main = () => (
    <main id="inhalt" tabIndex={-1}>
      <AlbumsPage />
    </main>
  );
  const user = show(Main, '/mannschaftsfotos', '/mannschaftsfotos');

  await user.click(await screen.findByRole('link', { name: 'Sommer' }));
  await screen.findByRole('heading', { level: 1, name: 'Sommer' });
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  expect(document.activeElement?.id).toBe('inhalt');
  await user.click(await screen.findByRole('link', { name: 'Bild 2 vergrößern: Bild 2' }));
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'Alle Alben' }));

  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(document.activeElement?.id).toBe('inhalt');
  scrollTo.mockRestore();
});

test('an unknown album leads back to all', async () => {
  open('?album=nix');
  expect(await screen.findByRole('heading', { level: 1, name: 'Album nicht gefunden' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alle Alben' }).getAttribute('href')).toBe('/mannschaftsfotos');
});

test('an address that no album can have leads back to all', async () => {
  club.answers['/api/albums/%00'] = new Refusal(400);
  open('?album=%00');

  expect(await screen.findByRole('heading', { level: 1, name: 'Album nicht gefunden' })).toBeTruthy();
});

test('a picture opens large under an address of its own, and closes to the album', async () => {
  const user = openSommer();
  await user.click(await screen.findByRole('link', { name: 'Bild 2 vergrößern: Bild 2' }));

  await dialog();
  expect(address()).toBe('/mannschaftsfotos?album=sommer&bild=2');
  expect(screen.getByText('2 / 3')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Schließen' }));
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/mannschaftsfotos?album=sommer');
});

test('arrow keys and buttons move, and from the last picture to the first', async () => {
  const user = openSommer('&bild=2');
  const box = await dialog();
  await waitFor(() => {
    fireEvent.keyDown(box, { key: 'ArrowRight' });
    expect(screen.getByText('3 / 3')).toBeTruthy();
  });
  expect(address()).toBe('/mannschaftsfotos?album=sommer&bild=3');

  fireEvent.keyDown(box, { key: 'ArrowRight' });
  expect(await screen.findByText('1 / 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Vorheriges Bild' }));
  expect(await screen.findByText('3 / 3')).toBeTruthy();
});

test('Home and End lead to the first and the last picture', async () => {
  openSommer('&bild=2');
  const box = await dialog();
  await waitFor(() => {
    fireEvent.keyDown(box, { key: 'End' });
    expect(screen.getByText('3 / 3')).toBeTruthy();
  });
  fireEvent.keyDown(box, { key: 'End' });
  expect(screen.getByText('3 / 3')).toBeTruthy();

  expect(fireEvent.keyDown(box, { key: 'Home' })).toBe(false);
  expect(await screen.findByText('1 / 3')).toBeTruthy();
  expect(address()).toBe('/mannschaftsfotos?album=sommer&bild=1');
});

test('Escape closes', async () => {
  openSommer('&bild=1');
  fireEvent(await dialog(), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each(['0', '4', 'x', '1.5'])('bild=%s opens nothing', async (picture) => {
  openSommer(`&bild=${picture}`);
  await screen.findByRole('link', { name: /^Bild 1 / });
  expect(screen.queryByRole('dialog')).toBeNull();
});
