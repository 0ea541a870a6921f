import type { MenuEntry, OwnPageSummary, PageTextName, UsualText } from '@portal/api/contract';
import type { Section, SectionPage } from '@portal/shared-ui';
import { ALBUM_PARAMETER, PAGE_PARAMETER } from './albums/album-path.ts';
import {
  ALBUMS,
  albumKey,
  bannersKey,
  BOARD,
  OWN_PAGES,
  ownPageKey,
  DOWNLOADS,
  pageKey,
  SLIDES,
  SPONSORS,
} from './club-api.ts';
import { SUBJECT_PARAMETER } from './contact/contact-path.ts';
import { contentPages, type ContentSlug } from './content-page/content-pages.ts';

type Prefetched = Pick<SectionPage, 'prefetch' | 'prefetchRank'>;
/** Prefetched after all that the specification names. */
const whenIdle: Prefetched = { prefetch: 'idle' };

/** A page whose text is content in the database. */
function contentPage(slug: ContentSlug, prefetch: Prefetched, menu: MenuEntry): SectionPage {
  return {
    // Each said by its name: browsers load this without them.
    title: contentPages[slug].title,
    description: contentPages[slug].description,
    ...prefetch,
    path: `/${slug}`,
    menu,
    skeleton: 'text',
    data: () => [pageKey(slug)],
    load: () => import('./content-page/ContentPage.tsx'),
  };
}

/** `Name` is the text with the club's own name for the page. */
const inClubMenu = <Name extends PageTextName>(label: UsualText<Name>, order: number) => ({
  label,
  order,
  group: 'Verein',
});

/** The club: its people, partners, texts and pictures, and its widgets on the home page. */
export const section: Section = {
  name: 'club',
  title: 'Verein',
  icon: 'house',
  pages: [
    contentPage('ueber-uns', { prefetch: 'soon', prefetchRank: 3 }, inClubMenu<'menu-ueber-uns'>('Über uns', 41)),
    {
      path: '/vorstand',
      title: 'Vorstand',
      description: 'Der Vorstand des Vereins: Ämter, Ansprechpersonen und wie du sie erreichst.',
      prefetch: 'immediate',
      prefetchRank: 4,
      skeleton: 'cards',
      menu: inClubMenu<'menu-vorstand'>('Vorstand', 42),
      data: () => [BOARD],
      load: () => import('./board/BoardPage.tsx'),
    },
    contentPage('geschichte', whenIdle, inClubMenu<'menu-geschichte'>('Geschichte', 43)),
    contentPage('ehrenmitglieder', whenIdle, inClubMenu<'menu-ehrenmitglieder'>('Ehrenmitglieder', 44)),
    {
      path: '/sponsoren',
      title: 'Sponsoren & Partner',
      description: 'Unsere Sponsoren und Partner, und wie Ihr Unternehmen den Verein unterstützen kann.',
      prefetch: 'soon',
      prefetchRank: 4,
      skeleton: 'cards',
      menu: inClubMenu<'menu-sponsoren'>('Sponsoren', 45),
      data: () => [SPONSORS, BOARD],
      load: () => import('./sponsors/SponsorsPage.tsx'),
    },
    contentPage('gemeinsam-stark', whenIdle, inClubMenu<'menu-gemeinsam-stark'>('Gemeinsam stark', 46)),
    contentPage('mitgliedschaft', whenIdle, inClubMenu<'menu-mitgliedschaft'>('Mitgliedschaft', 47)),
    contentPage(
      'jugendarbeit',
      { prefetch: 'soon', prefetchRank: 5 },
      inClubMenu<'menu-jugendarbeit'>('Jugendarbeit', 48),
    ),
    {
      path: '/mannschaftsfotos',
      title: 'Mannschaftsfotos',
      description: 'Bilder aus dem Vereinsleben: Mannschaften, Spiele und Feste in Alben.',
      prefetch: 'idle',
      skeleton: 'cards',
      query: [ALBUM_PARAMETER, PAGE_PARAMETER],
      menu: { label: 'Mannschaftsfotos' satisfies UsualText<'menu-mannschaftsfotos'>, order: 51, group: 'Medien' },
      data: ({ query }) => {
        const album = query.get(ALBUM_PARAMETER);
        return album ? [albumKey(album)] : [ALBUMS];
      },
      load: () => import('./albums/AlbumsPage.tsx'),
    },
    {
      path: '/kontakt',
      title: 'Kontakt',
      description: 'Anschrift, Ansprechpersonen, Anfahrt zum Stadion und Kontaktformular des Vereins.',
      prefetch: 'soon',
      prefetchRank: 1,
      skeleton: 'form',
      query: [SUBJECT_PARAMETER],
      menu: { label: 'Kontakt', order: 60, variant: 'button' },
      data: () => [pageKey('kontakt'), BOARD],
      load: () => import('./contact/ContactPage.tsx'),
    },
    {
      path: '/seiten/:slug',
      title: 'Seite',
      description: 'Eine Seite des Vereins.',
      ...whenIdle,
      skeleton: 'text',
      data: ({ params }) => [ownPageKey(params.slug ?? '')],
      entries: {
        resource: OWN_PAGES,
        paths: (answer) => (answer as OwnPageSummary[]).map(({ slug }) => `/seiten/${slug}`),
      },
      load: () => import('./own-page/OwnPage.tsx'),
    },
    {
      // No data: only the browser fetches secret content, and no cache of the server keeps it.
      path: '/seiten/vorschau/:token',
      title: 'Vorschau',
      description: 'Vorschau',
      prefetch: 'never',
      listed: false,
      skeleton: 'text',
      load: () => import('./own-page/OwnPagePreview.tsx'),
    },
    {
      path: '/downloads',
      title: 'Downloads',
      description: 'Satzung, Anträge und Formulare des Vereins zum Herunterladen.',
      // Most clubs begin without any: prefetching them would be wasted.
      prefetch: 'never',
      listed: true,
      skeleton: 'text',
      data: () => [DOWNLOADS],
      load: () => import('./downloads/DownloadsPage.tsx'),
    },
    contentPage('impressum', whenIdle, { label: 'Impressum', order: 70, variant: 'legal' }),
    contentPage('datenschutz', whenIdle, { label: 'Datenschutz', order: 71, variant: 'legal' }),
  ],
  widgets: {
    'hero-slider': { skeleton: 'hero', data: () => [SLIDES], load: () => import('./hero-slider/HeroSlider.tsx') },
    'sponsor-ticker': { data: () => [SPONSORS], load: () => import('./sponsor-ticker/SponsorTicker.tsx') },
    'banner-carousel': { data: () => [bannersKey('carousel')], load: () => import('./banners/BannerCarousel.tsx') },
    'sidebar-banners': {
      data: () => [bannersKey('sidebar')],
      load: () => import('./banners/banner-lists.tsx').then(({ SidebarBanners }) => ({ SidebarBanners })),
    },
    'footer-banners': {
      data: () => [bannersKey('footer')],
      load: () => import('./banners/banner-lists.tsx').then(({ FooterBanners }) => ({ FooterBanners })),
    },
    'partner-card': { load: () => import('./cards/promo-cards.tsx').then(({ PartnerCard }) => ({ PartnerCard })) },
    'membership-card': {
      load: () => import('./cards/promo-cards.tsx').then(({ MembershipCard }) => ({ MembershipCard })),
    },
    'fan-shop-card': { load: () => import('./cards/promo-cards.tsx').then(({ FanShopCard }) => ({ FanShopCard })) },
    'campaign-card': { load: () => import('./cards/promo-cards.tsx').then(({ CampaignCard }) => ({ CampaignCard })) },
  },
};
