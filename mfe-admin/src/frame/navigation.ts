import type { Role } from '@portal/api/contract';

/** One screen in the navigation. `role` is the lowest that may open it; `icon` is a path on a 24 px grid. */
export type AdminEntry = { to: `/admin${string}`; label: string; role: Role; icon: string };

/** Entries that belong together. */
export type AdminGroup = { label: string; entries: readonly AdminEntry[] };

/** The one list of screens, in the order people see; the owner of a screen adds its line here. */
export const adminGroups: readonly AdminGroup[] = [
  {
    label: 'Verein aktuell',
    entries: [
      { to: '/admin', label: 'Übersicht', role: 'trainer', icon: 'M4 11 12 4l8 7v9h-6v-6h-4v6H4z' },
      {
        to: '/admin/neuigkeiten',
        label: 'Neuigkeiten',
        role: 'editor',
        icon: 'M4 5h13v14H6a2 2 0 0 1-2-2zm13 4h3v8a2 2 0 0 1-2 2M7 9h7M7 13h7',
      },
      { to: '/admin/termine', label: 'Termine', role: 'trainer', icon: 'M4 6h16v14H4zm0 5h16M8 3v4m8-4v4' },
      {
        to: '/admin/trainingszeiten',
        label: 'Trainingszeiten',
        role: 'trainer',
        icon: 'M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
      },
      {
        to: '/admin/mannschaften',
        label: 'Mannschaften',
        role: 'editor',
        icon: 'M8 4 3 7l2 4 2-1v10h10V10l2 1 2-4-5-3a4 4 0 0 1-8 0z',
      },
      { to: '/admin/nachrichten', label: 'Nachrichten', role: 'admin', icon: 'M3 6h18v13H3zm0 1 9 7 9-7' },
    ],
  },
  {
    label: 'Startseite',
    entries: [
      { to: '/admin/slides', label: 'Slides', role: 'editor', icon: 'M3 5h18v14H3zm0 11 5-5 4 4 3-3 6 5M15 9h.01' },
      { to: '/admin/banner', label: 'Banner', role: 'editor', icon: 'M5 3v18M5 5h14l-3 4 3 4H5' },
      { to: '/admin/ticker', label: 'Ticker', role: 'editor', icon: 'M3 9h5v6H3zm7 0h5v6h-5zm7 0h4m-4 6h4' },
      {
        to: '/admin/sponsoren',
        label: 'Sponsoren',
        role: 'editor',
        icon: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
      },
    ],
  },
  {
    label: 'Inhalte',
    entries: [
      {
        to: '/admin/fotos',
        label: 'Fotos',
        role: 'editor',
        icon: 'M4 8h4l2-3h4l2 3h4v12H4zm12 6a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
      },
      { to: '/admin/medien', label: 'Medien', role: 'editor', icon: 'M4 5h16v14H4zm0 12 5-6 4 5 3-3 4 4M16 9h.01' },
      {
        to: '/admin/vorstand',
        label: 'Vorstand',
        role: 'editor',
        icon: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6 9c0-4 3-6 6-6s6 2 6 6m1-16a3.5 3.5 0 0 1 0 7m2 3c2 .6 3 2.600 3 6',
      },
      { to: '/admin/seiten', label: 'Seiten', role: 'editor', icon: 'M6 3h9l4 4v14H6zm8 0v5h5M9 13h7m-7 4h7' },
    ],
  },
  {
    label: 'Verwaltung',
    entries: [
      { to: '/admin/statistik', label: 'Statistik', role: 'editor', icon: 'M4 20h16M7 16v-5m5 5V5m5 11V9' },
      {
        to: '/admin/benutzer',
        label: 'Benutzer',
        role: 'admin',
        icon: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21v-2a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v2M17 4a4 4 0 0 1 0 7M22 21v-2a5 5 0 0 0-4-5',
      },
      { to: '/admin/verlauf', label: 'Verlauf', role: 'admin', icon: 'M12 7v5l4 2M4 12a8 8 0 1 0 3-6M4 4v4h4' },
      {
        to: '/admin/module',
        label: 'Module',
        role: 'admin',
        icon: 'M4 4h7v7H4zm9 0h7v7h-7zM4 13h7v7H4zm12.5 0v7M13 16.5h7',
      },
      {
        to: '/admin/einstellungen',
        label: 'Einstellungen',
        role: 'admin',
        icon: 'M4 7h9m5 0h2M4 17h2m5 0h9M15 4v6M8 14v6',
      },
      { to: '/admin/sicherung', label: 'Sicherung', role: 'admin', icon: 'M12 4v10m-4-4 4 4 4-4M4 16v4h16v-4' },
    ],
  },
];

const RANK: Readonly<Record<Role, number>> = { trainer: 1, editor: 2, admin: 3 };

/** Whether a role includes another: admin ⊇ editor ⊇ trainer. */
export function includesRole(role: Role, needed: Role): boolean {
  return RANK[role] >= RANK[needed];
}

/** The groups with what this role may open, without empty ones. */
export function groupsFor(role: Role): readonly AdminGroup[] {
  return adminGroups
    .map(({ label, entries }) => ({ label, entries: entries.filter((entry) => includesRole(role, entry.role)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether the entry's screen, or one below it, is open; the overview only itself. */
export function isOpen({ to }: AdminEntry, pathname: string): boolean {
  return pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`));
}

/** Whether there is a screen at an address and this role may open it. */
export function mayOpen(role: Role, address: string): boolean {
  const [pathname = ''] = address.split('?');
  return groupsFor(role).some(({ entries }) => entries.some((entry) => isOpen(entry, pathname)));
}
