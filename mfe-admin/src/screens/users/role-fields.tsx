import { useId } from 'react';
import { useFormContext, useController } from 'react-hook-form';
import { styled } from 'styled-components';
import type { OwnTeam, Role } from '@portal/api/contract';
import { useResource } from '@portal/shared-ui';
import { useFormLabel } from '../../kit/form/form-context.ts';
import { roleExplanations } from './user-words.ts';
import { Message } from '../../kit/form/Field.tsx';
import { SwitchField } from '../../kit/form/fields.tsx';
import { formValues } from '../../kit/form/form-values.ts';

/** The values of an account's forms. */
export type AccountValues = { name: string; email: string; role: Role; teams: string[]; readsMessages: boolean };

export const accountValues = formValues<AccountValues>({
  name: '',
  email: '',
  role: 'editor',
  teams: [],
  readsMessages: false,
});

/** The role, each with its permissions. */
export function RoleField() {
  const id = useId();
  const { register } = useFormContext();
  useFormLabel('role', 'Rolle');
  return (
    <Roles>
      <legend>Rolle</legend>
      {roleExplanations.map(([role, label, text]) => (
        <Choice key={role} htmlFor={`${id}-${role}`}>
          <input id={`${id}-${role}`} type="radio" value={role} {...register('role')} />
          <span>
            <strong>{label}</strong>
            <small>{text}</small>
          </span>
        </Choice>
      ))}
    </Roles>
  );
}

/** Whether the messages of the contact form are read, too; administrators do in any case. */
export function ReaderField() {
  const { watch } = useFormContext();
  if (watch('role') === 'admin') return null;
  return (
    <SwitchField
      name="readsMessages"
      label="Liest Nachrichten"
      hint="Liest, was über das Kontaktformular kommt, und antwortet. Das sind persönliche Angaben."
    />
  );
}

/** The teams that a trainer may edit; only for that role. */
export function TeamsField() {
  const id = useId();
  const { control, watch } = useFormContext();
  const { field, fieldState } = useController({ name: 'teams', control });
  const { data: teams } = useResource<OwnTeam[]>('/api/admin/own-teams');
  useFormLabel('teams', 'Mannschaften');
  if (watch('role') !== 'trainer') return null;
  const chosen = field.value as readonly string[];
  const toggle = (slug: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...chosen, slug] : chosen.filter((other) => other !== slug));
  return (
    <Roles aria-describedby={`${id}-message`}>
      <legend>Mannschaften</legend>
      {teams?.map(({ slug, name: team }) => (
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
      {teams?.length === 0 && <p>Es gibt noch keine Mannschaften. Sie werden unter „Mannschaften“ angelegt.</p>}
      <Message id={`${id}-message`} role="alert">
        {fieldState.error?.message}
      </Message>
    </Roles>
  );
}

/** A group of choices with a heading. */
export const Roles = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  legend {
    margin-bottom: var(--space-1);
    font-weight: 650;
  }
`;

/** A radio button or checkbox as a thumb-sized line. */
export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--touch);
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-control);
  border-radius: var(--radius);
  background: var(--color-surface);
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--color-brand-text);
    box-shadow: inset 0 0 0 1px var(--color-brand-text);
  }
  input {
    flex: none;
    width: 22px;
    height: 22px;
    accent-color: var(--color-brand-mark);
  }
  small {
    display: block;
  }
`;
