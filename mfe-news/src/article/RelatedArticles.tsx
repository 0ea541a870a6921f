import { SectionHeading } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ArticleCard } from '../article-card/ArticleCard.tsx';
import { useSimilarArticles } from '../news-api.ts';

/**
 * 'Ähnliche Beiträge', at most three. Its address needs the article's id, which the server does not know before it has
 * the article: so the browser requests it, and its place is kept meanwhile.
 */
export function RelatedArticles({ id }: { id: string }) {
  const { data, error } = useSimilarArticles(id);

  // Nothing similar, or a failed request: readers do not miss it.
  if (error || data?.length === 0) return <Space data-noprint="" />;
  return (
    <Space data-noprint="">
      <Block aria-labelledby="related" $isPending={!data}>
        <SectionHeading id="related">Ähnliche Beiträge</SectionHeading>
        <List aria-busy={!data}>
          {data
            ? data.slice(0, 3).map((article) => (
                <li key={article.id}>
                  <ArticleCard
                    article={article}
                    heading="h3"
                    sizes="(min-width: 1320px) 400px, (min-width: 768px) 29vw, calc(100vw - 32px)"
                  />
                </li>
              ))
            : ['first', 'second', 'third'].map((key) => <Pending key={key} aria-hidden="true" />)}
        </List>
      </Block>
    </Space>
  );
}

const Space = styled.div`
  padding-block: var(--space-section);
`;

/* Without JavaScript nothing would ever come. */
const Block = styled.section<{ $isPending: boolean }>`
  @media (scripting: none) {
    ${({ $isPending }) => $isPending && 'display: none;'}
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/* As high as a card: its picture and about three lines. */
const Pending = styled.li`
  padding-bottom: 150px;
  border-radius: var(--radius);
  background: var(--color-sunken);
  background-clip: content-box;

  &::before {
    display: block;
    aspect-ratio: 16 / 9;
    content: '';
  }
`;
