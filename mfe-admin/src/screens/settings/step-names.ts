import type { SetupStep } from '@portal/api/contract';

/** What the steps of the set-up are called in a word. */
export const stepNames: Readonly<Record<SetupStep, string>> = {
  name: 'Name',
  aussehen: 'Farben und Wappen',
  anschrift: 'Anschrift',
  impressum: 'Impressum',
  mannschaften: 'Mannschaften',
  artikel: 'Artikel',
  veroeffentlichen: 'Online',
};
