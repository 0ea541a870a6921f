import type { Section } from '@portal/shared-ui';
import { adminPages } from './screens.ts';
import { linkPages } from './screens/one-time-link/link-pages.ts';

/** Login and admin area; no visitor downloads any of it before pointing at the login. */
export const section: Section = {
  name: 'admin',
  title: 'Admin-Bereich',
  icon: 'sliders',
  pages: [
    {
      path: '/auth',
      title: 'Login',
      description: 'Anmeldung für Redaktion, Trainer und Verwaltung.',
      prefetch: 'never',
      listed: false,
      skeleton: 'form',
      load: () => import('./screens/login/LoginPage.tsx'),
    },
    {
      path: '/auth/vergessen',
      title: 'Passwort vergessen',
      description: 'Ein Link für ein neues Passwort.',
      prefetch: 'never',
      listed: false,
      skeleton: 'form',
      load: () => import('./screens/login/ForgottenPage.tsx'),
    },
    ...linkPages.map((page) => ({
      ...page,
      prefetch: 'never' as const,
      listed: false,
      skeleton: 'form' as const,
      load: () => import('./screens/one-time-link/LinkPage.tsx'),
    })),
    ...adminPages,
  ],
  widgets: {},
};
