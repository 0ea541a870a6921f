import type { Section } from '@portal/shared-ui';
import { adminPages } from './screens.ts';

/** Login and admin area; no visitor downloads any of it before pointing at the login. */
export const section: Section = {
  name: 'admin',
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
      path: '/auth/einladung',
      title: 'Einladung annehmen',
      description: 'Lege dein Passwort fest, dann kann es losgehen.',
      prefetch: 'never',
      listed: false,
      skeleton: 'form',
      load: () => import('./screens/one-time-link/InvitationPage.tsx'),
    },
    {
      path: '/auth/passwort',
      title: 'Neues Passwort',
      description: 'Lege ein neues Passwort für dein Konto fest.',
      prefetch: 'never',
      listed: false,
      skeleton: 'form',
      load: () => import('./screens/one-time-link/NewPasswordPage.tsx'),
    },
    ...adminPages,
  ],
  widgets: {},
};
