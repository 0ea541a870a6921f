import type { Role, SkeletonShape } from '@portal/api/contract';
import type { SectionPage } from '@portal/shared-ui';
import { entryScreens } from './entry-screens.tsx';
import type { IconName } from './kit/icons/Icon.tsx';

/** One screen; `path` is what its address has after that of its area, `title` is the area's label unless said otherwise. */
export type AdminScreen = { path?: `/${string}`; title?: string; skeleton?: SkeletonShape; load: SectionPage['load'] };

/** Screens about one thing, the first of which stands in the navigation. */
export type AdminArea = {
  to: `/admin${string}`;
  /** What it is called, in the navigation and in the log of changes. */
  label: string;
  /** The lowest role that may open it. */
  role: Role;
  icon: IconName;
  /** What is changed there, by the first word of its address in the API, and what is only read there. */
  resource?: string;
  reads?: readonly string[];
  /** What one of its things is called, and how the library of pictures calls it (`MediaUse.kind`). */
  one?: string;
  use?: string;
  screens: readonly AdminScreen[];
};

/** Areas that belong together. */
export type AdminGroup = { label: string; areas: readonly AdminArea[] };

/** The one table of screens, in the order people see. */
export const adminGroups: readonly AdminGroup[] = [
  {
    label: 'Verein aktuell',
    areas: [
      {
        to: '/admin',
        label: 'Übersicht',
        role: 'trainer',
        icon: 'house',
        reads: ['overview'],
        screens: [{ title: 'Admin-Bereich', load: () => import('./screens/overview/OverviewScreen.tsx') }],
      },
      {
        to: '/admin/neuigkeiten',
        label: 'Neuigkeiten',
        role: 'editor',
        icon: 'newspaper',
        resource: 'news',
        one: 'Artikel',
        use: 'article',
        screens: [
          { skeleton: 'table', load: () => import('./screens/news/ArticleListScreen.tsx') },
          {
            path: '/:id',
            title: 'Neuigkeit bearbeiten',
            skeleton: 'form',
            load: () => import('./screens/news/ArticleScreen.tsx'),
          },
        ],
      },
      {
        to: '/admin/termine',
        label: 'Termine',
        role: 'trainer',
        icon: 'calendar',
        resource: 'events',
        reads: ['agenda'],
        one: 'Termin',
        screens: [
          { load: () => import('./screens/events/EventListScreen.tsx') },
          { path: '/:id', title: 'Termin', load: () => import('./screens/events/EventScreen.tsx') },
        ],
      },
      {
        to: '/admin/trainingszeiten',
        label: 'Trainingszeiten',
        role: 'trainer',
        icon: 'clock',
        resource: 'training-times',
        one: 'Trainingszeit',
        screens: [
          { load: () => import('./screens/training-times/TrainingTimeListScreen.tsx') },
          {
            path: '/:id',
            title: 'Trainingszeit',
            load: () => import('./screens/training-times/TrainingTimeScreen.tsx'),
          },
        ],
      },
      {
        to: '/admin/mannschaften',
        label: 'Mannschaften',
        role: 'editor',
        icon: 'shirt',
        resource: 'teams',
        reads: ['own-teams'],
        one: 'Mannschaft',
        use: 'team',
        screens: [
          { load: () => import('./screens/teams/TeamListScreen.tsx') },
          { path: '/:id', title: 'Mannschaft', load: () => import('./screens/teams/TeamScreen.tsx') },
        ],
      },
      {
        to: '/admin/nachrichten',
        label: 'Nachrichten',
        role: 'admin',
        icon: 'mail',
        resource: 'messages',
        screens: [
          { skeleton: 'table', load: () => import('./screens/messages/MessageListScreen.tsx') },
          { path: '/:id', title: 'Nachricht', load: () => import('./screens/messages/MessageScreen.tsx') },
        ],
      },
    ],
  },
  {
    label: 'Startseite',
    areas: [
      {
        to: '/admin/slides',
        label: 'Slides',
        role: 'editor',
        icon: 'slides',
        resource: 'sliders',
        one: 'Slide',
        use: 'slide',
        screens: entryScreens('Slide', () =>
          import('./screens/slides/slide-kind.ts').then(({ slideKind }) => slideKind),
        ),
      },
      {
        to: '/admin/banner',
        label: 'Banner',
        role: 'editor',
        icon: 'flag',
        resource: 'banners',
        one: 'Banner',
        use: 'banner',
        screens: entryScreens('Banner', () =>
          import('./screens/banners/banner-kind.ts').then(({ bannerKind }) => bannerKind),
        ),
      },
      {
        to: '/admin/ticker',
        label: 'Ticker',
        role: 'editor',
        icon: 'ticker',
        screens: [
          { title: 'Sponsoren-Ticker', skeleton: 'table', load: () => import('./screens/sponsors/TickerScreen.tsx') },
        ],
      },
      {
        to: '/admin/sponsoren',
        label: 'Sponsoren',
        role: 'editor',
        icon: 'star',
        resource: 'sponsors',
        one: 'Sponsor',
        use: 'sponsor',
        screens: entryScreens('Sponsor', () =>
          import('./screens/sponsors/sponsor-kind.ts').then(({ sponsorKind }) => sponsorKind),
        ),
      },
    ],
  },
  {
    label: 'Inhalte',
    areas: [
      {
        to: '/admin/fotos',
        label: 'Fotos',
        role: 'editor',
        icon: 'camera',
        resource: 'albums',
        one: 'Album',
        use: 'album',
        screens: [
          { skeleton: 'table', load: () => import('./screens/albums/AlbumListScreen.tsx') },
          {
            path: '/:id',
            title: 'Album bearbeiten',
            skeleton: 'form',
            load: () => import('./screens/albums/AlbumScreen.tsx'),
          },
        ],
      },
      {
        to: '/admin/medien',
        label: 'Medien',
        role: 'editor',
        icon: 'image',
        resource: 'media',
        reads: ['uploads'],
        screens: [
          { skeleton: 'cards', load: () => import('./screens/media/MediaListScreen.tsx') },
          {
            path: '/:id',
            title: 'Bild bearbeiten',
            skeleton: 'form',
            load: () => import('./screens/media/MediaScreen.tsx'),
          },
        ],
      },
      {
        to: '/admin/vorstand',
        label: 'Vorstand',
        role: 'editor',
        icon: 'board',
        resource: 'board-members',
        one: 'Vorstand',
        use: 'board',
        screens: entryScreens('Vorstand', () =>
          import('./screens/board/board-kind.ts').then(({ boardKind }) => boardKind),
        ),
      },
      {
        to: '/admin/seiten',
        label: 'Seiten',
        role: 'editor',
        icon: 'page',
        resource: 'pages',
        one: 'Seite',
        use: 'page',
        screens: [
          { skeleton: 'table', load: () => import('./screens/pages/PageListScreen.tsx') },
          { path: '/:slug', title: 'Seite', skeleton: 'form', load: () => import('./screens/pages/PageScreen.tsx') },
        ],
      },
    ],
  },
  {
    label: 'Verwaltung',
    areas: [
      {
        to: '/admin/statistik',
        label: 'Statistik',
        role: 'editor',
        icon: 'chart',
        reads: ['visits'],
        screens: [{ skeleton: 'cards', load: () => import('./screens/statistics/StatisticsScreen.tsx') }],
      },
      {
        to: '/admin/benutzer',
        label: 'Benutzer',
        role: 'admin',
        icon: 'users',
        resource: 'users',
        screens: [
          { load: () => import('./screens/users/UserListScreen.tsx') },
          { path: '/neu', title: 'Jemanden einladen', load: () => import('./screens/users/InviteScreen.tsx') },
          { path: '/:id', title: 'Benutzer bearbeiten', load: () => import('./screens/users/UserScreen.tsx') },
        ],
      },
      {
        to: '/admin/verlauf',
        label: 'Verlauf',
        role: 'admin',
        icon: 'history',
        reads: ['activity'],
        screens: [{ load: () => import('./screens/activity/ActivityScreen.tsx') }],
      },
      {
        to: '/admin/module',
        label: 'Module',
        role: 'admin',
        icon: 'modules',
        resource: 'releases',
        reads: ['modules', 'errors'],
        screens: [{ skeleton: 'cards', load: () => import('./screens/modules/ModuleListScreen.tsx') }],
      },
      {
        to: '/admin/einstellungen',
        label: 'Einstellungen',
        role: 'admin',
        icon: 'sliders',
        resource: 'settings',
        one: 'Einstellungen',
        use: 'settings',
        screens: [
          { load: () => import('./screens/settings/SettingsListScreen.tsx') },
          { path: '/:group', skeleton: 'form', load: () => import('./screens/settings/SettingsScreen.tsx') },
        ],
      },
      {
        to: '/admin/sicherung',
        label: 'Sicherung',
        role: 'admin',
        icon: 'download',
        resource: 'restore',
        reads: ['backup'],
        screens: [{ skeleton: 'form', load: () => import('./screens/backup/BackupScreen.tsx') }],
      },
    ],
  },
];

/** Reached from the name of whoever is signed in. */
const ownAccount: AdminArea = {
  to: '/admin/konto',
  label: 'Mein Konto',
  role: 'trainer',
  icon: 'users',
  resource: 'account',
  screens: [{ load: () => import('./screens/own-account/AccountScreen.tsx') }],
};

/** Every area there is. */
export const adminAreas: readonly AdminArea[] = [...adminGroups.flatMap(({ areas }) => areas), ownAccount];

/** The screens as pages of the section. */
export const adminPages: readonly SectionPage[] = adminAreas.flatMap(({ to, label, screens }) =>
  screens.map(({ path = '', title = label, skeleton = 'text', load }) => ({
    path: `${to}${path}` as const,
    title,
    description: 'Verwaltung der Vereinsseite.',
    prefetch: 'never' as const,
    access: 'signed-in' as const,
    skeleton,
    load,
  })),
);
