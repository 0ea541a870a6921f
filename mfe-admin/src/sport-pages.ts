import type { SectionPage } from '@portal/shared-ui';

const admin = { description: 'Verwaltung der Vereinsseite.', prefetch: 'never', skeleton: 'text' } as const;

/** The screens for teams, Termine and training times. */
export const sportPages: readonly SectionPage[] = [
  {
    path: '/admin/mannschaften',
    title: 'Mannschaften',
    ...admin,
    load: () => import('./teams/TeamsPage.tsx'),
  },
  {
    path: '/admin/mannschaften/:id',
    title: 'Mannschaft',
    ...admin,
    load: () => import('./teams/TeamPage.tsx'),
  },
  {
    path: '/admin/mannschaften/neu',
    title: 'Neue Mannschaft',
    ...admin,
    load: () => import('./teams/NewTeamPage.tsx'),
  },
  {
    path: '/admin/termine',
    title: 'Termine',
    ...admin,
    load: () => import('./events/EventsPage.tsx'),
  },
  {
    path: '/admin/termine/:id',
    title: 'Termin',
    ...admin,
    load: () => import('./events/EventPage.tsx'),
  },
  {
    path: '/admin/termine/neu',
    title: 'Neuer Termin',
    ...admin,
    load: () => import('./events/NewEventPage.tsx'),
  },
  {
    path: '/admin/trainingszeiten',
    title: 'Trainingszeiten',
    ...admin,
    load: () => import('./training-times/TrainingTimesPage.tsx'),
  },
  {
    path: '/admin/trainingszeiten/:id',
    title: 'Trainingszeit',
    ...admin,
    load: () => import('./training-times/TrainingTimePage.tsx'),
  },
  {
    path: '/admin/trainingszeiten/neu',
    title: 'Neue Trainingszeit',
    ...admin,
    load: () => import('./training-times/NewTrainingTimePage.tsx'),
  },
];
