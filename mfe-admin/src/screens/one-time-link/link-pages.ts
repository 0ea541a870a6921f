/** The titles of the pages behind a one-time link. */
export const linkPages = [
  {
    path: '/auth/einladung',
    title: 'Einladung annehmen',
    description: 'Lege dein Passwort fest, dann kann es losgehen.',
  },
  {
    path: '/auth/passwort',
    title: 'Neues Passwort',
    description: 'Lege ein neues Passwort für dein Konto fest.',
  },
] as const;
