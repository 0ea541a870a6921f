import { useId } from 'react';
import type { TeamSummary } from '@portal/api/contract';
import { ErrorArea, Select, useResource } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { Message } from '../../kit/form/Field.tsx';
import { AskedField } from '../../kit/form/asked-field.ts';
import { Note } from '../../kit/layout.ts';

type TeamChoiceProps = { value: string; onChange: (teamId: string) => void; message: string | undefined };

/** Which team a file is about. */
export function TeamChoice({ value, onChange, message }: TeamChoiceProps) {
  const id = useId();
  const { data, error, reload } = useResource<TeamSummary[]>('/api/teams');
  if (!data && error) return <ErrorArea title="Die Mannschaften konnten nicht geladen werden" onRetry={reload} />;
  const teams = data ?? [];
  return (
    <AskedField>
      <label htmlFor={id}>Mannschaft</label>
      <Select
        id={id}
        value={value || 'none'}
        aria-invalid={message !== undefined}
        aria-describedby={`${id}-none ${id}-message`}
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
      {data?.length === 0 && (
        <Note id={`${id}-none`}>
          Es gibt noch keine. Bitte zuerst unter <Link to="/admin/mannschaften">Mannschaften</Link> anlegen.
        </Note>
      )}
      <Message id={`${id}-message`} role="alert">
        {message}
      </Message>
    </AskedField>
  );
}
