import type { Section } from '@portal/shared-ui';

/** The raffle: what can be won, and how to take part. */
export const section: Section = {
  name: 'tombola',
  pages: [
    {
      path: '/tombola',
      title: 'Tombola',
      description: 'Preise und Lose der Tombola zum Sommerfest.',
      prefetch: 'idle',
      skeleton: 'cards',
      menu: { label: 'Tombola', order: 60 },
      load: () => import('./tombola/TombolaPage.tsx'),
    },
  ],
  widgets: {},
};
