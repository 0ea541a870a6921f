import type { ReactNode } from 'react';
import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';

type FieldGroupProps = { title: string; onRemove: () => void; children: ReactNode };

/** Fields that belong together and can be removed together. */
export function FieldGroup({ title, onRemove, children }: FieldGroupProps) {
  return (
    <Group>
      <legend>{title}</legend>
      {children}
      <Button variant="quiet" onClick={onRemove}>
        {title} entfernen
      </Button>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
  margin: 0;
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius);

  legend {
    padding-inline: var(--space-2);
    font: 750 var(--text-lg) var(--font-display);
  }

  > button {
    justify-self: start;
  }
`;
