import { useClub } from '@portal/shared-ui';
import { screen } from '@testing-library/react';
import { startClubServer, type ClubServer } from '../../test/club-server.ts';
import { show } from '@portal/shared-ui/test/show';
import { CampaignCard, MembershipCard, PartnerCard, FanShopCard } from './promo-cards.tsx';

let club: ClubServer;
beforeEach(async () => (club = await startClubServer()));
afterEach(() => club.close());

test.each([
  ['Gemeinsam stark', CampaignCard, '/gemeinsam-stark'],
  ['Partner des Vereins', PartnerCard, '/sponsoren'],
  ['Werde Mitglied', MembershipCard, '/mitgliedschaft'],
])('„%s“ leads on', (title, Card, target) => {
  show(Card, '/', '/');
  // In its own words a club names itself, and clubs are TuS or SpVgg.
  expect(getComputedStyle(screen.getByRole('heading', { level: 2, name: title })).textTransform).not.toBe('uppercase');
  expect(screen.getByRole('link').getAttribute('href')).toBe(target);
});

test('the fan shop opens in a new tab', async () => {
  show(FanShopCard, '/', '/', { fanShopUrl: 'https://shop.example/sv' });
  const link = await screen.findByRole('link', { name: /^Zum Fanshop/ });
  expect(link.getAttribute('href')).toBe('https://shop.example/sv');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('without a fan shop there is no card', async () => {
  const Both = () => (
    <>
      <p>{useClub().name}</p>
      <FanShopCard />
    </>
  );
  show(Both, '/', '/', { fanShopUrl: null });
  await screen.findByText('SV Musterstadt 1920 e. V.');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a club says it in its own words, and leaves a card out by emptying its title', async () => {
  const Both = () => (
    <>
      <MembershipCard />
      <PartnerCard />
    </>
  );
  show(Both, '/', '/', { texts: { 'membership-card-title': 'Komm zu uns', 'partner-card-title': '' } });
  expect(await screen.findByRole('heading', { name: 'Komm zu uns' })).toBeTruthy();
  expect(screen.getByText('Spielen, mithelfen oder einfach dazugehören: Bei uns ist Platz für dich.')).toBeTruthy();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});
