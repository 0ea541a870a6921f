import { screen, within } from '@testing-library/react';
import { Refusal, startClubServer, Turns, type ClubServer } from '../../test/club-server.ts';
import { boardMember, sponsor } from '../../test/factories.ts';
import { show } from '@portal/shared-ui/test/show';
import { SponsorsPage } from './SponsorsPage.tsx';

const SPONSORS = '/api/sponsors/active';
const BOARD = '/api/board-members';
let club: ClubServer;
beforeEach(async () => {
  club = await startClubServer();
  Object.assign(club.answers, { [SPONSORS]: [], [BOARD]: [] });
});
afterEach(() => club.close());

const open = (facts?: Parameters<typeof show>[3]) => show(SponsorsPage, '/sponsoren', '/sponsoren', facts);
const section = (name: string) => within(screen.getByRole('region', { name }));

test('thanks under its heading and keeps the place of six cards while it loads', async () => {
  const answer = club.hold();
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Unsere Sponsoren & Partner' })).toBeTruthy();
  expect(screen.getByText(/^Herzlichen Dank/)).toBeTruthy();
  expect(screen.getByRole('status', { name: 'Wird geladen' }).querySelectorAll('i')).toHaveLength(6);
  answer();
  await screen.findByText('Noch keine Sponsoren');
});

test('says when there are no active sponsors', async () => {
  club.answers[SPONSORS] = [sponsor({ active: false })];
  open();
  expect(await screen.findByText('Noch keine Sponsoren')).toBeTruthy();
  expect(screen.getByText('Wir freuen uns über neue Partnerschaften und Sponsoren.')).toBeTruthy();
});

