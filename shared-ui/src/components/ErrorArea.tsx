import { styled } from 'styled-components';
import { Container } from './Container.tsx';
import { ScriptedButton } from './Button.tsx';
import { focusOnLeaving } from './focus-on-leaving.ts';
import { raised } from './surfaces.ts';

/** `heading` is `h1` if the area is the whole page. */
type ErrorAreaProps = { title?: string; text?: string; heading?: 'h1' | 'p'; onRetry?: (() => void) | undefined };

/** One area has failed; the rest of the page still works (ARCHITECTURE.md#one-request). */
export function ErrorArea({
  title = 'Dieser Bereich konnte nicht geladen werden',
  text = 'Vielleicht ist die Verbindung gerade schlecht. Alles andere auf der Seite funktioniert weiter.',
  heading = 'p',
  onRetry,
}: ErrorAreaProps) {
  return (
    <Container>
      <Box ref={focusOnLeaving} role="alert">
        <Title as={heading}>{title}</Title>
        <p>{text}</p>
        {onRetry && (
          <ScriptedButton variant="secondary" onClick={onRetry}>
            Erneut versuchen
          </ScriptedButton>
        )}
      </Box>
    </Container>
  );
}

const Box = styled.div`
  margin-block: var(--space-4);
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-3);
  position: relative;
  overflow: hidden;
  padding: var(--space-6) var(--space-6) var(--space-6) var(--space-10);
  ${raised}
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 20px;
    background: var(--color-category-red);
    clip-path: polygon(0 0, 100% 0, 40% 100%, 0 100%);
  }
  p:last-of-type {
    color: var(--color-muted);
  }
`;

const Title = styled.p`
  font: var(--weight-display) var(--text-lg) / 1.15 var(--font-display);
  word-spacing: 0.06em;
`;
