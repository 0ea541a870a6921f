import type { ShownState } from '@portal/api/contract';
import { Badge, type CategoryColor } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { fullTime } from '../full-time.ts';

/** The labels of the states of shown content, and their colours. */
const stateLabels: Readonly<Record<ShownState, string>> = {
  shown: 'Sichtbar',
  planned: 'Geplant',
  ended: 'Abgelaufen',
  off: 'Ausgeblendet',
};

const stateColors: Readonly<Record<ShownState, CategoryColor>> = {
  shown: 'green',
  planned: 'blue',
  ended: 'orange',
  off: 'gray',
};

type Shown = { state: ShownState; activeFrom: string | null; activeUntil: string | null };

/** Whether visitors see it now, and when that changes. */
function ShownStateBadge({ item: { state, activeFrom, activeUntil } }: { item: Shown }) {
  const change =
    state === 'planned'
      ? `ab ${fullTime(activeFrom)}`
      : state === 'shown' && activeUntil
        ? `bis ${fullTime(activeUntil)}`
        : '';
  return (
    <>
      <Badge color={stateColors[state]}>{stateLabels[state]}</Badge>
      {change && <When>{change}</When>}
    </>
  );
}

/** The parts of lists of content shown in a period: a column and a filter for its state, and their orders. */
export const stateColumn = {
  label: 'Status',
  render: (item: Parameters<typeof ShownStateBadge>[0]['item']) => <ShownStateBadge item={item} />,
};

export const stateFilter = {
  name: 'state',
  label: 'Status',
  choices: Object.entries(stateLabels),
};

export const shownSorts = [
  ['', 'In Reihenfolge'],
  ['name', 'Nach Name'],
  ['newest', 'Neueste zuerst'],
  ['ends', 'Läuft bald ab'],
] as const;

const When = styled.span`
  display: block;
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
