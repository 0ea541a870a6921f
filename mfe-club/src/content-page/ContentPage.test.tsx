import { screen, waitFor, within } from '@testing-library/react';
import { Refusal, startClubServer, type ClubServer } from '../../test/club-server.ts';
import { contentPage } from '../../test/factories.ts';
import { show } from '@portal/shared-ui/test/show';
import { ContentPage } from './ContentPage.tsx';

let club: ClubServer;
beforeEach(async () => (club = await startClubServer()));
afterEach(() => club.close());

const open = (slug: string) => show(ContentPage, `/${slug}`, `/${slug}`);

test('shows the text its address names, with title and description', async () => {
  club.answers['/api/pages/ueber-uns'] = contentPage({ title: 'Wir über uns' });
  open('ueber-uns');

  expect(await screen.findByRole('heading', { level: 1, name: 'Wir über uns' })).toBeTruthy();
  expect(screen.getByText('Wer wir sind.')).toBeTruthy();
  expect(screen.getByText('Wir spielen Fußball.')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Wir über uns – SV Musterstadt 1920 e. V.'));
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Der Verein stellt sich vor.');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://www.verein.example/ueber-uns',
  );
});

test('keeps its title while it loads', async () => {
  const answer = club.hold();
  open('datenschutz');
  expect(screen.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeTruthy();
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeTruthy();
  answer();
  await screen.findByText('Diese Seite gibt es nicht');
});

test('a failure is said below the title and can be tried again', async () => {
  club.answers['/api/pages/impressum'] = new Refusal(500);
  const user = open('impressum');

  await screen.findByRole('alert');
  club.answers['/api/pages/impressum'] = contentPage({
    slug: 'impressum',
    title: 'Impressum',
    content: '<p>§ 5 DDG</p>',
  });
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('§ 5 DDG')).toBeTruthy();
});

test('a page that the club has hidden is said not to be there', async () => {
  club.answers['/api/pages/impressum'] = new Refusal(404);
  open('impressum');

  expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
});

test('the history is a timeline in the order given', async () => {
  const entry = (year: number) => ({ year, title: `Es war ${year}`, text: 'Ein gutes Jahr.' });
  club.answers['/api/pages/geschichte'] = contentPage({ slug: 'geschichte', timeline: [entry(1921), entry(1954)] });
  open('geschichte');

  await screen.findByRole('heading', { level: 2, name: 'Es war 1921' });
  expect([...document.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual(['1921', '1954']);
});

test('honours name those who have them', async () => {
  const members = [{ name: 'Kim Ehrlich', note: 'seit 1988' }];
  club.answers['/api/pages/ehrenmitglieder'] = contentPage({
    slug: 'ehrenmitglieder',
    groups: [{ title: 'Ehrenvorsitz', text: 'Für ein Leben im Verein.', members }],
  });
  open('ehrenmitglieder');

  const group = within(await screen.findByRole('region', { name: 'Ehrenvorsitz' }));
  expect(group.getByText('Kim Ehrlich')).toBeTruthy();
  expect(group.getByText('seit 1988')).toBeTruthy();
});

test('the membership page leads to the contact form with its subject', async () => {
  club.answers['/api/pages/mitgliedschaft'] = contentPage({ slug: 'mitgliedschaft' });
  open('mitgliedschaft');
  const link = await screen.findByRole('link', { name: 'Antrag anfordern' });
  expect(link.getAttribute('href')).toBe('/kontakt?betreff=Mitgliedschaft');
});

test('legal texts stand alone', async () => {
  club.answers['/api/pages/impressum'] = contentPage({ slug: 'impressum' });
  open('impressum');
  await screen.findByText('Wir spielen Fußball.');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the buttons beside a text say what the club says, and one that says nothing is not there', async () => {
  club.answers['/api/pages/gemeinsam-stark'] = contentPage({ slug: 'gemeinsam-stark' });
  const texts = { campaignStep1: 'Pack mit an', campaignStep2: '' };
  show(ContentPage, '/gemeinsam-stark', '/gemeinsam-stark', { texts });

  const box = within(await screen.findByRole('complementary', { name: 'Mach mit' }));
  expect(box.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
    'Pack mit an',
    'Partner werden',
  ]);
});
