import type { Role, SkeletonShape } from '@portal/api/contract';
import type { SectionPage } from '@portal/shared-ui';
import { entryScreens } from './entries/entry-screens.tsx';

/** One screen; `path` is what its address has after that of its area, `title` is the area's label unless said otherwise. */
export type AdminScreen = { path?: `/${string}`; title?: string; skeleton?: SkeletonShape; load: SectionPage['load'] };

/** Screens about one thing, the first of which stands in the navigation. */
export type AdminArea = {
  to: `/admin${string}`;
  /** What it is called, in the navigation and in the log of changes. */
  label: string;
  /** The lowest role that may open it. */
  role: Role;
  /** A path on a 24 px grid. */
  icon: string;
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
        icon: 'M4 11 12 4l8 7v9h-6v-6h-4v6H4z',
        reads: ['overview'],
        screens: [{ title: 'Admin-Bereich', load: () => import('./admin/OverviewScreen.tsx') }],
      },
      {
        to: '/admin/neuigkeiten',
        label: 'Neuigkeiten',
        role: 'editor',
        icon: 'M4 5h13v14H6a2 2 0 0 1-2-2zm13 4h3v8a2 2 0 0 1-2 2M7 9h7M7 13h7',
        resource: 'news',
        one: 'Artikel',
        use: 'article',
        screens: [
          { skeleton: 'table', load: () => import('./news/ArticleListScreen.tsx') },
          {
            path: '/:id',
            title: 'Neuigkeit bearbeiten',
            skeleton: 'form',
            load: () => import('./news/ArticleScreen.tsx'),
          },
        ],
      },
      {
        to: '/admin/termine',
        label: 'Termine',
        role: 'trainer',
        icon: 'M4 6h16v14H4zm0 5h16M8 3v4m8-4v4',
        resource: 'events',
        reads: ['agenda'],
        one: 'Termin',
        screens: [
          { load: () => import('./events/EventListScreen.tsx') },
          { path: '/:id', title: 'Termin', load: () => import('./events/EventScreen.tsx') },
        ],
      },
      {
        to: '/admin/trainingszeiten',
        label: 'Trainingszeiten',
        role: 'trainer',
        icon: 'M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
        resource: 'training-times',
        one: 'Trainingszeit',
        screens: [
          { load: () => import('./training-times/TrainingTimeListScreen.tsx') },
          { path: '/:id', title: 'Trainingszeit', load: () => import('./training-times/TrainingTimeScreen.tsx') },
        ],
      },
      {
        to: '/admin/mannschaften',
        label: 'Mannschaften',
        role: 'editor',
        icon: 'M8 4 3 7l2 4 2-1v10h10V10l2 1 2-4-5-3a4 4 0 0 1-8 0z',
        resource: 'teams',
        reads: ['own-teams'],
        one: 'Mannschaft',
        use: 'team',
        screens: [
          { load: () => import('./teams/TeamListScreen.tsx') },
          { path: '/:id', title: 'Mannschaft', load: () => import('./teams/TeamScreen.tsx') },
        ],
      },
      {
        to: '/admin/nachrichten',
        label: 'Nachrichten',
        role: 'admin',
        icon: 'M3 6h18v13H3zm0 1 9 7 9-7',
        resource: 'messages',
        screens: [
          { skeleton: 'table', load: () => import('./messages/MessageListScreen.tsx') },
          { path: '/:id', title: 'Nachricht', load: () => import('./messages/MessageScreen.tsx') },
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
        icon: 'M3 5h18v14H3zm0 11 5-5 4 4 3-3 6 5M15 9h.01',
        resource: 'sliders',
        one: 'Slide',
        use: 'slide',
        screens: entryScreens('Slide', () => import('./slides/slide-kind.ts').then(({ slideKind }) => slideKind)),
      },
      {
        to: '/admin/banner',
        label: 'Banner',
        role: 'editor',
        icon: 'M5 3v18M5 5h14l-3 4 3 4H5',
        resource: 'banners',
        one: 'Banner',
        use: 'banner',
        screens: entryScreens('Banner', () => import('./banners/banner-kind.ts').then(({ bannerKind }) => bannerKind)),
      },
      {
        to: '/admin/ticker',
        label: 'Ticker',
        role: 'editor',
        icon: 'M3 9h5v6H3zm7 0h5v6h-5zm7 0h4m-4 6h4',
        screens: [{ title: 'Sponsoren-Ticker', skeleton: 'table', load: () => import('./ticker/TickerScreen.tsx') }],
      },
      {
        to: '/admin/sponsoren',
        label: 'Sponsoren',
        role: 'editor',
        icon: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
        resource: 'sponsors',
        one: 'Sponsor',
        use: 'sponsor',
        screens: entryScreens('Sponsor', () =>
          import('./sponsors/sponsor-kind.ts').then(({ sponsorKind }) => sponsorKind),
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
        icon: 'M4 8h4l2-3h4l2 3h4v12H4zm12 6a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
        resource: 'albums',
        one: 'Album',
        use: 'album',
        screens: [
          { skeleton: 'table', load: () => import('./albums/AlbumListScreen.tsx') },
          { path: '/:id', title: 'Album bearbeiten', skeleton: 'form', load: () => import('./albums/AlbumScreen.tsx') },
        ],
      },
      {
        to: '/admin/medien',
        label: 'Medien',
        role: 'editor',
        icon: 'M4 5h16v14H4zm0 12 5-6 4 5 3-3 4 4M16 9h.01',
        resource: 'media',
        reads: ['uploads'],
        screens: [
          { skeleton: 'cards', load: () => import('./media/MediaListScreen.tsx') },
          { path: '/:id', title: 'Bild bearbeiten', skeleton: 'form', load: () => import('./media/MediaScreen.tsx') },
        ],
      },
      {
        to: '/admin/vorstand',
        label: 'Vorstand',
        role: 'editor',
        icon: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6 9c0-4 3-6 6-6s6 2 6 6m1-16a3.5 3.5 0 0 1 0 7m2 3c2 .6 3 2.600 3 6',
        resource: 'board-members',
        one: 'Vorstand',
        use: 'board',
        screens: entryScreens('Vorstand', () => import('./board/board-kind.ts').then(({ boardKind }) => boardKind)),
      },
      {
        to: '/admin/seiten',
        label: 'Seiten',
        role: 'editor',
        icon: 'M6 3h9l4 4v14H6zm8 0v5h5M9 13h7m-7 4h7',
        resource: 'pages',
        one: 'Seite',
        use: 'page',
        screens: [
          { skeleton: 'table', load: () => import('./pages/PageListScreen.tsx') },
          { path: '/:slug', title: 'Seite', skeleton: 'form', load: () => import('./pages/PageScreen.tsx') },
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
        icon: 'M4 20h16M7 16v-5m5 5V5m5 11V9',
        reads: ['visits'],
        screens: [{ skeleton: 'cards', load: () => import('./statistics/StatisticsScreen.tsx') }],
      },
      {
        to: '/admin/benutzer',
        label: 'Benutzer',
        role: 'admin',
        icon: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21v-2a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v2M17 4a4 4 0 0 1 0 7M22 21v-2a5 5 0 0 0-4-5',
        resource: 'users',
        screens: [
          { load: () => import('./users/UserListScreen.tsx') },
          { path: '/neu', title: 'Jemanden einladen', load: () => import('./users/InviteScreen.tsx') },
          { path: '/:id', title: 'Benutzer bearbeiten', load: () => import('./users/UserScreen.tsx') },
        ],
      },
      {
        to: '/admin/verlauf',
        label: 'Verlauf',
        role: 'admin',
        icon: 'M12 7v5l4 2M4 12a8 8 0 1 0 3-6M4 4v4h4',
        reads: ['activity'],
        screens: [{ load: () => import('./activity/ActivityScreen.tsx') }],
      },
      {
        to: '/admin/module',
        label: 'Module',
        role: 'admin',
        icon: 'M4 4h7v7H4zm9 0h7v7h-7zM4 13h7v7H4zm12.5 0v7M13 16.5h7',
        resource: 'releases',
        reads: ['modules', 'errors'],
        screens: [{ skeleton: 'cards', load: () => import('./modules/ModuleListScreen.tsx') }],
      },
      {
        to: '/admin/einstellungen',
        label: 'Einstellungen',
        role: 'admin',
        icon: 'M4 7h9m5 0h2M4 17h2m5 0h9M15 4v6M8 14v6',
        resource: 'settings',
        one: 'Einstellungen',
        use: 'settings',
        screens: [
          { load: () => import('./settings/SettingsListScreen.tsx') },
          { path: '/:group', skeleton: 'form', load: () => import('./settings/SettingsScreen.tsx') },
        ],
      },
      {
        to: '/admin/sicherung',
        label: 'Sicherung',
        role: 'admin',
        icon: 'M12 4v10m-4-4 4 4 4-4M4 16v4h16v-4',
        resource: 'restore',
        reads: ['backup'],
        screens: [{ skeleton: 'form', load: () => import('./backup/BackupScreen.tsx') }],
      },
    ],
  },
];

/** Reached from the name of whoever is signed in. */
const ownAccount: AdminArea = {
  to: '/admin/konto',
  label: 'Mein Konto',
  role: 'trainer',
  icon: '',
  resource: 'account',
  screens: [{ load: () => import('./own-account/AccountScreen.tsx') }],
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
