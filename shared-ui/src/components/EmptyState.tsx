import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusOnLeaving } from './focus-on-leaving.ts';
import { PitchLines } from './PitchLines.tsx';
import { pitchGround } from './surfaces.ts';

type EmptyStateProps = { title: string; text?: string; level?: 1 | 2 | 3; children?: ReactNode };

/** An inviting empty state: the title, a sentence, and as children the next steps. */
export function EmptyState({ title, text, level = 2, children }: EmptyStateProps) {
  return (
    <Field ref={focusOnLeaving} data-empty="">
      <PitchLines />
      <Title as={`h${level}`}>{title}</Title>
      {text && <p>{text}</p>}
      {children && <Actions>{children}</Actions>}
    </Field>
  );
}

const Field = styled.div`
  ${pitchGround}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  min-height: 300px;
  padding: var(--space-12) var(--space-6);
  background: var(--color-sunken);
  text-align: center;
  p {
    max-width: 22.9em;
    color: var(--color-muted);
  }
`;

const Title = styled.h2`
  font-size: var(--text-xl);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  margin-top: var(--space-3);
`;
