import type { SectionPage } from '@portal/shared-ui';
import { adminAreas, setAreas, titleOf, type AdminGroup } from './kit/frame/areas.ts';
import { entryScreens } from './entry-screens.tsx';
import { sideAreas } from './side-areas.ts';

/** The one table of screens, in the order people see. */
const adminGroups: readonly AdminGroup[] = [
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
        role: 'trainer',
        icon: 'newspaper',
        resource: 'news',
        one: 'Artikel',
        use: 'article',
        screens: [
          { skeleton: 'table', load: () => import('./screens/news/ArticleListScreen.tsx') },
          {
            path: '/:id',
            title: 'Artikel bearbeiten',
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
          { path: '/:id', load: () => import('./screens/events/EventScreen.tsx') },
        ],
      },
      {
        to: '/admin/eilmeldungen',
        label: 'Eilmeldungen',
        role: 'editor',
        icon: 'alert',
        resource: 'notices',
        one: 'Eilmeldung',
        screens: entryScreens(() => import('./screens/notices/notice-kind.ts').then(({ noticeKind }) => noticeKind)),
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
            load: () => import('./screens/training-times/TrainingTimeScreen.tsx'),
          },
        ],
      },
      {
        to: '/admin/ferien',
        label: 'Ferien',
        role: 'editor',
        icon: 'sun',
        resource: 'school-holidays',
        one: 'Ferien',
        screens: [
          { load: () => import('./screens/school-holidays/SchoolHolidayListScreen.tsx') },
          { path: '/:id', load: () => import('./screens/school-holidays/SchoolHolidayScreen.tsx') },
        ],
      },
      {
        to: '/admin/mannschaften',
        label: 'Mannschaften',
        role: 'trainer',
        icon: 'shirt',
        resource: 'teams',
        reads: ['own-teams'],
        one: 'Mannschaft',
        use: 'team',
        screens: [
          { load: () => import('./screens/teams/TeamListScreen.tsx') },
          { path: '/:id', load: () => import('./screens/teams/TeamScreen.tsx') },
          {
            path: '/:id/tabelle',
            title: 'Tabelle',
            skeleton: 'form',
            load: () => import('./screens/teams/TableScreen.tsx'),
          },
        ],
      },
      {
        to: '/admin/nachrichten',
        label: 'Nachrichten',
        role: 'admin',
        forReaders: true,
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
        label: 'Titelbilder',
        role: 'editor',
        icon: 'slides',
        resource: 'sliders',
        one: 'Titelbild',
        use: 'slide',
        screens: entryScreens(() => import('./screens/slides/slide-kind.ts').then(({ slideKind }) => slideKind)),
      },
      {
        to: '/admin/banner',
        label: 'Banner',
        role: 'editor',
        icon: 'flag',
        resource: 'banners',
        one: 'Banner',
        use: 'banner',
        screens: entryScreens(() => import('./screens/banners/banner-kind.ts').then(({ bannerKind }) => bannerKind)),
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
        screens: entryScreens(() =>
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
        role: 'trainer',
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
        to: '/admin/dateien',
        label: 'Dateien',
        role: 'editor',
        icon: 'link',
        resource: 'documents',
        one: 'Datei',
        screens: [
          { skeleton: 'table', load: () => import('./screens/documents/DocumentListScreen.tsx') },
          {
            path: '/reihenfolge',
            title: 'Reihenfolge',
            skeleton: 'table',
            load: () => import('./screens/documents/DocumentOrderScreen.tsx'),
          },
          {
            path: '/:id',
            title: 'Datei bearbeiten',
            skeleton: 'form',
            load: () => import('./screens/documents/DocumentScreen.tsx'),
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
        screens: entryScreens(() => import('./screens/board/board-kind.ts').then(({ boardKind }) => boardKind)),
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
          { path: '/:slug', skeleton: 'form', load: () => import('./screens/pages/PageScreen.tsx') },
        ],
      },
      {
        to: '/admin/eigene-seiten',
        label: 'Eigene Seiten',
        role: 'editor',
        icon: 'page-add',
        resource: 'own-pages',
        one: 'Eigene Seite',
        use: 'own-page',
        screens: entryScreens(() =>
          import('./screens/own-pages/own-page-kind.ts').then(({ ownPageKind }) => ownPageKind),
        ),
      },
      {
        to: '/admin/texte',
        label: 'Texte der Seiten',
        role: 'editor',
        icon: 'text',
        resource: 'page-texts',
        one: 'Texte',
        screens: [{ skeleton: 'form', load: () => import('./screens/page-texts/PageTextsScreen.tsx') }],
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
        to: '/admin/importieren',
        label: 'Importieren',
        role: 'editor',
        icon: 'import',
        reads: ['imports'],
        screens: [
          { load: () => import('./screens/imports/ImportListScreen.tsx') },
          { path: '/dfbnet', title: 'Spielplan aus DFBnet', load: () => import('./screens/imports/DfbnetScreen.tsx') },
          {
            path: '/kalender',
            title: 'Spiele aus einem Kalender',
            load: () => import('./screens/imports/IcalScreen.tsx'),
          },
          {
            path: '/kader',
            title: 'Kader aus einer Tabelle',
            load: () => import('./screens/imports/SquadImportScreen.tsx'),
          },
          {
            path: '/sponsoren',
            title: 'Sponsoren aus einer Tabelle',
            load: () => import('./screens/imports/SponsorImportScreen.tsx'),
          },
          { path: '/saison', title: 'Saison wechseln', load: () => import('./screens/imports/SeasonScreen.tsx') },
        ],
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
          {
            labels: () => import('./screens/settings/groups.ts').then(({ settingsLabels }) => settingsLabels),
            load: () => import('./screens/settings/SettingsListScreen.tsx'),
          },
          {
            path: '/einrichten',
            title: 'Seite einrichten',
            skeleton: 'form',
            load: () => import('./screens/settings/SetupScreen.tsx'),
          },
          { path: '/:group', skeleton: 'form', load: () => import('./screens/settings/SettingsScreen.tsx') },
        ],
      },
      {
        to: '/admin/sicherung',
        label: 'Sicherung',
        role: 'admin',
        icon: 'download',
        resource: 'restore',
        reads: ['backup', 'demo'],
        screens: [{ skeleton: 'form', load: () => import('./screens/backup/BackupScreen.tsx') }],
      },
    ],
  },
];

setAreas(adminGroups, sideAreas);

/** The screens as pages of the section. */
export const adminPages: readonly SectionPage[] = adminAreas().flatMap((area) =>
  area.screens.map((screen) => ({
    path: `${area.to}${screen.path ?? ''}` as const,
    title: titleOf(area, screen),
    description: 'Verwaltung der Vereinsseite.',
    prefetch: 'never' as const,
    access: 'signed-in' as const,
    skeleton: screen.skeleton ?? 'text',
    load: screen.load,
  })),
);
