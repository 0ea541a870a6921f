import { ShownStateBadge, stateLabels } from './ShownStateBadge.tsx';

/** What lists of content have that is shown in a period: a column and a filter for its state, and their orders. */
export const stateColumn = {
  label: 'Status',
  render: (item: Parameters<typeof ShownStateBadge>[0]['item']) => <ShownStateBadge item={item} />,
};
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
