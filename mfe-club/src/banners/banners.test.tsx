import { screen, waitFor } from '@testing-library/react';
import { Refusal, startClubServer, type ClubServer } from '../../test/club-server.ts';
import { banner } from '../../test/factories.ts';
import { leftToBrowser } from '../../test/left-to-browser.ts';
import { address, show } from '@portal/shared-ui/test/show';
import { BannerCarousel } from './BannerCarousel.tsx';
import { FooterBanners, SidebarBanners } from './banner-lists.tsx';

let club: ClubServer;
beforeEach(async () => (club = await startClubServer()));
afterEach(() => club.close());

const widgets = [
  ['footer', FooterBanners],
  ['sidebar', SidebarBanners],
  ['carousel', BannerCarousel],
] as const;

test.each(widgets)(
  '%s: a banner of another site opens in a new tab, one of ours does not',
  async (placement, Widget) => {
    club.answers[`/api/banners/active/${placement}`] = [
      banner({ name: 'Fremd', linkUrl: 'https://www.example.org/' }),
      banner({ name: 'Eigen', linkUrl: '/sponsoren' }),
      banner({ name: 'Ohne Link' }),
    ];
    show(Widget, '/', '/');

    const foreign = (await screen.findByAltText('Fremd')).closest('a');
    expect(foreign?.target).toBe('_blank');
    expect(foreign?.rel).toContain('noopener');
    expect(screen.getByAltText('Eigen').closest('a')?.getAttribute('href')).toBe('/sponsoren');
    expect(screen.getByAltText('Eigen').closest('a')?.target).toBe('');
    expect(screen.getByAltText('Ohne Link').closest('a')).toBeNull();
  },
);

test('a banner that leads to a document leaves it to the browser, which saves it', async () => {
  club.answers['/api/banners/active/footer'] = [banner({ name: 'Satzung', linkUrl: '/dateien/satzung.pdf' })];
  show(FooterBanners, '/', '/');

  expect(leftToBrowser(await screen.findByAltText('Satzung'))).toBe(true);
  expect(address()).toBe('/');
});

test.each(widgets)("%s: pictures come from the banners' own path", async (placement, Widget) => {
  club.answers[`/api/banners/active/${placement}`] = [banner({ name: 'Bank', imageUrl: '/objects/2024/bank.png' })];
  show(Widget, '/', '/');
  const picture = await screen.findByAltText('Bank');
  expect(picture.getAttribute('src')).toMatch(/^\/optimize-image\/banner-objects\/2024\/bank\.png\?/);
});

test.each(widgets)('%s: leaves a quiet gap when there are none or they do not come', async (placement, Widget) => {
  const path = `/api/banners/active/${placement}`;
  for (const answer of [[], new Refusal(500)]) {
    club.answers[path] = answer;
    club.requests.length = 0;
    show(Widget, '/', '/');
    await waitFor(() => expect(club.requests).toContain(`GET ${path}`));
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  }
});

test.each(widgets)('%s: shows the first 24 of however many there are', async (placement, Widget) => {
  club.answers[`/api/banners/active/${placement}`] = Array.from({ length: 30 }, (_, index) =>
    banner({ name: `Bande ${index + 1}` }),
  );
  show(Widget, '/', '/');

  expect(await screen.findByAltText('Bande 24')).toBeTruthy();
  expect(screen.queryByAltText('Bande 25')).toBeNull();
});

test('a single banner of the carousel has nothing to control', async () => {
  club.answers['/api/banners/active/carousel'] = [banner({ name: 'Bank' })];
  show(BannerCarousel, '/', '/');
  await screen.findByAltText('Bank');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the carousel can be paused', async () => {
  club.answers['/api/banners/active/carousel'] = [banner(), banner()];
  show(BannerCarousel, '/', '/');
  expect(await screen.findByRole('button', { name: 'Automatischen Wechsel anhalten' })).toBeTruthy();
});
