import type { Team } from '@portal/api/contract';
import { ButtonLink, formatDate, raised, SectionHeading } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTeamNews } from '../teams-api.ts';

/** The newest articles about a team; nothing as long as there are none. */
export function TeamNews({ team: { slug } }: { team: Team }) {
  const { data } = useTeamNews(slug);
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="team-news">
      <SectionHeading
        id="team-news"
        action={
          data.total > data.items.length && (
            <ButtonLink to={`/news?kategorie=${slug}`} variant="quiet">
              Alle anzeigen
            </ButtonLink>
          )
        }
      >
        Neuigkeiten
      </SectionHeading>
      <List>
        {data.items.map((article) => (
          <Item key={article.id}>
            <time dateTime={article.createdAt}>{formatDate(article.createdAt)}</time>
            <Link to={`/news/${article.slug}`}>{article.title}</Link>
          </Item>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Item = styled.li`
  display: grid;
  padding: var(--space-3) var(--space-4);
  ${raised}

  time {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    color: inherit;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`;
