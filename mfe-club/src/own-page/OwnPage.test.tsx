import type { OwnPage as Page } from '@portal/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { show } from '@portal/shared-ui/test/show';
import { Refusal, startClubServer, type ClubServer } from '../../test/club-server.ts';
import { OwnPage } from './OwnPage.tsx';
import { OwnPagePreview } from './OwnPagePreview.tsx';

const page: Page = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Vereinsheim mieten',
  slug: 'vereinsheim',
  lead: 'Platz für achtzig Gäste',
  content: '<p>Mit Küche.</p>',
  imageUrl: null,
  image: null,
  description: null,
  published: true,
};

let club: ClubServer;
beforeEach(async () => (club = await startClubServer()));
afterEach(() => club.close());

const open = () => show(OwnPage, '/seiten/:slug', '/seiten/vereinsheim');
const openPreview = () => show(OwnPagePreview, '/seiten/vorschau/:token', '/seiten/vorschau/geheim');

test('shows the page its address names, described by its lead where it has nothing else', async () => {
  club.answers['/api/own-pages/vereinsheim'] = page;
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Vereinsheim mieten' })).toBeTruthy();
  expect(screen.getByText('Mit Küche.')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Vereinsheim mieten – SV Musterstadt 1920 e. V.'));
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Platz für achtzig Gäste');
});

test('says when there is no such page', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeTruthy();
});

test('tries again after a failure', async () => {
  club.answers['/api/own-pages/vereinsheim'] = new Refusal(500);
  const user = open();
  await screen.findByRole('alert');
  club.answers['/api/own-pages/vereinsheim'] = page;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));

  expect(await screen.findByText('Mit Küche.')).toBeTruthy();
});

test('a preview says that it is one, and stays away from search engines', async () => {
  club.answers['/api/own-pages/preview/geheim'] = { ...page, published: false };
  openPreview();

  expect(await screen.findByText('Vorschau: Diese Seite ist noch nicht veröffentlicht.')).toBeTruthy();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('a link that has ended shows nothing', async () => {
  club.answers['/api/own-pages/preview/geheim'] = new Refusal(410);
  openPreview();

  expect(await screen.findByRole('heading', { level: 1, name: 'Diese Vorschau ist abgelaufen' })).toBeTruthy();
});
