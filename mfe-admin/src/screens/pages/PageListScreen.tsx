import type { EditablePageSummary } from '@portal/api/contract';
import { Badge, ErrorArea, formatDate, Skeleton, useResource, raised } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';

/** `/admin/seiten`: the content pages. There are nine, so nothing needs to be searched. */
export function PageListScreen() {
  return (
    <AdminFrame lead="Die festen Seiten des Vereins, vom Porträt bis zum Impressum.">
      <Pages />
    </AdminFrame>
  );
}

function Pages() {
  const { data, error, reload } = useResource<EditablePageSummary[]>('/api/admin/pages', { freshTime: 0 });
  if (!data) return error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="table" />;
  return (
    <List>
      {data.map(({ slug, title, missing, hasDraft, isHidden, updatedAt }) => (
        <li key={slug}>
          <Link to={`/admin/seiten/${slug}`}>{title}</Link>
          <span>zuletzt geändert am {formatDate(updatedAt)}</span>
          {isHidden && <Badge color="gray">Ausgeblendet</Badge>}
          {hasDraft && <Badge color="blue">Entwurf wartet</Badge>}
          {missing.length > 0 && <Badge color="orange">Es fehlt: {missing.join(', ')}</Badge>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-width: 760px;

  li {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
    padding: var(--space-3) var(--space-5);
    ${raised}
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: inherit;
    font-weight: 700;
  }

  a + span {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  li > span + span {
    white-space: normal;
  }
`;
