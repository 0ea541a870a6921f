import { useParams } from 'react-router-dom';
import {
  Container,
  Skeleton,
  PageMeta,
  useClub,
  usePageTexts,
  useSiteOrigin,
  ButtonLink,
  ScriptedButton,
  EmptyState,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import type { Article } from '@portal/api/contract';
import { htmlText } from '@portal/shared-ui/html-text';
import { FeedLink } from '../FeedLink.tsx';
import { useArticle } from '../news-api.ts';
import { ArticleContent } from './ArticleContent.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';
import { articlePath } from '../article-card/article-path.ts';
import { describeArticle } from './structured-data.ts';
import { ShareButton } from './ShareButton.tsx';

/** `/news/{id or slug}`: one article (docs/specification.md#news-article-newsid-or-slug). */
export function ArticlePage() {
  const { idOrSlug = '' } = useParams();
  const { data: article, isLoading, error, reload } = useArticle(idOrSlug);

  if (isLoading)
    return (
      <>
        <PageMeta title="Neuigkeit" />
        <Skeleton shape="article" />
      </>
    );
  const isGone = error?.status === 404 || error?.status === 400;
  if (!article || isGone) {
    return <ArticleNotFound idOrSlug={idOrSlug} {...(error && !isGone && { onRetry: reload })} />;
  }
  return (
    <article>
      <ArticleMeta article={article} />
      <FeedLink />
      <ArticleHeader article={article} />
      <Body>
        <ArticleContent html={article.content} />
        <ArticleFooter title={article.title} />
      </Body>
      <Container>
        <RelatedArticles id={article.id} />
      </Container>
    </article>
  );
}

/** Title, link preview and structured data of an article. */
function ArticleMeta({ article }: { article: Article }) {
  const club = useClub();
  const origin = useSiteOrigin();
  const text = usePageTexts();
  const list = text('newsTitle', 'Vereinsneuigkeiten');
  const description = article.excerpt || htmlText(article.content).replace(/\s+/g, ' ');
  return (
    <PageMeta
      title={article.title}
      description={description}
      path={articlePath(article)}
      image={article.imageUrl}
      type="article"
      publishedAt={article.createdAt}
      jsonLd={describeArticle(article, { description, club: club.name, list, origin })}
    />
  );
}

const NOT_FOUND = {
  title: 'Artikel nicht gefunden',
  text: 'Der gewünschte Artikel konnte nicht gefunden werden.',
};

type ArticleNotFoundProps = { idOrSlug: string; onRetry?: () => void };

/**
 * No such article, or its request failed (texts: docs/specification.md#8-error-catalogue); only a failure can be tried
 * again.
 */
function ArticleNotFound({ idOrSlug, onRetry }: ArticleNotFoundProps) {
  return (
    <Page>
      <PageMeta title={NOT_FOUND.title} description={NOT_FOUND.text} path={`/news/${encodeURIComponent(idOrSlug)}`} />
      <EmptyState level={1} {...NOT_FOUND}>
        <ButtonLink to="/news">Zurück zu den Neuigkeiten</ButtonLink>
        {onRetry && (
          <ScriptedButton variant="secondary" onClick={onRetry}>
            Erneut versuchen
          </ScriptedButton>
        )}
      </EmptyState>
    </Page>
  );
}

/** The publisher of the article and, except on paper, the next steps. */
function ArticleFooter({ title }: { title: string }) {
  const club = useClub();
  return (
    <Footer>
      <p>
        Veröffentlicht von <strong>{club.name}</strong>
      </p>
      <Actions data-noprint="">
        <ShareButton title={title} />
        <ButtonLink to="/news">Weitere Neuigkeiten ansehen</ButtonLink>
      </Actions>
    </Footer>
  );
}

/* One size for all that follows the measure of 65 characters, so that its edges meet. */
const Body = styled(Container)`
  font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem);
`;

const Page = styled(Container)`
  padding-block: var(--space-section);
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  max-width: var(--width-text);
  margin: var(--space-12) auto 0;
  padding-top: var(--space-6);
  box-shadow: inset 0 2px var(--color-line);

  p {
    color: var(--color-muted);
  }

  strong {
    color: var(--color-text);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
