import { useId } from 'react';
import type { TeamSummary } from '@portal/api/contract';
import { Select, useResource } from '@portal/shared-ui';
import { AskedField } from './asked-field.ts';

type TeamChoiceProps = { value: string; onChange: (teamId: string) => void };

/** What {@link TeamChoice} says before a team is chosen. */
export const NO_TEAM = 'Bitte zuerst die Mannschaft wählen.';

/** Which team a file is about. */
export function TeamChoice({ value, onChange }: TeamChoiceProps) {
  const id = useId();
  const { data: teams = [] } = useResource<TeamSummary[]>('/api/teams');
  return (
    <AskedField>
      <label htmlFor={id}>Mannschaft</label>
      <Select id={id} value={value || 'none'} onChange={({ target }) => onChange(target.value)}>
        <option value="none" disabled>
          Bitte wählen
        </option>
        {teams.map(({ id: teamId, name }) => (
          <option key={teamId} value={teamId}>
            {name}
          </option>
        ))}
      </Select>
    </AskedField>
  );
}
