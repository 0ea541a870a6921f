import type { AccountState } from '@portal/api/contract';
import { Badge } from '@portal/shared-ui';
import { stateNames } from './user-words.ts';

const colors = { active: 'green', invited: 'yellow', off: 'gray' } as const;

/** Whether somebody can sign in. */
export function StateBadge({ state }: { state: AccountState }) {
  return <Badge color={colors[state]}>{stateNames[state]}</Badge>;
}
