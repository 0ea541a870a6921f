import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormLabel } from '../../kit/form/form-labels.ts';
import { roleExplanations } from './user-words.ts';

/** The role, each with what it may do. */
export function RoleField({ name = 'role' }: { name?: string }) {
  const id = useId();
  const { register } = useFormContext();
  useFormLabel(name, 'Rolle');
  return (
    <Roles>
      <legend>Rolle</legend>
      {roleExplanations.map(([role, label, text]) => (
        <Choice key={role} htmlFor={`${id}-${role}`}>
          <input id={`${id}-${role}`} type="radio" value={role} {...register(name)} />
          <span>
            <strong>{label}</strong>
            <small>{text}</small>
          </span>
        </Choice>
      ))}
    </Roles>
  );
}

/** A group of choices with a heading. */
export const Roles = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
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
    accent-color: var(--color-brand);
  }
  small {
    display: block;
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;
