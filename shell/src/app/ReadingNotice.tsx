import { useEffect } from 'react';
import { Container, ErrorArea } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** Says of a page that the browser could not bring to life what is left of it. */
export function ReadingNotice() {
  useEffect(startPictures, []);
  return (
    <ErrorArea
      title="Diese Seite lässt sich gerade nur lesen"
      text="Knöpfe und Felder sind ausgefallen, Links führen weiter."
      onRetry={() => window.location.reload()}
    />
  );
}

/** The same of a widget, whose page is well. */
export function ReadingLine() {
  useEffect(startPictures, []);
  return (
    <Container>
      <Line>Dieser Teil der Seite lässt sich gerade nur lesen. Links führen weiter.</Line>
    </Container>
  );
}

/** These are new elements, which the page's own script has not seen. */
function startPictures(): void {
  document.querySelectorAll('main img').forEach((picture) => window.watchPicture?.(picture as HTMLImageElement));
}

const Line = styled.output`
  display: block;
  padding-block: var(--space-2);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
