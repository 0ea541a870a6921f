import type { AdminArea } from './kit/frame/areas.ts';
import { entryScreens } from './entry-screens.tsx';

/** Reached from the name of the signed-in user. */
const ownAccount: AdminArea = {
  to: '/admin/konto',
  label: 'Mein Konto',
  role: 'trainer',
  icon: 'users',
  resource: 'account',
  screens: [
    { load: () => import('./screens/own-account/AccountScreen.tsx') },
    { path: '/willkommen', title: 'Willkommen', load: () => import('./screens/welcome/WelcomeScreen.tsx') },
    { path: '/:section', skeleton: 'form', load: () => import('./screens/own-account/AccountSectionScreen.tsx') },
  ],
};

/** Reached from the list of teams: most clubs have none. */
const departments: AdminArea = {
  to: '/admin/abteilungen',
  label: 'Abteilungen',
  role: 'editor',
  icon: 'shirt',
  resource: 'departments',
  one: 'Abteilung',
  above: '/admin/mannschaften',
  screens: entryScreens(() =>
    import('./screens/departments/department-kind.ts').then(({ departmentKind }) => departmentKind),
  ),
};

/** Reached from the list of news. */
const newsCategories: AdminArea = {
  to: '/admin/kategorien',
  label: 'Kategorien',
  role: 'editor',
  icon: 'newspaper',
  resource: 'news-categories',
  one: 'Kategorie',
  above: '/admin/neuigkeiten',
  screens: entryScreens(() => import('./screens/news/category-kind.tsx').then(({ categoryKind }) => categoryKind)),
};

/** Reached from the list of imports: most clubs need it once. */
const wordpress: AdminArea = {
  to: '/admin/importieren/wordpress',
  label: 'Website aus WordPress',
  role: 'admin',
  icon: 'newspaper',
  resource: 'wordpress-imports',
  one: 'Import aus WordPress',
  above: '/admin/importieren',
  screens: [{ skeleton: 'form', load: () => import('./screens/wordpress/WordPressScreen.tsx') }],
};

/** Reached from „Saison wechseln“: somebody is taken out of it once in a few years. */
const archive: AdminArea = {
  to: '/admin/archiv',
  label: 'Saisons im Archiv',
  role: 'admin',
  icon: 'history',
  resource: 'seasons',
  one: 'Saison im Archiv',
  above: '/admin/importieren',
  screens: [
    { skeleton: 'table', load: () => import('./screens/archive/ArchiveListScreen.tsx') },
    { path: '/:id', skeleton: 'form', load: () => import('./screens/archive/ArchivedSeasonScreen.tsx') },
  ],
};

/** Areas that the navigation does not name, in the order of the log's filter. */
export const sideAreas: readonly AdminArea[] = [departments, newsCategories, wordpress, archive, ownAccount];
