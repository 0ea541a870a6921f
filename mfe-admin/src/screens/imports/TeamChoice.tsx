import { useId } from 'react';
import type { TeamSummary } from '@portal/api/contract';
import { Select, useResource } from '@portal/shared-ui';
import { Message } from '../../kit/form/Field.tsx';
import { AskedField } from '../../kit/form/asked-field.ts';

type TeamChoiceProps = { value: string; onChange: (teamId: string) => void; message: string | undefined };

/** Which team a file is about. */
export function TeamChoice({ value, onChange, message }: TeamChoiceProps) {
  const id = useId();
  const { data: teams = [] } = useResource<TeamSummary[]>('/api/teams');
  return (
    <AskedField>
      <label htmlFor={id}>Mannschaft</label>
      <Select
        id={id}
        value={value || 'none'}
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-message`}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="none" disabled>
          Bitte wählen
        </option>
        {teams.map(({ id: teamId, name }) => (
          <option key={teamId} value={teamId}>
            {name}
          </option>
        ))}
      </Select>
      <Message id={`${id}-message`} role="alert">
        {message}
      </Message>
    </AskedField>
  );
}
