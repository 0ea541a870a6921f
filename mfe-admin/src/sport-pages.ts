import type { SectionPage } from '@portal/shared-ui';

const admin = { description: 'Verwaltung der Vereinsseite.', prefetch: 'never', skeleton: 'text' } as const;

/** The screens for teams, Termine and training times. */
export const sportPages: readonly SectionPage[] = [
  {
    path: '/admin/mannschaften',
    title: 'Mannschaften',
    ...admin,
    load: () => import('./teams/TeamListScreen.tsx'),
  },
  {
    path: '/admin/mannschaften/:id',
    title: 'Mannschaft',
    ...admin,
    load: () => import('./teams/TeamScreen.tsx'),
  },
  {
    path: '/admin/termine',
    title: 'Termine',
    ...admin,
    load: () => import('./events/EventListScreen.tsx'),
  },
  {
    path: '/admin/termine/:id',
    title: 'Termin',
    ...admin,
    load: () => import('./events/EventScreen.tsx'),
  },
  {
    path: '/admin/trainingszeiten',
    title: 'Trainingszeiten',
    ...admin,
    load: () => import('./training-times/TrainingTimeListScreen.tsx'),
  },
  {
    path: '/admin/trainingszeiten/:id',
    title: 'Trainingszeit',
    ...admin,
    load: () => import('./training-times/TrainingTimeScreen.tsx'),
  },
];