test('groups sponsors by tier, the highest first, with a badge each', async () => {
  club.answers[SPONSORS] = [
    sponsor({ name: 'Bäckerei', tier: 'standard' }),
    sponsor({ name: 'Autohaus', tier: 'main' }),
    sponsor({ name: 'Weingut', tier: 'premium' }),
  ];
  open();

  await screen.findByRole('heading', { name: 'Autohaus' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['Hauptsponsoren', 'Premium Partner', 'Partner']);
  expect(screen.queryByText(/^Hier stehen/)).toBeNull();
  expect(section('Hauptsponsoren').getByText('Hauptsponsor')).toBeTruthy();
  expect(section('Premium Partner').getAllByText('Premium Partner')).toHaveLength(2);
  expect(section('Partner').getByRole('heading', { name: 'Bäckerei' })).toBeTruthy();
  expect(section('Partner').getAllByText('Partner')).toHaveLength(2);
});

test('says that there are more than it lists', async () => {
  club.answers[SPONSORS] = [sponsor({ tier: 'main' }), sponsor({ moreFollow: true })];
  open();

  expect(await screen.findByRole('heading', { name: 'Hier stehen die ersten 2 Sponsoren' })).toBeTruthy();
});

test('a card shows the logo, or the name in its place', async () => {
  club.answers[SPONSORS] = [
    sponsor({ name: 'Autohaus', logoUrl: '/objects/autohaus.png' }),
    sponsor({ name: 'Weingut' }),
  ];
  open();

  const logo = await screen.findByRole('img', { name: 'Logo Autohaus' });
  expect(logo.getAttribute('src')).toContain('/objects/autohaus.png');
  expect(screen.getAllByText('Weingut')).toHaveLength(2);
});

test('a tier without sponsors has no heading', async () => {
  club.answers[SPONSORS] = [sponsor({ tier: 'premium' })];
  open();
  await screen.findByRole('region', { name: 'Premium Partner' });
  expect(screen.queryByRole('region', { name: 'Hauptsponsoren' })).toBeNull();
});

test('a card leads to the website in a new tab, where there is one', async () => {
  club.answers[SPONSORS] = [
    sponsor({ name: 'Mit Seite', websiteUrl: 'https://www.example.org/', description: 'Seit 1950.' }),
    sponsor({ name: 'Ohne Seite' }),
  ];
  open();

  const links = await screen.findAllByRole('link', { name: /^Website besuchen/ });
  expect(links).toHaveLength(1);
  expect(links[0]?.getAttribute('target')).toBe('_blank');
  expect(links[0]?.getAttribute('rel')).toContain('noopener');
  expect(screen.getByText('Seit 1950.')).toBeTruthy();
});

test.each([
  'Bandenwerbung',
  'Trikot-Werbung',
  'Homepage-Werbung',
  'Trainingsanzüge',
  'Sponsoren-Ticker',
  'Startseiten-Widget',
  'Footer-Banner',
  'Sponsoren-Seite',
  'Individuelle Sponsoring-Pakete',
  'Flexible Laufzeiten',
  'Attraktive Paketpreise',
  'Persönliche Betreuung',
])('offers „%s“', async (name) => {
  open();
  expect(screen.getByRole('heading', { name })).toBeTruthy();
  await screen.findByText('Noch keine Sponsoren');
});

test('shows an example banner', async () => {
  open();
  expect(screen.getByRole('img', { name: /^Beispiel/ })).toBeTruthy();
  await screen.findByText('Noch keine Sponsoren');
});

test('names the third chairman, whose address the mail draft goes to', async () => {
  club.answers[BOARD] = [
    boardMember({ name: 'Kim Erst', position: '1. Vorsitzende', email: 'erste@verein.example' }),
    boardMember({ name: 'Toni Dritt', position: '3. Vorsitzender', email: 'dritter@verein.example' }),
  ];
  open();

  const call = section('Werden Sie unser Partner!');
  expect(await call.findByText('Toni Dritt')).toBeTruthy();
  expect(call.getByText('3. Vorsitzender')).toBeTruthy();
  expect(call.getByRole('link', { name: 'E-Mail schreiben' }).getAttribute('href')).toBe(
    'mailto:dritter@verein.example?subject=Interesse%20an%20Sponsoring',
  );
  expect(call.getByRole('link', { name: 'Zum Kontaktformular' }).getAttribute('href')).toBe('/kontakt');
});

test('falls back to the club where the board names no third chairman', async () => {
  club.answers[BOARD] = [boardMember({ position: '1. Vorsitz', email: 'erste@verein.example' })];
  open();

  const call = section('Werden Sie unser Partner!');
  expect(call.getByText('Ihr Vereinsvorstand')).toBeTruthy();
  expect(call.getByText('Zuständig für Sponsoring')).toBeTruthy();
  // While the board is not known, its place is kept, and nobody is written to who may be the wrong person.
  expect(call.queryByRole('link', { name: 'E-Mail schreiben' })).toBeNull();
  expect((await call.findByRole('link', { name: 'E-Mail schreiben' })).getAttribute('href')).toMatch(
    /^mailto:info@verein\.example\?/,
  );
});

test('shows what a board looks like: an example, or the picture that an administrator has chosen', async () => {
  const { unmount } = open();
  const example = await screen.findByRole('img', { name: /^Werbebanden am Spielfeldrand/ });
  expect(example.getAttribute('src')).toBe('/assets/pictures/advertising-boards.webp');
  expect(screen.getByText('Beispielbild: Vereinsportal')).toBeTruthy();
  unmount();

  const picture = { url: '/objects/bande.jpg', alt: 'Unsere Banden', width: 1600, height: 900, color: '#336633' };
  open({ advertisingImage: { ...picture, credit: 'Erika Muster' } });

  const chosen = await screen.findByRole('img', { name: 'Unsere Banden' });
  expect(chosen.getAttribute('src')).toMatch(/^\/optimize-image\/objects\/bande\.jpg/);
  expect(screen.getByText('Foto: Erika Muster')).toBeTruthy();
  expect(screen.queryByText('Beispielbild: Vereinsportal')).toBeNull();
});

test('shows the portrait of the third chairman, and the crest in its place where there is none', async () => {
  const third = { name: 'Toni Dritt', position: '3. Vorsitzender' };
  club.answers[BOARD] = [boardMember({ ...third, imageUrl: '/objects/toni.jpg' })];
  open();

  const call = screen.getByRole('region', { name: 'Werden Sie unser Partner!' });
  expect(call.querySelector('[aria-hidden] svg')).not.toBeNull();
  const portrait = await within(call).findByRole('img', { name: 'Porträt: Toni Dritt' });
  expect(portrait.getAttribute('src')).toContain('/objects/toni.jpg');
});

test("a third chairman without an address gets the club's", async () => {
  club.answers[BOARD] = [boardMember({ name: 'Toni Dritt', position: 'Dritte Vorsitzende', email: null })];
  open();

  const call = section('Werden Sie unser Partner!');
  await call.findByText('Toni Dritt');
  expect(call.getByRole('link', { name: 'E-Mail schreiben' }).getAttribute('href')).toBe(
    'mailto:info@verein.example?subject=Interesse%20an%20Sponsoring',
  );
});

test('a failure is said in place and can be tried again; the rest stays', async () => {
  club.answers[SPONSORS] = new Turns(new Refusal(500), new Refusal(500), [sponsor({ name: 'Autohaus' })]);
  const user = open();

  await screen.findByRole('alert');
  expect(screen.getByRole('heading', { name: 'Werden Sie unser Partner!' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Autohaus' }, { timeout: 4000 })).toBeTruthy();
});

test('the offer is what the club says: packages with prices, other options, and none of what it has emptied', async () => {
  open({
    texts: {
      sponsorsTitle: 'Unsere Förderer',
      offer1Title: 'Bronze',
      offer1Price: '250 € im Jahr',
      offer1Text: 'Logo im Ticker\n\nZwei Dauerkarten',
      ads1Price: 'ab 200 €',
      ads2Title: '',
      placesTitle: '',
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Unsere Förderer' })).toBeTruthy();

  const offers = section('Unsere Pakete');
  expect(offers.getByRole('heading', { level: 3, name: 'Bronze' })).toBeTruthy();
  expect(offers.getByText('250 € im Jahr')).toBeTruthy();
  expect(offers.getByText('Zwei Dauerkarten')).toBeTruthy();
  const options = section('Werbemöglichkeiten');
  expect(options.getByText('ab 200 €')).toBeTruthy();
  expect(options.queryByText('Trikot-Werbung')).toBeNull();
  expect(screen.queryByText('Sponsoren-Ticker')).toBeNull();
});
