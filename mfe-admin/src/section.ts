import type { Section } from '@portal/shared-ui';

/** Login and admin area; no visitor downloads any of it before pointing at the login. */
export const section: Section = {
  name: 'admin',
  pages: [
    {
      path: '/auth',
      title: 'Login',
      description: 'Anmeldung für Redaktion, Trainer und Verwaltung.',
      prefetch: 'never',
      skeleton: 'form',
      load: () => import('./login/LoginPage.tsx'),
    },
    {
      path: '/admin',
      title: 'Admin-Bereich',
      description: 'Verwaltung der Vereinsseite.',
      prefetch: 'never',
      skeleton: 'text',
      load: () => import('./admin/AdminPage.tsx'),
    },
  ],
  widgets: {},
};
