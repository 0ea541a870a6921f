import { styled } from 'styled-components';
import { Button } from './Button.tsx';

type ErrorAreaProps = { title?: string; onRetry?: (() => void) | undefined };

/** One area has failed; the rest of the page lives on (architecture, section 3). */
export function ErrorArea({ title = 'Dieser Bereich konnte nicht geladen werden', onRetry }: ErrorAreaProps) {
  return (
    <Box role="alert">
      <Title>{title}</Title>
      <p>Vielleicht ist die Verbindung gerade schlecht. Alles andere auf der Seite funktioniert weiter.</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Erneut versuchen
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-3);
  margin-block: var(--space-4);
  padding: var(--space-6);
  border-radius: var(--radius);
  background: linear-gradient(100deg, var(--color-brand) 10px, var(--color-surface) 10.5px);
  padding-left: calc(var(--space-6) + 14px);
  box-shadow: var(--shadow);
  p:last-of-type {
    color: var(--color-muted);
  }
`;

const Title = styled.p`
  font: var(--weight-display) var(--text-lg) / 1.15 var(--font-display);
  word-spacing: 0.06em;
`;
