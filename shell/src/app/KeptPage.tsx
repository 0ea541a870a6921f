import { useLayoutEffect, useRef } from 'react';
import { Button, Container } from '@portal/shared-ui';
import { styled } from 'styled-components';

type KeptPageProps = { html: string; onRetry: () => void };

/** A page as the server sent it, when the browser cannot bring it to life: to be read, and left by its links. */
export function KeptPage({ html, onRetry }: KeptPageProps) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const picture of page.current?.querySelectorAll<HTMLImageElement>('img[data-src]') ?? [])
      window.watchPicture?.(picture);
  }, [html]);
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- the page's own HTML, as the server sent it */}
      <div ref={page} dangerouslySetInnerHTML={{ __html: html }} />
      <Place>
        <Notice role="alert">
          <p>Diese Seite lässt sich gerade nur lesen: Ihre Knöpfe und Felder sind ausgefallen, Links führen weiter.</p>
          <Button variant="secondary" onClick={onRetry}>
            Erneut versuchen
          </Button>
        </Notice>
      </Place>
    </>
  );
}

const Place = styled(Container)`
  position: sticky;
  bottom: var(--space-4);
  margin-block: var(--space-4);
  z-index: 1;
`;

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);
  p {
    flex: 1 1 16em;
  }
`;
