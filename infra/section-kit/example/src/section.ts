import type { Section } from '@portal/shared-ui';

/** The raffle: the prizes, and how to take part. */
export const section: Section = {
  name: 'tombola',
  title: 'Tombola',
  icon: 'star',
  settings: [
    { name: 'prize', type: 'string', label: 'Hauptpreis', default: 'einen Präsentkorb', maxLength: 60 },
    { name: 'price', type: 'number', label: 'Preis eines Loses in Euro', default: 2, minimum: 0.5, maximum: 20 },
  ],
  origins: [{ kind: 'connect', origin: 'https://lose.example', why: 'Fragt, wie viele Lose es noch gibt.' }],
  pages: [
    {
      path: '/tombola',
      title: 'Tombola',
      description: 'Preise und Lose der Tombola zum Sommerfest.',
      prefetch: 'idle',
      skeleton: 'cards',
      slots: ['prizes'],
      menu: { label: 'Tombola', order: 60 },
      data: () => ['/api/sections/tombola/settings'],
      load: () => import('./tombola/TombolaPage.tsx'),
    },
  ],
  widgets: {},
};
