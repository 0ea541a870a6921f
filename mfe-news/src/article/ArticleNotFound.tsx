import { Button, ButtonLink, Container, EmptyState, PageMeta } from '@portal/shared-ui';
import { styled } from 'styled-components';

type ArticleNotFoundProps = { idOrSlug: string; onRetry?: () => void };

/**
 * No such article, or its request failed (texts: docs/specification.md#8-error-catalogue); only a failure can be tried
 * again.
 */
export function ArticleNotFound({ idOrSlug, onRetry }: ArticleNotFoundProps) {
  return (
    <Page>
      <PageMeta title="Artikel nicht gefunden" path={`/news/${encodeURIComponent(idOrSlug)}`} />
      <EmptyState level={1} title="Artikel nicht gefunden" text="Der gewünschte Artikel konnte nicht gefunden werden.">
        <ButtonLink to="/news">Zurück zu den Neuigkeiten</ButtonLink>
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            Erneut versuchen
          </Button>
        )}
      </EmptyState>
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: var(--space-section);
`;
