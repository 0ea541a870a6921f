import type { ShownState } from '@portal/api/contract';
import type { CategoryColor } from '@portal/shared-ui';

/** What the states of shown content are called, and their colours. */
export const stateLabels: Readonly<Record<ShownState, string>> = {
  shown: 'Sichtbar',
  planned: 'Geplant',
  ended: 'Abgelaufen',
  off: 'Ausgeblendet',
};

export const stateColors: Readonly<Record<ShownState, CategoryColor>> = {
  shown: 'green',
  planned: 'blue',
  ended: 'orange',
  off: 'gray',
};

/** The filter by state, and the orders that lists of shown content have. */
export const stateFilter = {
  name: 'state',
  label: 'Status',
  choices: [['', 'Alle Status'], ...Object.entries(stateLabels)] as [string, string][],
};
export const shownSorts = [
  ['', 'In Reihenfolge'],
  ['name', 'Nach Name'],
  ['newest', 'Neueste zuerst'],
  ['ends', 'Läuft bald ab'],
] as const;
