import type { SetupStep } from '@portal/api/contract';

/** One word for each step of the set-up. */
export const stepNames: Readonly<Record<SetupStep, string>> = {
  name: 'Name',
  aussehen: 'Farben und Wappen',
  anschrift: 'Anschrift',
  impressum: 'Impressum',
  mannschaften: 'Mannschaften',
  artikel: 'Artikel',
  veroeffentlichen: 'Online',
};
