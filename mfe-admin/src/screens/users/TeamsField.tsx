import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { OwnTeam } from '@portal/api/contract';
import { useResource } from '@portal/shared-ui';
import { Message } from '../../kit/form/Field.tsx';
import { useFormLabel } from '../../kit/form/form-labels.ts';
import { Choice, Roles } from './RoleField.tsx';

/** The teams that a trainer may edit; only for that role. */
export function TeamsField({ name = 'teams' }: { name?: string }) {
  const id = useId();
  const { control, watch } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const { data: teams = [] } = useResource<OwnTeam[]>('/api/admin/own-teams');
  useFormLabel(name, 'Mannschaften');
  if (watch('role') !== 'trainer') return null;
  const chosen = field.value as readonly string[];
  const toggle = (slug: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...chosen, slug] : chosen.filter((other) => other !== slug));
  return (
    <Roles aria-describedby={`${id}-message`}>
      <legend>Mannschaften</legend>
      {teams.map(({ slug, name: team }) => (
        <Choice key={slug} htmlFor={`${id}-${slug}`}>
          <input
            id={`${id}-${slug}`}
            type="checkbox"
            checked={chosen.includes(slug)}
            onChange={(event) => toggle(slug, event.target.checked)}
          />
          {team}
        </Choice>
      ))}
      {teams.length === 0 && <p>Es gibt noch keine Mannschaften. Sie werden unter „Mannschaften“ angelegt.</p>}
      <Message id={`${id}-message`} role="alert">
        {fieldState.error?.message}
      </Message>
    </Roles>
  );
}
