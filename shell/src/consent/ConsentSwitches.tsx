import { useId } from 'react';
import { styled } from 'styled-components';

/**
 * The categories a visitor may choose; essential cookies cannot be switched off
 * (docs/specification.md#5-validation-rules).
 */
export type Selection = { analytics: boolean; marketing: boolean };

const categories = [
  { name: 'essential', label: 'Erforderlich', text: 'Damit die Seite funktioniert, etwa Anmeldung und diese Auswahl.' },
  { name: 'analytics', label: 'Analyse', text: 'Eigene Zählung der Besuche, ohne IP-Adresse und ohne Cookies.' },
  { name: 'marketing', label: 'Marketing', text: 'Inhalte anderer Anbieter, etwa Tabellen und Liveticker.' },
] as const;

type ConsentSwitchesProps = { selection: Selection; onChange: (selection: Selection) => void };

/** One switch for each category. */
export function ConsentSwitches({ selection, onChange }: ConsentSwitchesProps) {
  const id = useId();
  return (
    <List>
      {categories.map(({ name, label, text }) => (
        <li key={name}>
          <label htmlFor={`${id}${name}`}>{label}</label>
          <p id={`${id}${name}-text`}>{text}</p>
          <Switch
            type="checkbox"
            role="switch"
            id={`${id}${name}`}
            aria-describedby={`${id}${name}-text`}
            checked={name === 'essential' || selection[name]}
            aria-checked={name === 'essential' || selection[name]}
            disabled={name === 'essential'}
            onChange={({ target }) => onChange({ ...selection, [name]: target.checked })}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin-block: var(--space-3);
  li {
    display: grid;
    grid-template: 'label switch' 'text switch' / 1fr auto;
    column-gap: var(--space-4);
    align-items: center;
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-line);
  }
  label {
    grid-area: label;
    font-weight: 700;
    cursor: pointer;
  }
  p {
    grid-area: text;
    color: var(--color-muted);
    font-size: var(--text-sm);
    line-height: 1.35;
  }
`;

const Switch = styled.input`
  grid-area: switch;
  appearance: none;
  position: relative;
  width: 52px;
  height: 32px;
  margin: 0;
  border: 2px solid var(--color-control);
  border-radius: 16px;
  background: var(--color-surface);
  cursor: pointer;
  transition: background-color var(--motion-fast);
  &::before {
    content: '';
    position: absolute;
    inset: 4px auto 4px 4px;
    width: 20px;
    border-radius: 50%;
    background: var(--color-control);
    transition: transform var(--motion-fast);
  }
  &:checked {
    border-color: var(--color-brand-edge);
    background: var(--color-brand);
  }
  &:checked::before {
    background: var(--color-on-brand);
    transform: translateX(20px);
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
