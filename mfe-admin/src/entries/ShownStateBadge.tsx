import type { ShownState } from '@portal/api/contract';
import { Badge, formatDateTime } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { stateColors, stateLabels } from './shown-state.ts';

type ShownStateBadgeProps = { item: { state: ShownState; activeFrom: string | null; activeUntil: string | null } };

/** Whether visitors see it now, and when that changes. */
export function ShownStateBadge({ item: { state, activeFrom, activeUntil } }: ShownStateBadgeProps) {
  const change =
    state === 'planned'
      ? `ab ${formatDateTime(activeFrom)}`
      : state === 'shown' && activeUntil
        ? `bis ${formatDateTime(activeUntil)}`
        : '';
  return (
    <>
      <Badge color={stateColors[state]}>{stateLabels[state]}</Badge>
      {change && <When>{change}</When>}
    </>
  );
}

const When = styled.span`
  display: block;
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
