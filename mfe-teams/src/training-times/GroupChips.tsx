import type { TeamGroup } from '@portal/api/contract';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { GROUP_PARAMETER, type groupsOf } from './group-choice.ts';

type GroupChipsProps = { groups: ReturnType<typeof groupsOf>; chosen: TeamGroup | undefined };

/** Chooses whose times are shown, in the address. */
export function GroupChips({ groups, chosen }: GroupChipsProps) {
  const all = { group: undefined, value: '', label: 'Alle' };
  return (
    <Chips aria-label="Trainingszeiten von">
      {[all, ...groups].map(({ group, value, label }) => (
        <Chip
          key={label}
          to={value ? `/trainingszeiten?${GROUP_PARAMETER}=${value}` : '/trainingszeiten'}
          replace
          preventScrollReset
          aria-current={group === chosen ? 'true' : undefined}
        >
          {label}
        </Chip>
      ))}
    </Chips>
  );
}

const Chips = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-control);
  border-radius: 999px;
  background: var(--color-surface);
  color: var(--color-text);
  text-decoration: none;

  @media (min-width: 400px) {
    padding-inline: var(--space-4);
  }

  &:hover {
    border-color: var(--color-text);
  }

  &[aria-current] {
    border-color: var(--color-text);
    background: var(--color-text);
    color: var(--color-page);
    font-weight: 650;
  }
`;
